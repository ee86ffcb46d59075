import { peopleIn, personOf } from '@/store/plays/people';
import { shelfOf } from '@/store/plays/play';
import { gameStatistics, personStatistics } from '@/store/plays/statistics';
import { finishedMatches } from './shelf';

const matches = finishedMatches(2_000);

/** What a tap on one of the tabs has to work out, in milliseconds: a game, and a person with everybody to choose from. */
const told = () => {
  const who = personOf([]);
  const began = performance.now();
  const plays = shelfOf(matches, []);
  const shelf = performance.now();
  gameStatistics(plays, who);
  const game = performance.now();
  const [first] = peopleIn(plays, []);
  personStatistics(plays, first?.key ?? '', who);
  const person = performance.now();
  return { shelf: shelf - began, game: game - shelf, person: person - game };
};

Object.assign(globalThis, { told });
