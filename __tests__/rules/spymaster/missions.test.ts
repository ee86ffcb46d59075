import { PRACTICE_MISSIONS } from '@/rules/spymaster/box/practice';
import { full, type Move } from '@/rules/spymaster/game';
import { type Area } from '@/rules/spymaster/model/prints';
import { burn, cards, complete, end, go, lay, missionPrint, pass, places } from './support/table';

const BLUE = { colour: 'blue', special: 2, freelance: 2, pays: 's3', points: 9 } as const;
const anna = { agents: '1-blue 1-blue 2-hub', hand: 's1 s2 s3 e4 e4 d2' };
const ben = { agents: '1-blue 3-hub 3-hub', hand: 's5' };
const table = (freelances = '1-blue 1-blue', missions: object = {}) =>
  lay({ players: [anna, ben], freelances, missions: { 1: BLUE, ...missions } });

test('[SM-33] with the Agents in the city and the value burned a Mission is completed', () => {
  const play = table().does(0, complete(1, 's3'));
  expect(play.player().completed).toEqual([{ area: 'area-1', print: missionPrint('laid-1', BLUE) }]);
  expect(play.player().hand.cards).toEqual(cards('s1 s2 e4 e4 d2'));
  expect(play.state.discard.cards).toEqual(cards('s3'));
});

test('[SM-33] own Special Agents count, others and Agents elsewhere do not', () => {
  const alone = lay({
    players: [{ ...anna, agents: '1-blue 1-red 2-blue' }, ben],
    freelances: '1-blue 1-blue 1-blue',
    missions: { 1: BLUE },
  });
  expect(alone.why(0, complete(1, 's3'))).toEqual(['SM-33/special-agents']);
  alone.overrules(0, complete(1, 's3'));
  expect(alone.player().completed).toHaveLength(1);
});

test('[SM-33] enough Freelance Agents; more than shown is fine', () => {
  expect(table('1-blue').why(0, complete(1, 's3'))).toEqual(['SM-33/freelance-agents']);
  table('1-blue 1-blue 1-blue').does(0, complete(1, 's3'));
});

test('[SM-33] cards of the shown type alone, worth the shown value at least', () => {
  expect(table().why(0, complete(1, ''))).toEqual(['SM-33/too-little']);
  expect(table().why(0, complete(1, 's2'))).toEqual(['SM-33/too-little']);
  expect(table().why(0, complete(1, 'e4'))).toEqual(['SM-33/wrong-type', 'SM-33/too-little']);
  expect(table().why(0, complete(1, 's3 d2'))).toEqual(['SM-33/wrong-type']);
  table().does(0, complete(1, 's1 s2'));
  table().does(0, complete(1, 's1 s2 s3'));
});

test('[SM-33] with no more cards than the hand has', () => {
  const unknown = lay({
    players: [{ ...anna, hand: 's1', unknown: 1 }, ben],
    freelances: '1-blue 1-blue',
    missions: { 1: BLUE },
  });
  expect(unknown.why(0, complete(1, 's1 s2'))).toEqual(['SM-33/hand-unknown']);
  expect(unknown.why(0, complete(1, 's2 s2'))).toEqual(['SM-33/hand-unknown']);
  expect(unknown.why(0, complete(1, 's1 s1 s1'))).toEqual(['SM-33/not-in-hand']);
  unknown.does(0, complete(1, 's1 s2'));
  expect(unknown.player().hand).toEqual({ cards: [], unknown: 0 });
});

test('[SM-33] any number of Missions in a turn; a surplus does not carry over', () => {
  const play = table('1-blue 1-blue', { 2: { special: 0, pays: 'e5' }, 3: { special: 0, pays: 'e1' } });
  play.does(0, complete(1, 's1 s2 s3'), complete(2, 'e4 e4'));
  expect(play.why(0, complete(3, ''))).toEqual(['SM-33/too-little']);
  expect(play.player().completed).toHaveLength(2);
});

test('[SM-33] an empty hand completes nothing and can still pass', () => {
  const play = lay({
    players: [{ ...anna, hand: '' }, ben],
    freelances: '1-blue 1-blue',
    missions: { 1: BLUE },
  });
  expect(play.why(0, complete(1, ''))).toEqual(['SM-33/too-little']);
  play.does(0, pass);
});

test('[SM-33] a space without any Mission has none to complete', () => {
  const play = lay({ players: [anna, ben], missions: { 1: { empty: true } } });
  expect(play.why(0, complete(1, 's3'))).toEqual(['SM-33/no-mission']);
});

