import { full, type Move } from '@/rules/spymaster/game';
import { countOf } from '@/rules/spymaster/model/pile';
import { type Laying, burn, card, complete, end, lay, pass } from './support/table';

const mend = (was: string, is?: string): Move => ({
  type: 'mend-card',
  was: card(was),
  ...(is === undefined ? {} : { is: card(is) }),
});
const hand = (laying: Partial<Laying> = {}) =>
  lay({ players: [{ hand: 's3 e1 d2' }, { hand: 'd1' }], ...laying });

test('[SM-24] whether a recorded hand holds a card nobody learns by tapping it: it is burned, and the number of cards holds', () => {
  for (const name of ['s3', 's4', 'f5']) expect([name, hand().why(0, burn(name))]).toEqual([name, []]);
  const table = hand().does(0, burn('f5'));
  expect(table.state.turn.points).toBe(5);
  expect(countOf(table.player().hand)).toBe(2);
  expect(full.view(table.state, 'table')).toMatchObject({ players: [{ handCount: 2 }, { handCount: 1 }] });
  expect(full.view(table.state, 'table')).toEqual(full.view(hand().does(0, burn('f5')).state, 'table'));
});

test('[SM-33] a Mission is paid with cards that were misread, as many as the hand has', () => {
  const table = hand({
    players: [{ agents: '1-blue 1-hub 1-hub', hand: 's3 e1' }, {}],
    missions: { 1: { pays: 's7' } },
  });
  table.does(0, complete(1, 's3 s4'));
  expect(table.player().hand).toEqual({ cards: [], unknown: 0 });
});

test('[SM-31] [SM-33] more cards than the hand has are refused; where the table insists, no card moves that is not there', () => {
  const poor = hand({ players: [{ hand: '' }, { hand: 's1' }], missions: { 1: { special: 0, pays: 's5' } } });
  expect(poor.why(0, burn('s3'))).toEqual(['SM-31/not-in-hand']);
  poor.overrules(0, burn('s3'));
  expect(poor.state.turn).toMatchObject({ burned: card('s3'), points: 3 });
  expect(poor.state.discard.cards).toEqual([]);
  poor.does(0, end);
  expect(poor.why(1, complete(1, 's1 s4'))).toEqual(['SM-33/not-in-hand']);
  poor.overrules(1, complete(1, 's1 s4'));
  expect(poor.state.discard.cards).toHaveLength(1);
});

test('[SM-50] the owner alone is asked which card was misread, and says so in secret', () => {
  const table = hand().does(0, burn('f5'));
  expect(full.view(table.state, 0).players[0]?.hand?.unknown).toBe(-1);
  expect(full.view(table.state, 'table').players[0]?.hand).toBeUndefined();
  table.does(0, mend('e1'));
  expect(table.player().hand).toMatchObject({ unknown: 0, cards: [{ value: 3 }, { value: 2 }] });
  expect(full.describe(table.state, { id: 1, group: 1, actor: 0, move: mend('e1') }, 'table').params).toEqual(
    {
      seat: { kind: 'seat', seat: 0 },
    },
  );
});

test('[SM-50] a card that is not what it was read as, nobody says which: one card that the app does not know', () => {
  const table = hand().does(0, mend('e1'));
  expect(table.player().hand.unknown).toBe(1);
  expect(table.why(0, burn('f5'))).toEqual([]);
});

test('[SM-41] a hand that was misread is counted at the end, unless its owner has said which card it was', () => {
  const last = { state: { round: 5, stacks: [] } };
  const table = hand(last).does(0, burn('f5'), end).does(1, pass).does(0, pass);
  expect(table.phase).toBe('count-hands');
  const said = hand(last).does(0, burn('f5'), end).does(1, pass).does(0, pass, mend('e1'));
  expect(said.phase).toBe('over');
});

test('[SM-31] a hand that the phone has dealt is known: a foreign card is refused, the table may insist', () => {
  const dealt = hand({ options: { intelligenceDeck: 'digital' } });
  expect(full.check(dealt.state, 0, burn('f5'))).toMatchObject([
    { rule: 'SM-31', code: 'not-in-hand', overrulable: true },
  ]);
  const { seen } = dealt.state;
  dealt.overrules(0, burn('f5'));
  expect(countOf(dealt.player().hand)).toBe(2);
  expect(dealt.state.seen).toEqual(seen);
});

test('[SM-2] what the box can hold is judged by the cards that lie open, never by hands', () => {
  const counts = { 'surveillance-9': 1 };
  const [holds, lacks] = [{ hand: 's9' }, { hand: 'd1' }].map((other) =>
    lay({ players: [{ hand: 'e1 e2' }, other], state: { seen: other.hand === 's9' ? counts : {} } }),
  );
  expect(holds?.why(0, burn('s9'))).toEqual(lacks?.why(0, burn('s9')));
});

test('[SM-2] a card that was never there is not counted among those of the box', () => {
  const misread = lay({ players: [{ hand: 'e5' }, {}], state: { seen: { 'espionage-5': 1 } } });
  misread.does(0, burn('d2'));
  expect(countOf(misread.player(0).hand)).toBe(0);
  expect(misread.state.seen['espionage-5']).toBe(0);
  const gone = lay({ players: [{ hand: 'e5' }, {}], state: { seen: { 'espionage-5': 1 } } });
  const changes = [
    { entry: 'hand/0', to: 0 },
    { entry: 'discard', to: gone.state.discard.unknown + 1 },
  ];
  gone.does('table', { type: 'correct', changes });
  expect(gone.state.seen['espionage-5']).toBe(0);
});
