/*
 * SC-70, SC-71: what really lies on the table. Agents move between the places of one seat; Missions that were
 * completed before the app was told come out of the deck. SC-51: the last objective is covered by playing.
 */
import type { LedgerChange } from '@/rules/core/ledger';
import { checkChanges } from '@/rules/core/ledger';
import { MISSIONS_TO_END } from '../../prices';
import { refuse } from '../../refusals';
import { ledger } from '../ledger';
import type { Move } from '../moves';
import type { MoveOf, TableRule } from '../rule';
import type { OpenMission, Player, State } from '../state';
import { completedCount, FRESH_TURN, playerOf, withPlayer } from '../state';
import { triggered } from '../turn';

export const correct: TableRule<MoveOf<Move, 'correct'>> = {
  check: (state, { changes }) => {
    const violations = checkChanges(ledger(state), changes);
    if (violations.length > 0) return violations;
    const done = changed(state, changes).players.some(({ open }) => open.some(isComplete));
    return done ? [refuse('SC-51', 'all-covered')] : [];
  },
  apply: (state, { changes }) => settled(changed(state, changes)),
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
    ...player,
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
  open.map((card) => (card.mission === Number(mission) ? { ...card, ...now } : card));

const covering = (
  player: Player,
  mission: string,
  { city, to }: { readonly city: string; readonly to: number },
): readonly OpenMission[] => {
  const card = player.open.find((open) => open.mission === Number(mission));
  const others = (card?.covered ?? []).filter((other) => other !== city);
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