test('[SM-33] the card that the move names is the one that lies there, and no other', () => {
  const named = (mission: string) => ({ ...complete(1, 's3'), mission }) as Move;
  expect(table().why(0, named('laid-2'))).toEqual(['SM-33/other-mission']);
  table().does(0, named('laid-1'));
  const read = missionPrint('m-1', { special: 1, pays: 's1' });
  const blank = lay({ players: [{ ...anna, agents: '4-blue 1-hub 1-hub' }, ben] });
  expect(blank.why(0, { ...complete(4, 's1'), mission: 'm-1' } as Move)).toEqual(['SM-3/print-missing']);
  const other = { ...complete(4, 's1', read), mission: 'm-2' } as Move;
  expect(blank.why(0, other)).toEqual(['SM-33/other-mission']);
});

test('[SM-33] what is offered names the card that lies there', () => {
  const offers = full.offers(table().state, 0, 0).map((offer) => offer.move);
  const mission = { type: 'complete-mission', area: 'area-1', burned: cards('s3'), mission: 'laid-1' };
  expect(offers).toContainEqual(mission);
});

test('[SM-34] the Agents stay where they are', () => {
  const play = table().does(0, complete(1, 's3'));
  expect(play.player().agents).toEqual(places('1-blue 1-blue 2-hub'));
  expect(play.state.freelances.slice(0, 2)).toEqual(places('1-blue 1-blue'));
});

test('[SM-35] what lies underneath is turned at the end of the turn, for the next player', () => {
  const play = table().does(0, complete(1, 's3'));
  expect(play.state.spaces[0]).toEqual({ facedown: true });
  expect(play.why(0, complete(1, 's1 s2'))).toEqual(['SM-35/next-player']);
  play.does(0, end);
  expect(play.state.spaces[0]).toEqual({ faceup: {}, facedown: false });
  const easy = missionPrint('m-9', { special: 1, pays: 's4' });
  expect(play.why(1, complete(1, 's5', easy))).toEqual([]);
  play.does(1, complete(1, 's5', easy), end);
  expect(play.state.spaces[0]).toEqual({ facedown: false });
  expect(play.why(0, complete(1, 's1'))).toEqual(['SM-33/no-mission']);
});

test('[SM-35] a digital deck owes one card for each turned Mission', () => {
  const play = lay({
    players: [anna, ben],
    freelances: '1-blue 1-blue',
    missions: { 1: BLUE, 2: {}, 3: {}, 4: {}, 5: {}, 6: {} },
    options: { missionDeck: 'digital' },
  });
  play.does(0, complete(1, 's3'));
  expect(full.status(play.state, 'table').chance).toBeUndefined();
  play.does(0, end);
  expect(full.status(play.state, 'table').chance).toMatchObject({ deck: 'missions', count: 1 });
  play.does('table', { type: 'reveal-missions', cards: ['practice-mission-7'] });
  expect(play.state.spaces[0]).toMatchObject({
    faceup: { print: { id: 'practice-mission-7' } },
    facedown: false,
  });
});

test('[SM-3] a blank Mission is read when it is completed, or before', () => {
  const read = missionPrint('m-1', { special: 1, pays: 's1' });
  const play = lay({ players: [{ ...anna, agents: '4-blue 1-hub 1-hub' }, ben] });
  expect(play.why(0, complete(4, 's1'))).toEqual(['SM-3/print-missing']);
  play.does(0, complete(4, 's1', read));
  expect(play.player().completed[0]?.print).toEqual(read);
  const again = lay({ players: [anna, ben], missions: { 1: {} } });
  expect(again.why(0, complete(1, 's3', read))).toEqual(['SM-3/print-known']);
  again.does(0, complete(1, 's3', missionPrint('laid-1')));
});

test('[SM-3] [SM-12] a faceup Mission is noted, and noted again', () => {
  const note = (area: 1 | 2 | 3, id: string, points = 8): Move => ({
    type: 'note-mission',
    area: `area-${area}`,
    print: missionPrint(id, { points }),
  });
  const play = lay({ players: [anna, ben], missions: { 3: { empty: true } } });
  expect(play.why('table', note(3, 'm-1'))).toEqual(['SM-12/no-mission']);
  play.does('table', note(1, 'm-1'));
  expect(play.why('table', note(1, 'm-2'))).toEqual(['SM-3/print-known']);
  expect(play.why('table', note(2, 'm-1'))).toEqual(['SM-50/card-on-table']);
  play.does('table', note(1, 'm-1', 11));
  expect(play.state.spaces[0]?.faceup?.print?.points).toBe(11);
  const digital = lay({ players: [anna, ben], missions: { 1: {} }, options: { missionDeck: 'digital' } });
  expect(digital.why('table', note(1, 'laid-1'))).toEqual(['SM-3/print-known']);
});

