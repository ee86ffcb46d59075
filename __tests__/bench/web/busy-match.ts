import spyConnection from '@/i18n/en/spy-connection.json';
import { type Draft } from '@/rules/core/log/event';
import { full, type Move } from '@/rules/spy-connection/game';
import { indexOf } from '@/rules/spy-connection/model/board';
import { type State } from '@/rules/spy-connection/model/state';
import { practiceOptions } from '@/rules/spy-connection/box/practice';
import { acceptMission, cardInSlot } from '@/rules/spy-connection/moves/accept-mission';
import { playedMatch } from './played-match';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'];
const LONGEST = 150;

/** Random players that build and never take back, or nobody would ever complete a Mission. */
const weights: Readonly<Record<string, number>> = {
  'choose-start-mission': 1,
  'cover-objective': 200,
  'accept-mission': 2,
  'connect-city': 8,
  'move-spy': 2,
  'end-turn': 1,
  pass: 1,
  'take-back-agents': 1,
};

export interface BusyMatch {
  readonly id: string;
  /** Who is to move. */
  readonly name: string;
  /** A city that can be connected, as the map calls it. */
  readonly city: string;
  readonly backup: string;
}

/** A full practice match of four in the middle of the game: Missions and cities in reach, and a circle to cover. */
export const busyMatch = (): BusyMatch =>
  playedMatch<State, Omit<BusyMatch, 'id' | 'backup'>>({
    id: 'busy-match',
    game: full,
    names: NAMES,
    options: practiceOptions({ seatCount: NAMES.length, startSeat: 0 }),
    longest: LONGEST,
    found: (state) => {
      const city = isBusy(state) ? cityToConnect(state) : undefined;
      return city === undefined ? undefined : { name: NAMES[state.active] ?? '', city };
    },
    next: nextDraft,
  });

const nextDraft = (state: State, pick: (n: number) => number): Draft => {
  const seat = state.active;
  const moves = full.offers(state, seat, seat).flatMap((offer) => {
    if (offer.violations.length > 0) return [];
    return Array.from({ length: weights[offer.move.type] ?? 0 }, () => offer.move);
  });
  const move = moves[pick(moves.length)];
  if (!move) throw new Error('Nobody can move.');
  return { actor: seat, move };
};

/** Everybody has open Missions and completed ones, Agents lie on the map, and every usual tap is possible. */
const isBusy = (state: State): boolean => {
  const { players, active, phase, turn } = state;
  const player = players[active];
  if (phase !== 'turn' || turn.begun || turn.extra || player?.spy === undefined) return false;
  // A turn that accepts a Mission with the Spy's own city, so that its circle can be covered at once.
  const inSight = state.display[0]?.print?.cities.includes(player.spy);
  const canAccept =
    inSight && player.supply > 0 && full.check(state, active, acceptOldest(state)).length === 0;
  const developed = players.every(({ open, agents }) => open.length >= 2 && Object.keys(agents).length >= 3);
  const completed = players.reduce((sum, each) => sum + each.completed.length, 0);
  return canAccept === true && developed && completed >= 2;
};

/** The oldest card of the display. */
const acceptOldest = (state: State) => acceptMission.make(cardInSlot(state, 1));

/** From where the Spy stands. */
const cityToConnect = (state: State): string | undefined => {
  const { active, board, players } = state;
  const spy = players[active]?.spy;
  for (const { move, violations } of full.offers(state, active, active)) {
    if (violations.length > 0 || !isConnecting(move)) continue;
    const { cities = [] } = indexOf(board).connections.get(move.connection) ?? {};
    const [city] = cities.filter((end) => end !== spy);
    if (city) return spyConnection[`piece.${city}` as keyof typeof spyConnection];
  }
  return undefined;
};

const isConnecting = (move: Move): move is Extract<Move, { type: 'connect-city' }> =>
  move.type === 'connect-city';
