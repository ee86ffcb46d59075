import { full } from '@/rules/spymaster/game';
import { burn, complete, end, go, lay, pass } from './support/table';

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
