import { type Speak } from '@/i18n/say';
import { isRefused } from '@/rules/core/violation';
import { type MissionPrint } from '@/rules/spy-connection/model/prints';
import { type SlotView } from '@/rules/spy-connection/model/view';
import { acceptMission, cardInSlot } from '@/rules/spy-connection/moves/accept-mission';
import { type Table } from './table';

/** "3 points · Extra Turn" */
export const missionDetail = (t: Speak, { points, extraTurn }: MissionPrint): string =>
  [t('common.points', { count: points }), ...(extraTurn ? [t('ui.extra-turn')] : [])].join(' · ');

export const citiesOf = ({ city }: Pick<Table, 'city'>, { cities }: Pick<MissionPrint, 'cities'>): string =>
  cities.map(city).join(' – ');

/** The move that accepts what lies in this slot; `print` is what was read on a blank tile. */
export const acceptSlot = ({ state }: Pick<Table, 'state'>, { slot }: SlotView, print?: MissionPrint) =>
  acceptMission.make(cardInSlot(state, slot, print));

/** SC-20: three Missions are open, and one of them has to go before this slot's is accepted. */
export const takesPlace = (table: Pick<Table, 'state' | 'check'>, slot: SlotView): boolean => {
  const codes = table.check(acceptSlot(table, slot)).map(({ code }) => code);
  return (
    codes.includes('three-open') &&
    codes.every((code) => ['three-open', 'short', 'print-missing'].includes(code))
  );
};

/** Whether this slot's Mission cannot be accepted now. That its tile is still to be read is no reason against it. */
export const refusesSlot = (table: Pick<Table, 'state' | 'check'>, slot: SlotView): boolean =>
  isRefused(table.check(acceptSlot(table, slot)).filter(({ code }) => code !== 'print-missing'));