test('[SM-3] a 61st Mission is refused, the 60th not', () => {
  const read = complete(2, 's3', missionPrint('m-61', { special: 0 }));
  const box = (count: number) =>
    lay({ players: [anna, ben], options: { missionPrints: PRACTICE_MISSIONS.slice(0, count) } });
  expect(box(60).why(0, read)).toEqual(['SM-3/too-many-missions']);
  box(59).does(0, read);
  box(60).does(0, complete(2, 's3', missionPrint('practice-mission-3', { special: 0 })));
});

test('[SM-50] a completed Mission lies with its Agency and cannot be read again', () => {
  const read = missionPrint('m-1', { special: 0, pays: 's1' });
  const play = lay({ players: [anna, ben] }).does(0, complete(2, 's1', read));
  expect(play.why(0, complete(3, 's2', read))).toEqual(['SM-50/card-on-table']);
});

test('[SM-33] what is met and what is missing is told for each faceup Mission', () => {
  const { spaces } = full.view(table('1-blue').state, 0);
  expect(spaces[0]?.needs).toEqual({
    city: 'area-1-blue',
    specialAgents: { needed: 2, there: 2 },
    freelanceAgents: { needed: 2, there: 1 },
    intelligence: { needed: 3, there: 6 },
    met: false,
  });
  expect(full.view(table().state, 0).spaces[0]?.needs?.met).toBe(true);
  expect(full.view(table().state, 'table').spaces[0]?.needs).not.toHaveProperty('intelligence');
});

test('[SM-33] a refusal for missing Agents is mended where the points are enough', () => {
  const away = (move: string) =>
    lay({
      players: [{ ...anna, agents: '1-blue 1-hub 2-hub', hand: `${anna.hand} ${move}` }, ben],
      freelances: '1-blue 1-red 1-green',
      missions: { 1: BLUE },
    }).does(0, burn(move));
  expect(away('f2').repairs(0, complete(1, 's3'))).toEqual([
    [go('1-hub', '1-blue', 0), go('1-red', '1-blue')],
  ]);
  expect(away('f1').repairs(0, complete(1, 's3'))).toEqual([]);
  expect(away('f2').repairs(0, complete(1, 's1'))).toEqual([]);
  expect(away('f2').repairs(1, complete(1, 's3'))).toEqual([]);
});

const claim = (area: number, points: number, count = 1): Move => ({
  type: 'claim-mission',
  area: `area-${area}` as Area,
  points,
  cards: count,
});

test('[SM-33] [SM-40] a Mission that nobody read counts by its points alone, and only the number of its cards is told', () => {
  const play = lay({ players: [anna, ben] }).does(0, claim(2, 11, 2), claim(3, 7));
  expect(play.player()).toMatchObject({
    completed: [],
    earlier: { missions: 2, points: 18 },
    hand: { cards: cards('s1 s2 s3 e4 e4 d2'), unknown: -3 },
  });
  expect(play.state.turn).toMatchObject({ completed: 2, points: 0 });
  play.does(0, end);
  expect(play.state.spaces[1]).toEqual({ faceup: {}, facedown: false });
});

test('[SM-33] no more cards than the hand has, and a hand that is empty then is forgotten', () => {
  const play = lay({ players: [ben, anna] });
  expect(play.why(0, claim(2, 11, 2))).toEqual(['SM-33/not-in-hand']);
  play.does(0, claim(2, 11));
  expect(play.player().hand).toEqual({ cards: [], unknown: 0 });
});

test('[SM-3] [SM-35] a Mission that was read, one that is facedown and one of a table whose cards the phone has are not told so', () => {
  const play = table().does(0, claim(2, 11));
  expect(play.why(0, claim(1, 11))).toEqual(['SM-3/print-known']);
  expect(play.why(0, claim(2, 11))).toEqual(['SM-35/next-player']);
  expect(lay({ players: [anna, ben], missions: { 2: { empty: true } } }).why(0, claim(2, 1))).toEqual([
    'SM-33/no-mission',
  ]);
  const dealt = lay({ players: [anna, ben], options: { intelligenceDeck: 'digital' } });
  expect(dealt.why(0, claim(2, 11))).toEqual(['SM-3/print-missing']);
});
