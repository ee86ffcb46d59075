/*
 * SC-70, SC-71: what really lies on the table. Agents move between the places of one seat; Missions that were
 * completed before the app was told come out of the deck. SC-51: the last objective is covered by playing.
 */
import { correctFields, storedAs } from '@/rules/core/define-move';
import { type LedgerChange } from '@/rules/core/ledger';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { ledger } from '../model/ledger';
import { missionOfTile } from '../model/missions';
import { MISSIONS_TO_END } from '../model/prices';
import { refuse } from '../model/refusals';
import {
  completedCount,
  FRESH_TURN,
  type OpenMission,
  openMission,
  type Player,
  type State,
} from '../model/state';
import { defineCorrect, triggered } from '../model/turns';

export const correct = defineCorrect({
  ledger,
  check: (state, changes) => {
    const done = changed(state, changes).players.some(({ open }) => open.some(isComplete));
    return done ? [refuse('SC-51', 'all-covered')] : NONE;
  },
  apply: (state, changes) => settled(changed(state, changes)),
  earlier: {
    1: storedAs(correctFields, (state: State, _, { changes }) => ({
      changes: changes.map(({ entry, to }) => ({ entry: renamed(state, entry), to })),
    })),
  },
});

/** Lines about a Mission were named by the number of its tile. */
const renamed = (state: State, entry: string): string => {
  const [kind = '', seat = '', tile, ...rest] = entry.split('/');
  if (kind !== 'assigned' && kind !== 'objective') return entry;
  return [kind, seat, missionOfTile(state, Number(tile)), ...rest].join('/');
};

const isComplete = ({ print, covered }: OpenMission): boolean => covered.length >= print.cities.length;

const changed = (state: State, changes: readonly LedgerChange[]): State => changes.reduce(change, state);

const change = (state: State, { entry, to }: LedgerChange): State => {
  const [kind, seatText = '', piece = '', city = ''] = entry.split('/');
  if (kind === 'active') return { ...state, active: Number(to), turn: FRESH_TURN };
  if (kind === 'deck') return { ...state, deck: Number(to) };
  if (kind === 'extra-turns') return { ...state, extraTurns: Number(to) };
  const seat = Number(seatText);
  const player = playerOf(state, seat);
  return withPlayer(state, seat, {
    ...(kind === 'supply' ? { supply: Number(to) } : {}),
    ...(kind === 'spy' ? { spy: String(to) } : {}),
    ...(kind === 'space' ? { agents: placed(player, piece, Number(to)) } : {}),
    ...(kind === 'earlier' ? { earlier: { ...player.earlier, missions: Number(to) } } : {}),
    ...(kind === 'points' ? { earlier: { ...player.earlier, points: Number(to) } } : {}),
    ...(kind === 'assigned' ? { open: onMission(player, piece, { assigned: Number(to) }) } : {}),
    ...(kind === 'objective' ? { open: covering(player, piece, { city, to: Number(to) }) } : {}),
  });
};

const placed = ({ agents }: Player, space: string, to: number): Player['agents'] => {
  const { [space]: _, ...rest } = agents;
  return to > 0 ? { ...rest, [space]: to } : rest;
};

const onMission = ({ open }: Player, mission: string, now: Partial<OpenMission>): readonly OpenMission[] =>
  open.map((card) => (card.print.id === mission ? { ...card, ...now } : card));

const covering = (
  player: Player,
  mission: string,
  { city, to }: { readonly city: string; readonly to: number },
): readonly OpenMission[] => {
  const others = (openMission(player, mission)?.covered ?? []).filter((other) => other !== city);
  return onMission(player, mission, { covered: to > 0 ? [...others, city] : others });
};

/** SC-55 again, when the number of completed Missions was corrected. */
const settled = (state: State): State => {
  const { trigger } = state;
  const stays = trigger !== undefined && completedCount(playerOf(state, trigger)) >= MISSIONS_TO_END;
  const open: State = stays || trigger === undefined ? state : { ...state, trigger: undefined };
  return open.players.reduce(
    (now, _, step) => triggered(now, (open.active + step) % open.players.length),
    open,
  );
};
