import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { spymasterPlay } from '@/i18n/en/spymaster-play';
import { spymasterUi } from '@/i18n/en/spymaster-ui';
import type { BaseMove, GameModule, Offer } from '@/rules/core/contract';
import type { Draft } from '@/rules/core/log/event';
import { MatchLog } from '@/rules/core/log/match-log';
import type { TableOptions } from '@/rules/core/seat';
import { areaOf, hubOf } from '@/rules/spymaster/board';
import type { Colour, Location } from '@/rules/spymaster/box';
import { full } from '@/rules/spymaster/full/module';
import type { Move } from '@/rules/spymaster/full/moves';
import type { State } from '@/rules/spymaster/full/state';
import { PRACTICE_LOCATIONS } from '@/rules/spymaster/practice/board';
import { practiceOptions } from '@/rules/spymaster/practice/options';
import { MatchSession } from '@/store/match/session';
import { backupOf, CREATED, SEED } from './backup-of';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Farid'];
const LONGEST = 400;

/** Players who mostly act, and pass when they have had enough. */
const weights: Readonly<Record<string, number>> = {
  'burn-to-move': 1,
  'move-agent': 12,
  'complete-mission': 40,
  'end-turn': 1,
  pass: 4,
};

export interface SixPlayers {
  readonly id: string;
  /** Who is to move, with points to spend. */
  readonly name: string;
  /** One of theirs stands alone at the first place; the second is one step away. As the map calls them. */
  readonly from: string;
  readonly to: string;
  readonly backup: string;
}

/** A practice match of six in its third round: a card is burned, and nothing has moved yet. */
export const sixPlayers = (): SixPlayers => {
  for (let seed = 1; seed < 1000; seed++) {
    const played = playUntilMoving(seed);
    if (played) return played;
  }
  throw new Error('In no match of these somebody can move.');
};

const playUntilMoving = (seed: number): SixPlayers | undefined => {
  const id = 'six-players';
  const options = practiceOptions({ seatCount: NAMES.length, startSeat: 0 });
  const log = new MatchLog(full as unknown as GameModule<TableOptions, BaseMove, unknown>, options);
  const journal: string[] = [];
  const store = (entry: unknown) => void journal.push(JSON.stringify(entry));
  const session = new MatchSession({ id, log, seed: SEED, access: 'open', store, now: () => CREATED });
  const generator = xoroshiro128plus(seed);
  session.draw();
  while (log.events.length < LONGEST && !full.status(log.state as State, 'table').over) {
    const state = log.state as State;
    const way = wayOf(state);
    if (way)
      return {
        ...{ id, name: NAMES[state.active] ?? '', from: labelOf(way.from), to: labelOf(way.to) },
        backup: backupOf(id, { game: full, names: NAMES, options, journal }),
      };
    session.play([nextDraft(state, (n) => uniformInt(generator, 0, n - 1))]);
  }
  return undefined;
};

/** Everybody has cards, some have completed Missions, and an Agent that stands alone can go to its hub. */
const wayOf = (state: State): { readonly from: Location; readonly to: Location } | undefined => {
  const { players, active, turn, round, freelances } = state;
  if (round < 3 || !turn.burned || turn.completed > 0 || turn.points < 3) return undefined;
  const completed = players.reduce((sum, each) => sum + each.completed.length, 0);
  if (completed < 2 || players.some(({ hand }) => hand.cards.length === 0)) return undefined;
  const standing = [...players.flatMap(({ agents }) => agents), ...freelances];
  const from = players[active]?.agents.find(
    (place) => hubOf(areaOf(place)) !== place && standing.filter((other) => other === place).length === 1,
  );
  return from && { from, to: hubOf(areaOf(from)) };
};

const labelOf = (location: Location): string => {
  const city = PRACTICE_LOCATIONS.find((print) => print.location === location)?.city;
  const kind = location.slice('area-1-'.length) as Colour | 'hub';
  return `${city && spymasterPlay[`piece.${city}`]}, ${spymasterUi[`ui.kind.${kind}`]}`;
};

const typeOf = (offer: Offer<Move>): string => (offer.kind === 'form' ? offer.id : offer.move.type);

const nextDraft = (state: State, pick: (n: number) => number): Draft => {
  const seat = full.status(state, 'table').decisions.at(-1)?.seats[0] ?? state.active;
  const possible = full.offers(state, seat, seat).flatMap((offer) => {
    if (offer.kind === 'move' && offer.violations.length > 0) return [];
    return Array.from({ length: weights[typeOf(offer)] ?? 1 }, () => offer);
  });
  while (possible.length > 0) {
    const offer = possible[pick(possible.length)] as Offer<Move>;
    const move = offer.kind === 'move' ? offer.move : offer.sample(pick);
    if (move) return { actor: seat, move };
    possible.splice(possible.indexOf(offer), 1);
  }
  throw new Error('Nobody can move.');
};
