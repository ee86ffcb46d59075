import { type Rescue } from '@/rules/spy-connection/advice/rescue';
import { spaceName } from './space-name';
import { type Table } from './table';
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
