import { regionOf } from '@/rules/i-spy/model/map';
import { type Capital } from '@/rules/i-spy/model/pieces';
import { type Preview } from '../standing/columns';
import { type Turn } from './use-turn';

/** What the picture shows before it is made: the contact or the Retrieval that was tapped, and the contact where the Spy would go. */
export const previewOf = (turn: Turn): Preview => {
  const { third } = turn;
  const capital = third?.kind === 'contact' ? third.capital : capitalOf(turn);
  const contact = capital && turn.table.view.prints.contacts[capital];
  return {
    ...(contact ? { contact: { nation: contact.nation, by: contact.influence } } : {}),
    ...(third?.kind === 'retrieval' && third.card ? { retrieved: third.card } : {}),
  };
};

const capitalOf = ({ table: { view }, goal }: Turn): Capital | undefined => {
  const region = goal && view.map && regionOf(view.map.print, goal.region);
  return region?.kind === 'capital' && !view.turn.third ? region.capital : undefined;
};
