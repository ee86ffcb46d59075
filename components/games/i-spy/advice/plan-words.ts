import { type Speak } from '@/i18n/say';
import { type Plan } from '@/rules/i-spy/advice/turn-plan';
import { regionOf } from '@/rules/i-spy/model/map';
import { makeContact } from '@/rules/i-spy/moves/make-contact';
import { playCard } from '@/rules/i-spy/moves/play-card';
import { relocate } from '@/rules/i-spy/moves/relocate';
import { takeTagForTickets } from '@/rules/i-spy/moves/take-tag-for-tickets';
import { regionName } from '../map/region-words';
import { type Table } from '../table';
import { cardName } from '../words';

/** Cards, Tags, the way and the contact, one after the other. */
export const planSteps = (table: Table, { moves }: Plan): readonly string[] => {
  const { t, view } = table;
  return moves.flatMap((move) => {
    if (playCard.is(move)) return [cardName(t, move.card)];
    if (takeTagForTickets.is(move)) return [t('ui.plan.tag')];
    if (makeContact.is(move)) return [t('ui.short-do.contact')];
    const region = 'region' in move && view.map ? regionOf(view.map.print, move.region) : undefined;
    if (!region) return [];
    const name = regionName(table, region);
    return [relocate.is(move) ? t('ui.plan.relocate', { region: name }) : name];
  });
};

/** Cards and contacts whose Influence the app does not know. */
export const unreadWords = (t: Speak, { unread }: Plan): string =>
  unread.map((each) => t(`piece.${each}`)).join(', ');
