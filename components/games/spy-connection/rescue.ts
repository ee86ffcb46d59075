import { cheapestRescue, connectionNeed, plainNeed, type Rescue } from '@/rules/spy-connection/advice/rescue';
import { spaceName } from './space-name';
import { type Table } from './table';
import { type WayOut } from './ways';
import { citiesOf } from './words';

/** "Take back first: Paris–Madrid, space 1; Paris on Paris – Rome." */
export const rescueWords = (table: Table, { spaces, objectives }: Rescue): string => {
  const { t, active, city } = table;
  const circles = objectives.flatMap(({ mission, city: id }) =>
    active.open
      .filter(({ print }) => print.id === mission)
      .map(({ print }) => t('ui.circle-of', { city: city(id), cities: citiesOf(table, print) })),
  );
  return t('ui.advice-rescue', {
    what: [...spaces.map((space) => spaceName(table, space)), ...circles].join('; '),
  });
};

/** What the table agreed to be told: the cheapest rescue of something that the supply does not pay. */
const advised = (table: Table, price: number, rescue: () => Rescue | undefined): string | undefined => {
  const { state, active } = table;
  const found = state.options.advice && price > active.supply ? rescue() : undefined;
  return found && rescueWords(table, found);
};

export const rescueForSlot = (table: Table, price: number): string | undefined =>
  advised(table, price, () => cheapestRescue(table.state.board, table.active, plainNeed(price)));

export const rescueForWay = (table: Table, { connection, from, price }: WayOut): string | undefined => {
  const { state, active } = table;
  const need = connectionNeed(state.players, state.active, connection);
  return advised(table, price, () => cheapestRescue(state.board, { ...active, spy: from }, need));
};
