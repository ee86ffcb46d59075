/*
 * SC-70, SC-71: what really lies on the table. Agents move between the places of one seat; Missions that were
 * completed before the app was told come out of the deck. SC-51: the last objective is covered by playing.
 * What follows from the table as it is then is what playing would have reached: the turn, the end, and the display.
 */
import { correctFields, storedAs } from '@/rules/core/define-move';
import { type LedgerChange } from '@/rules/core/ledger';
import { playerOf, type Seat, withPlayer } from '@/rules/core/seat';
import { checkTrigger, type Race, triggerAfter, withFirst } from '../model/first-to-seven';
import { ledger, withOwed } from '../model/ledger';
import { missionOfTile, reveal } from '../model/missions';
import { SLOTS } from '../model/prices';
import { refuse } from '../model/refusals';
import {
  completedCount,
  FRESH_TURN,
  type OpenMission,
  openMission,
  type Player,
  type State,
} from '../model/state';
import { defineCorrect, passOn } from '../model/turns';

export const correct = defineCorrect({
  ledger,
  check: (state, changes) => {
    const after = changed(state, changes);
    const done = after.players.some(({ open }) => open.some(isComplete));
    return [...(done ? [refuse('SC-51', 'all-covered')] : []), ...checkTrigger(raceIn(after), changes)];
  },
  apply: (state, changes) => {
    const after = changed(state, changes);
    const trigger = triggerAfter(raceIn(after), changes);
    return filled(state, reopened(state, { ...after, trigger }));
  },
  earlier: {
    3: storedAs(correctFields, (state: State, _, { changes }) => {
      const after = changed(state, changes);
      return { changes: withFirst(raceIn(after), changes, after.active) };
    }),
    2: storedAs(correctFields, (state: State, _, { changes }) => ({ changes: withOwed(state, changes) })),
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

/** Whose turn it is comes first: what is owed in a turn belongs to that one. */
const changed = (state: State, changes: readonly LedgerChange[]): State =>
  [...changes]
    .sort((a, b) => Number(b.entry === 'active') - Number(a.entry === 'active'))
    .reduce(change, state);

const change = (state: State, { entry, to }: LedgerChange): State => {
  const [kind, seatText = '', piece = '', city = ''] = entry.split('/');
  if (kind === 'active') return atTurn(state, Number(to));
  if (kind === 'deck') return { ...state, deck: Number(to) };
  if (kind === 'extra-turns') return { ...state, extraTurns: Number(to) };
  if (kind === 'trigger') return state;
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

const atTurn = (state: State, active: Seat): State =>
  active === state.active
    ? { ...state, turn: FRESH_TURN }
    : { ...state, active, turn: FRESH_TURN, extraTurns: 0 };

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
const raceIn = ({ trigger, players }: State): Race => ({ trigger, completed: players.map(completedCount) });

/** SC-55: where nobody has seven after all, the game was not over. */
const reopened = (before: State, state: State): State => {
  if (state.phase !== 'over' || state.trigger !== undefined) return state;
  const open: State = { ...state, phase: 'turn' };
  return state.active === before.active ? passOn(open) : open;
};

/** SC-23, SC-24: a display that was short for want of cards gets real ones that are in the deck after all. */
const filled = (before: State, state: State): State => {
  const isMore = state.options.decks === 'physical' && state.deck > before.deck;
  const missing = isMore ? SLOTS - state.display.length : 0;
  return state.phase === 'turn' && missing > 0 ? reveal(state, missing) : state;
};
