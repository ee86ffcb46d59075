import { distance, pathBetween } from '@/rules/spymaster/model/board';
import { LOCATIONS } from '@/rules/spymaster/model/prints';
import { burn, card, cards, complete, end, go, lay, pass, places } from './support/table';

const hand = 's1 s3 e4 d2';
const anna = { agents: '1-red 1-blue 2-hub', hand };
const ben = { agents: '1-red 3-hub 3-hub', hand: 'f5' };
const table = () =>
  lay({ players: [anna, ben], freelances: '1-green 4-yellow', missions: { 1: { special: 1 } } });

test('[SM-30] turn after turn from the SpyMaster clockwise, in the Operations phase only', () => {
  const play = table();
  expect(play.why(1, burn('f5'))).toEqual(['SM-30/not-your-turn']);
  expect(play.why(1, pass)).toEqual(['SM-30/not-your-turn']);
  expect(play.why(1, complete(1, 's3'))).toEqual(['SM-30/not-your-turn', 'SM-33/special-agents']);
  expect(play.why(1, go('1-red', '1-hub', 1))).toEqual(['SM-30/not-your-turn', 'SM-31/nothing-burned']);
  expect(play.why(1, end)).toEqual(['SM-30/not-your-turn', 'SM-36/pass-instead']);
  play.does(0, pass).does(1, burn('f5'), end);
  expect(play.state).toMatchObject({ active: 0, passes: 0 });
  const gathering = lay({ players: [anna, ben], state: { phase: 'choose-stack', stacks: [2, 3, 4, 5] } });
  for (const move of [burn('s1'), go('1-red', '1-hub', 0), complete(1, 's3'), end, pass])
    expect(gathering.why(0, move)).toEqual(['SM-30/not-now']);
});

test('[SM-31] one card of any type is burned for its number in points, from the hand to the discard pile', () => {
  const play = table().does(0, burn('e4'));
  expect(play.state.turn).toEqual({ burned: card('e4'), points: 4, moved: 0, completed: 0 });
  expect(play.player().hand.cards).toEqual(cards('s1 s3 d2'));
  expect(play.state.discard.cards).toEqual(cards('e4'));
  expect(play.why(0, burn('s1'))).toEqual(['SM-31/second-burn']);
  expect(play.why(0, burn('e4'))).toEqual(['SM-31/second-burn']);
});

test('[SM-31] nothing is burned from an empty hand', () => {
  const poor = lay({ players: [{ hand: 's3 s3' }, {}] })
    .does(0, burn('s3'), end)
    .does(1, pass);
  poor.does(0, burn('s3'), end).does(1, pass);
  expect(poor.why(0, burn('s3'))).toEqual(['SM-31/not-in-hand']);
  poor.does(0, pass);
});

test('[SM-31] of a hand that the app does not know the table vouches for the card', () => {
  const play = lay({ players: [{ hand: 's3', unknown: 2 }, {}], options: { intelligenceCards: [] } });
  expect(play.why(0, burn('s3'))).toEqual(['SM-31/hand-unknown']);
  expect(play.why(0, burn('d4'))).toEqual(['SM-31/hand-unknown']);
  play.does(0, burn('d4'));
  expect(play.player().hand).toEqual({ cards: cards('s3'), unknown: 1 });
  expect(play.state.seen).toEqual({ 'dossiers-4': 1 });
});

test('[SM-2] a burned card that the box cannot have is refused, also from an unknown hand', () => {
  const seen = { 'dossiers-1': 25 };
  const play = lay({ players: [{ unknown: 2 }, {}], state: { seen }, options: { intelligenceCards: [] } });
  expect(play.why(0, burn('d4'))).toEqual(['SM-31/hand-unknown', 'SM-2/too-many-of-type']);
  expect(play.why(0, burn('s4'))).toEqual(['SM-31/hand-unknown']);
  const known = lay({ players: [{ unknown: 2 }, {}] });
  expect(known.why(0, burn('d9'))).toEqual(['SM-31/hand-unknown', 'SM-2/no-such-card']);
});

