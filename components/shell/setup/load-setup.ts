import { type GameScreens } from '@/components/match/game-screens';
import { type GameModules } from '@/rules/core/contract';
import { type Debrief } from '@/store/debrief';
import { randomSeat } from '@/store/draw/random-seat';
import { type MatchHeader } from '@/store/match/header';
import { type Unfinished } from '@/store/match/unfinished';
import { type Opened, openKept, readKept, type SetupState } from './kept-setup';
import { firstSeats } from './seats';

interface Wanted {
  readonly game: string;
  readonly modules: GameModules;
  readonly screens: GameScreens;
  readonly depth: MatchHeader['module'];
  readonly opened: Opened;
  /** The match that is played again; `1` stands for the last one of the game. */
  readonly again: string | undefined;
}

export interface LoadedSetup {
  readonly kept: Unfinished | undefined;
  readonly begin: SetupState;
  /** Chance has decided with the tap that led here, and has still to show it. */
  readonly spins: boolean;
}

/** The table as it was left, or as it was at the match before, with everybody as they are known now. */
export const loadSetup = async (debrief: Debrief, wanted: Wanted): Promise<LoadedSetup> => {
  const { begin, ...loaded } = await loadTable(debrief, wanted);
  return { ...loaded, begin: { ...begin, seats: debrief.players.asKnown(begin.seats) } };
};

const loadTable = async (debrief: Debrief, wanted: Wanted): Promise<LoadedSetup> => {
  const { game, modules, opened } = wanted;
  const kept = await openKept(debrief, game, opened);
  const before = readKept(kept, modules);
  const match = matchAgain(debrief, wanted);
  if (match && before?.again !== match.id) {
    const begin = await playedAgain(debrief, match, wanted);
    return { kept, begin, spins: begin.view === 'begins' };
  }
  const { match: _, ...begin } = before ?? lastTable(debrief, wanted);
  return { kept, begin, spins: false };
};

const matchesOf = ({ matches }: Debrief): readonly MatchHeader[] =>
  matches.state.getState().matches.filter(({ practice }) => !practice);

const matchAgain = (debrief: Debrief, { game, again, opened }: Wanted): MatchHeader | undefined => {
  const plays = matchesOf(debrief);
  if (again !== '1') return plays.find(({ id }) => id === again);
  const own = plays.filter((match) => match.game === game);
  return own.find((match) => (match.opened ?? 'at-the-start') === opened) ?? own[0];
};

const lastTable = (debrief: Debrief, { depth, modules }: Wanted): SetupState => ({
  ...{ depth, view: 'choose', name: '' },
  seats: firstSeats(matchesOf(debrief)[0]?.players ?? [], modules[depth].seats),
});

/**
 * The same people, and of the same game the same choices; only who begins is open, and chance says so at once. What was
 * chosen for a score pad says nothing about a match.
 */
const playedAgain = async (
  debrief: Debrief,
  match: MatchHeader,
  { game, modules, depth, opened, screens }: Wanted,
): Promise<SetupState> => {
  const { id, name, players, module, box } = match;
  const isSame = match.game === game && (match.opened ?? 'at-the-start') === opened;
  const chosen = isSame ? await debrief.matches.optionsOf(id) : undefined;
  const own = chosen && screens.seatOption?.of(chosen);
  const around = firstSeats(players, modules[depth].seats);
  const seats = around.map((seat, at) => ({ ...seat, own: own?.[at] ?? false }));
  const before = isSame ? { depth: module, chosen, name, box } : { depth, name: '' };
  const table = { ...before, seats, again: id };
  if (opened === 'at-the-end') return { ...table, view: 'choose' };
  if (screens.beginsAsked !== undefined) return { ...table, view: 'ask' };
  return { ...table, view: 'begins', starter: seats[randomSeat(seats.length)]?.key };
};
