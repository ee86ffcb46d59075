import { fireEvent, screen } from '@testing-library/react-native';
import { MatchScreen } from '@/components/match/frame/MatchScreen';
import { type Actor } from '@/rules/core/seat';
import { games } from '@/__tests__/support/games';
import { practiceOptions } from '@/rules/spymaster/box/practice';
import { type Move } from '@/rules/spymaster/game';
import { type Options } from '@/rules/spymaster/model/options';
import { type Intelligence, type Location, type MissionPrint } from '@/rules/spymaster/model/prints';
import { type State } from '@/rules/spymaster/model/state';
import { type NewMatch } from '@/store/match/library';
import { annaAndBen, openTable } from '@/__tests__/support/open-table';

/** The practice board with cards that are read out, so that nothing is left to chance. */
export const readOut: Options = {
  ...practiceOptions({ seatCount: 2, startSeat: 0 }),
  intelligenceDeck: 'physical',
  missionDeck: 'physical',
  placement: 'physical',
  missionPrints: [],
};

export const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
/** Taps what stands on the stage, as a screen reader does. */
export const tap = (name: string | RegExp) =>
  fireEvent(screen.getByRole('button', { name }), 'accessibilityTap');
export const choose = (name: string | RegExp) => fireEvent.press(screen.getByRole('radio', { name }));

const special = (location: Location): Move => ({ type: 'draw-special-agent', location });

const STARTS = [
  ...(['area-1-blue', 'area-2-blue', 'area-3-blue'] as const),
  ...(['area-1-red', 'area-2-green', 'area-3-red'] as const),
  ...(['area-4-green', 'area-5-green', 'area-6-green'] as const),
  ...(['area-4-blue', 'area-5-blue', 'area-6-blue'] as const),
];

export const placedFor = (seats: number): readonly Move[] => [
  ...STARTS.slice(0, 3 * seats).map(special),
  {
    type: 'place-freelance-agents',
    locations: Array.from({ length: 18 }, (): Location => 'area-1-hub'),
  },
];

/** Anna in Rome, Tunis and Havana, Ben in London, Lagos and Boston; all Freelance Agents in Berlin. */
export const placed = placedFor(2);

const of = (type: Intelligence['type'], value: number): Intelligence => ({ type, value });

/** Nine cards for two players. */
export const ROW: readonly Intelligence[] = [
  ...[of('surveillance', 1), of('espionage', 3), of('dossiers', 4), of('fourth', 2)],
  ...[of('surveillance', 4), of('espionage', 1), of('dossiers', 2), of('fourth', 5), of('surveillance', 2)],
];

const match: NewMatch = {
  ...{ game: 'spymaster', module: 'full', name: '', practice: false, options: readOut },
  players: annaAndBen,
};

/** Opens a match of Anna and Ben on its screen, with the Agents placed. */
export const layTable = async (about: Partial<NewMatch> = {}) => {
  const { debrief, session, play } = await openTable({
    games,
    match: { ...match, ...about },
    Screen: MatchScreen,
  });
  const playMoves: (actor: Actor, ...moves: readonly Move[]) => void = play;
  return { debrief, session, play: playMoves, state: () => session.moment.standing.log.state as State };
};

/** Files of 4 and 5 cards: Ben takes the first, Anna the other with the SpyMaster card; Anna is to move. */
export const layOperations = async (about: Partial<NewMatch> = {}) => {
  const table = await layTable(about);
  for (const move of placed) table.play('table', move);
  table.play(0, { type: 'choose-stack', stack: 1 });
  table.play('table', { type: 'lay-out-row', cards: ROW });
  table.play(0, { type: 'cut-files', cuts: [4], spyMasterCard: 4 });
  table.play(1, { type: 'choose-file', first: 0 });
  return table;
};

/** In Rome, where Anna has one Special Agent: Berlin is one step away. */
export const ROME: MissionPrint = {
  id: 'rome',
  colour: 'blue',
  specialAgents: 1,
  freelanceAgents: 1,
  intelligence: { type: 'surveillance', value: 3 },
  points: 7,
};

export const rome = { type: 'note-mission', area: 'area-1', print: ROME } as const;