test('[SM-31] points are split between own Special Agents and Freelance Agents, and need not be spent', () => {
  const play = table().does(0, burn('e4'));
  play.does(0, go('1-red', '1-hub', 0), go('1-green', '1-blue'), go('1-hub', '1-red', 0));
  expect(play.player().agents).toEqual(places('1-red 1-blue 2-hub'));
  expect(play.state.freelances[0]).toBe('area-1-blue');
  expect(play.state.turn.points).toBe(1);
  play.does(0, end);
  expect(play.state.turn).toEqual({ points: 0, moved: 0, completed: 0 });
});

test('[SM-31] before a card is burned nothing moves', () => {
  expect(table().why(0, go('1-red', '1-hub', 0))).toEqual(['SM-31/nothing-burned']);
});

test('[SM-31] another Agency’s Agent is never moved', () => {
  const play = table().does(0, burn('e4'));
  expect(play.why(0, go('3-hub', '3-red', 1))).toEqual(['SM-31/not-your-agent']);
  play.overrules(0, go('3-hub', '3-red', 1));
  expect(play.player(1).agents).toEqual(places('1-red 3-red 3-hub'));
});

test('[SM-31] an Agent moves from where it is to somewhere else', () => {
  const play = table().does(0, burn('e4'));
  expect(play.why(0, go('5-hub', '5-red', 0))).toEqual(['SM-31/no-agent-there']);
  expect(play.why(0, go('5-hub', '5-red'))).toEqual(['SM-31/no-agent-there']);
  expect(play.why(0, go('1-red', '1-red', 0))).toEqual(['SM-31/stays']);
  expect(play.why(0, go('5-hub', '5-red', 4))).toEqual(['SM-31/not-your-agent', 'SM-31/no-agent-there']);
});

test('[SM-31] not further than the points reach, and to the last point', () => {
  const play = table().does(0, burn('d2'));
  expect(play.why(0, go('1-red', '2-red', 0))).toEqual(['SM-31/beyond-points']);
  play.does(0, go('1-red', '2-hub', 0));
  expect(play.state.turn.points).toBe(0);
  expect(play.why(0, go('1-blue', '1-red', 0))).toEqual(['SM-31/beyond-points']);
});

test('[SM-31] the first completed Mission ends the move, and what is left is lost', () => {
  const play = table().does(0, burn('e4'), complete(1, 's3'));
  expect(play.state.turn).toMatchObject({ points: 0, completed: 1 });
  expect(play.why(0, go('1-red', '1-hub', 0))).toEqual(['SM-31/after-mission']);
  const early = table().does(0, complete(1, 's3'));
  expect(early.why(0, burn('e4'))).toEqual(['SM-31/after-mission']);
});

test('[SM-32] one point within an Area and from hub to hub; 3 from city to city, 2 between hub and city', () => {
  expect(distance('area-1-red', 'area-1-blue')).toBe(1);
  expect(distance('area-1-red', 'area-1-hub')).toBe(1);
  expect(distance('area-1-hub', 'area-6-hub')).toBe(1);
  expect(distance('area-1-hub', 'area-6-blue')).toBe(2);
  expect(distance('area-1-blue', 'area-6-hub')).toBe(2);
  expect(distance('area-1-blue', 'area-6-blue')).toBe(3);
  for (const from of LOCATIONS)
    for (const to of LOCATIONS) {
      const path = pathBetween(from, to);
      expect([path[0], path.at(-1)]).toEqual([from, to]);
      expect(new Set(path).size).toBe(path.length);
      expect(distance(from, to)).toBe(distance(to, from));
    }
});

test('[SM-32] one point does not lead from a city to another Area', () => {
  const play = table().does(0, burn('s1'));
  expect(play.why(0, go('1-red', '2-red', 0))).toEqual(['SM-32/through-hubs']);
  expect(play.why(0, go('1-red', '2-hub', 0))).toEqual(['SM-32/through-hubs']);
  expect(play.why(0, go('2-hub', '3-red', 0))).toEqual(['SM-32/through-hubs']);
  play.does(0, go('2-hub', '3-hub', 0));
});
