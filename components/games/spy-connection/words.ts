import type { Speak } from '@/i18n/say';
import { check } from '@/rules/spy-connection/full/check';
import type { Slot } from '@/rules/spy-connection/prices';
import type { MissionPrint } from '@/rules/spy-connection/box';
import type { Violation } from '@/rules/core/violation';
import type { Table } from './table';

/** "3 points · Extra Turn" */
export const missionDetail = (t: Speak, { points, extraTurn }: MissionPrint): string =>
  [t('common.points', { count: points }), ...(extraTurn ? [t('ui.extra-turn')] : [])].join(' · ');

export const citiesOf = ({ city }: Pick<Table, 'city'>, { cities }: Pick<MissionPrint, 'cities'>): string =>
  cities.map(city).join(' – ');

/** Why this slot's Mission cannot be accepted now. That its tile is still to be read is no reason against it. */
export const refusesSlot = ({ state }: Pick<Table, 'state'>, slot: Slot): boolean =>
  isBroken(
    check(state, state.active, { type: 'accept-mission', slot }).filter(
      ({ code }) => code !== 'print-missing',
    ),
  );

export const isBroken = (violations: readonly Violation[]): boolean =>
  violations.some(({ certainty }) => certainty === 'broken');
