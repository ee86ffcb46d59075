import { freshId } from '@/rules/core/fresh-id';
import type { MissionPrint } from './box';

export type Printed = Omit<MissionPrint, 'id'>;

export const missionId = (printed: Printed, taken: (id: string) => boolean): string => {
  const { colour, specialAgents, freelanceAgents, intelligence, points } = printed;
  const asks = `${specialAgents}${freelanceAgents}`;
  return freshId(['m', colour, asks, intelligence.type, intelligence.value, points].join('-'), taken);
};

export const samePrint = (a: Printed, b: Printed): boolean =>
  a.colour === b.colour &&
  a.specialAgents === b.specialAgents &&
  a.freelanceAgents === b.freelanceAgents &&
  a.intelligence.type === b.intelligence.type &&
  a.intelligence.value === b.intelligence.value &&
  a.points === b.points;
