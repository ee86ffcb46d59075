import { reasonId } from '@/rules/core/violation';
import { full, type Move } from '@/rules/spymaster/game';
import { light } from '@/rules/spymaster/light/game';
import { practiceOptions } from '@/rules/spymaster/box/practice';
import { burn, complete, end, go, lay, pass, stack } from './support/table';

const cardsOfBox = practiceOptions({ seatCount: 2, startSeat: 0 }).missionPrints.map(({ id }) => id);
const dealt = cardsOfBox.slice();
const reveal = (count: number): Move => ({ type: 'reveal-missions', cards: dealt.splice(0, count) });

const three = () => lay({ players: [{ agents: '1-blue 1-hub 2-hub', hand: 's3 e1' }, { hand: 'd1' }, {}] });
const walk = go('1-hub', '1-blue', 0);

test('[SM-36] an Agent that was moved by the table’s decision was an act: no pass, and the ring begins anew', () => {
  const table = three().overrules(0, walk);
  expect(table.why(0, pass)).toEqual(['SM-36/acted']);
  expect(table.debts()).toEqual({});
  expect(full.view(table.state, 'table').ring).toEqual({ passed: [], left: 3, last: 0 });
  table.does(0, end).does(1, pass).does(2, pass);
  expect(table.state).toMatchObject({ round: 1, active: 0, passes: 2 });
});

test('[SM-31] the card for a move that the table recorded before may still be burned', () => {
  const table = three().overrules(0, walk);
  expect(full.offers(table.state, 0, 0).map(({ move }) => move)).toContainEqual(burn('e1'));
  table.does(0, burn('s3'), go('2-hub', '3-hub', 0));
  expect(table.why(0, burn('e1'))).toEqual(['SM-31/second-burn']);
  expect(full.secretsCanMend?.(three().overrules(0, walk).state, 0, go('1-blue', '1-hub', 0))).toBe(true);
});

test('[SM-36] a Mission completed by the table’s decision is an act as well', () => {
  const table = lay({ players: [{ hand: 's1' }, {}], missions: { 1: { special: 3, pays: 's9' } } });
  expect(table.why(0, complete(1, 's1'))).toEqual(['SM-33/special-agents', 'SM-33/too-little']);
  table.overrules(0, complete(1, 's1'));
  expect(table.why(0, pass)).toEqual(['SM-36/acted']);
});

test('[SM-30] somebody acts out of turn by the table’s decision: it is that one’s turn, and the one before is over', () => {
  const table = three().does(0, burn('s3'));
  expect(table.why(1, burn('d1'))).toEqual(['SM-30/not-your-turn']);
  table.overrules(1, burn('d1'));
  expect(table.state).toMatchObject({ active: 1, passes: 0, turn: { points: 1, completed: 0 } });
  expect(three().does(0, pass).overrules(2, pass).state).toMatchObject({ active: 0, passes: 2 });
});

test('[SM-20] a stack is picked out of turn: that one is the SpyMaster, and a round that still ran is over', () => {
  const table = three();
  expect(table.why(1, stack(4))).toEqual(['SM-20/not-spymaster', 'SM-20/not-now']);
  table.overrules(1, stack(4));
  expect(table.state).toMatchObject({ phase: 'lay-out-row', round: 2, spyMaster: 1, stacks: [2, 3, 5] });
  const last = lay({ players: [{}, {}], state: { round: 5, stacks: [] } });
  expect(full.check(last.state, 0, stack(1))).toMatchObject([{ code: 'not-now', overrulable: false }]);
});

test('[SM-12] Missions that the table has turned where none were due: the turn was over', () => {
  const table = lay({
    players: [{ agents: '1-blue 1-blue 1-blue', hand: 's3' }, {}],
    missions: { 1: { special: 1, pays: 's3' } },
    options: { missionDeck: 'digital' },
    state: { nextSpyMaster: 0 },
  });
  const { state } = table.does('table', reveal(5)).does(0, complete(1, 's3'));
  expect(table.why('table', reveal(1))).toEqual(['SM-12/nothing-to-reveal']);
  table.overrules('table', reveal(1));
  expect(table.state).toMatchObject({ active: 1, passes: 0 });
  expect(state.active).toBe(0);
});

test('[SM-10] who places twice by the table’s decision places for somebody who has not', () => {
  const at = ['area-1-hub', 'area-1-hub', 'area-1-hub'] as const;
  const place: Move = { type: 'place-special-agents', locations: at };
  const table = lay({
    players: [{ agents: '' }, { agents: '2-hub 2-hub 2-hub' }],
    options: { specialAgents: 'chosen' },
    state: { phase: 'place-special-agents' },
  });
  expect(table.why(1, place)).toEqual(['SM-10/placed']);
  table.overrules(1, place);
  expect(table.player(0).agents).toEqual(at);
});

test('[SM-31] the Agent that is to leave stands elsewhere: by the table’s decision the nearest one goes', () => {
  const table = three().does(0, burn('s3'));
  expect(table.why(0, go('2-blue', '2-red', 0))).toEqual(['SM-31/no-agent-there']);
  table.overrules(0, go('2-blue', '2-red', 0));
  expect(table.player(0).agents).toEqual(['area-1-blue', 'area-1-hub', 'area-2-red']);
});

test('[SM-23] on the sheet the card is taken once more by the table’s decision: those are the Files of the next round', () => {
  const take = { type: 'take-spymaster-card' } as const;
  const pad = light.apply(light.start({ seatCount: 3, startSeat: 0, opened: 'at-the-start' }), 1, take);
  expect(light.check(pad, 2, take).map(reasonId)).toEqual(['SM-23/card-taken']);
  expect(light.apply(pad, 2, take)).toMatchObject({ round: 2, spyMaster: 1, nextSpyMaster: 2, active: 1 });
  const acted = light.apply(pad, 0, { type: 'complete-mission', points: 7 });
  expect(light.check(acted, 1, { type: 'pass' }).map(reasonId)).toEqual(['SM-30/not-your-turn']);
});
