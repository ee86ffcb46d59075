import { PRACTICE_INTELLIGENCE, PRACTICE_LOCATIONS, PRACTICE_MISSIONS } from '@/rules/spymaster/box/practice';
import { full } from '@/rules/spymaster/game';
import { type Location, LOCATIONS } from '@/rules/spymaster/model/prints';
import { travelCost } from '@/rules/spymaster/questions';
import { burn, complete, go, lay, pass } from './support/table';

const where = (city: string): Location => {
  const print = PRACTICE_LOCATIONS.find((place) => place.city === city);
  if (!print) throw new Error(`no ${city}`);
  return print.location;
};

test('[SM-31] the book: a card of value 1 moves one Agent to any other location of its Area', () => {
  for (const to of ['1-hub', '1-green', '1-yellow', '1-blue']) {
    const table = lay({ players: [{ agents: '1-red 2-hub 3-hub', hand: 's1' }, {}] }).does(0, burn('s1'));
    table.does(0, go('1-red', to, 0));
    expect(table.state.turn.points).toBe(0);
  }
});

test('[SM-32] the book: London to Lagos takes 3, through Berlin and Cairo', () => {
  const { cost, path } = travelCost({ from: where('london'), to: where('lagos') });
  expect(cost).toBe(3);
  expect(path).toEqual([where('london'), where('berlin'), where('cairo'), where('lagos')]);
});

test('[SM-33] the book: a blue city, 2 Special Agents, 2 Freelance Agents, Surveillance worth 3 or more', () => {
  const mission = { colour: 'blue', special: 2, freelance: 2, pays: 's3' } as const;
  const red = (hand: string) =>
    lay({
      players: [{ agents: '5-blue 5-blue 1-hub', hand }, {}],
      freelances: '5-blue 5-blue',
      missions: { 5: mission },
    });
  red('s3').does(0, complete(5, 's3'));
  red('s1 s1 s1').does(0, complete(5, 's1 s1 s1'));
  red('s4').does(0, complete(5, 's4'));
  // A total value, not a quantity of cards: three cards of another type or two of value 1 do not do.
  expect(red('s1 s1').why(0, complete(5, 's1 s1'))).toEqual(['SM-33/too-little']);
  expect(PRACTICE_MISSIONS).toContainEqual(
    expect.objectContaining({
      colour: 'blue',
      specialAgents: 2,
      freelanceAgents: 2,
      intelligence: { type: 'surveillance', value: 3 },
    }),
  );
});

test('[SM-40] the book: Missions of 8, 9, 10, 7 and 11 make 45', () => {
  const table = lay({ players: [{ completed: [8, 9, 10, 7, 11] }, {}] });
  expect(full.outcome(table.state).scores[0]?.total).toBe(45);
});

test('[SM-41] the book: Katie 4 Surveillance, Ethan 3 and the only Espionage, 2 Dossiers each', () => {
  const katie = { hand: 's4 d2' };
  const ethan = { hand: 's1 s2 e1 d1 d1' };
  const table = lay({ players: [katie, ethan], state: { round: 5, stacks: [] } })
    .does(0, pass)
    .does(1, pass);
  expect(full.outcome(table.state).scores.map(({ total }) => total)).toEqual([10, 10]);
});

test('[SM-2] [SM-3] [SM-4] the practice box: 25 cards of each type, 60 Missions, 30 locations with a name each', () => {
  for (const type of ['surveillance', 'espionage', 'dossiers', 'fourth'])
    expect(PRACTICE_INTELLIGENCE.filter((card) => card.type === type)).toHaveLength(25);
  expect(new Set(PRACTICE_MISSIONS.map(({ id }) => id)).size).toBe(60);
  expect(PRACTICE_MISSIONS.every(({ id }) => id.startsWith('practice-'))).toBe(true);
  expect(PRACTICE_LOCATIONS.map(({ location }) => location)).toEqual(LOCATIONS);
  expect(new Set(PRACTICE_LOCATIONS.map(({ city }) => city)).size).toBe(30);
});

test('[SM-3] every practice Mission can be served by the Agents and cards that there are', () => {
  for (const { specialAgents, freelanceAgents, intelligence } of PRACTICE_MISSIONS) {
    const value = PRACTICE_INTELLIGENCE.filter(({ type }) => type === intelligence.type);
    expect(specialAgents).toBeLessThanOrEqual(3);
    expect(freelanceAgents).toBeLessThanOrEqual(18);
    expect(value.reduce((sum, card) => sum + card.value, 0)).toBeGreaterThan(intelligence.value);
  }
});
