import type { Speak } from '@/i18n/say';
import type { MissionPrint } from '@/rules/spy-connection/box';
import type { Violation } from '@/rules/core/violation';
import type { Table } from './table';

/** "3 points · Extra Turn" */
export const missionDetail = (t: Speak, { points, extraTurn }: MissionPrint): string =>
  [t('common.points', { count: points }), ...(extraTurn ? [t('ui.extra-turn')] : [])].join(' · ');

export const citiesOf = ({ city }: Pick<Table, 'city'>, { cities }: Pick<MissionPrint, 'cities'>): string =>
  cities.map(city).join(' – ');

export const isBroken = (violations: readonly Violation[]): boolean =>
  violations.some(({ certainty }) => certainty === 'broken');
