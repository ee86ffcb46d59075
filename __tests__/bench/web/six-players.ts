import spymaster from '@/i18n/en/spymaster.json';
import { type Draft } from '@/rules/core/log/event';
import { PRACTICE_LOCATIONS, practiceOptions } from '@/rules/spymaster/box/practice';
import { full } from '@/rules/spymaster/game';
import { areaOf, hubOf } from '@/rules/spymaster/model/board';
import { type Colour, type Location } from '@/rules/spymaster/model/prints';
import { type State } from '@/rules/spymaster/model/state';
import { spyMasterSamplers } from '../../support/play/spymaster';
import { playedMatch } from './played-match';

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
export const sixPlayers = (): SixPlayers =>
  playedMatch<State, Omit<SixPlayers, 'id' | 'backup'>>({
    id: 'six-players',
    game: full,
    names: NAMES,
    options: practiceOptions({ seatCount: NAMES.length, startSeat: 0 }),
    longest: LONGEST,
    found: (state) => {
      const way = wayOf(state);
      return way && { name: NAMES[state.active] ?? '', from: labelOf(way.from), to: labelOf(way.to) };
    },
    next: nextDraft,
  });

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
  return `${city && spymaster[`piece.${city}`]}, ${spymaster[`ui.kind.${kind}`]}`;
};

const nextDraft = (state: State, pick: (n: number) => number): Draft => {
  const seat = full.status(state, 'table').decisions.at(-1)?.seats[0] ?? state.active;
  const possible = [
    ...full.offers(state, seat, seat).flatMap((offer) => {
      if (offer.violations.length > 0) return [];
      return [{ type: offer.move.type, made: () => offer.move }];
    }),
    ...Object.entries(spyMasterSamplers).map(([type, sample]) => ({
      type,
      made: () => sample(state, seat, pick),
    })),
  ].flatMap((each) => Array.from({ length: weights[each.type] ?? 1 }, () => each));
  while (possible.length > 0) {
    const chosen = possible[pick(possible.length)] as (typeof possible)[number];
    const move = chosen.made();
    if (move) return { actor: seat, move };
    possible.splice(possible.indexOf(chosen), 1);
  }
  throw new Error('Nobody can move.');
};
