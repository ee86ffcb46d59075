import { type BoxModule } from '@/rules/core/box';
import { type Print } from '@/rules/core/shape';
import { confirmAllRead, putEntry, removeEntry, newPrint } from '@/store/box/edit-box';
import { boxReport } from '@/store/box/box-report';
import { openParts, teaching } from '../../support/store-parts';
import { boxes } from './full-boxes';

const GAME = 'spy-connection';
const module = boxes[GAME] as BoxModule;

const printed = (cities: readonly string[], points: number, taken: readonly string[] = []): Print => {
  const data = { cities, points, extraTurn: false };
  const print = newPrint(module, { kind: 'mission', data }, (id) => taken.includes(id));
  if (!print) throw new Error('No print');
  return print;
};
const first = printed(['london', 'rome'], 3);
const second = printed(['oslo', 'rome'], 4);

const open = async () => {
  const { catalogue } = await openParts();
  const created = catalogue.createBox(GAME);
  if (!created.ok) throw new Error(created.error.kind);
  const place = { game: GAME, box: created.value };
  const prints = () =>
    catalogue.printsOf(GAME, place.box, 'mission').map(({ id, source }) => `${id} ${source ?? 'read'}`);
  return { catalogue, place, prints, learner: teaching(catalogue.learnerFor('m1', GAME, place.box)) };
};

test('an id follows from what is printed, and twins are numbered', () => {
  expect(first).toMatchObject({ id: 'm-3-london-rome', data: { id: 'm-3-london-rome' } });
  expect(printed(['rome', 'london'], 3, [first.id]).id).toBe('m-3-london-rome-2');
  expect(newPrint(module, { kind: 'mission', data: { cities: [] } }, () => false)).toBeUndefined();
  expect(newPrint(module, { kind: 'pawn', data: {} }, () => false)).toBeUndefined();
  expect(newPrint(module, { kind: 'city', id: 'oslo', data: {} }, () => false)).toEqual({
    kind: 'city',
    id: 'oslo',
    data: { id: 'oslo' },
  });
});

test('what an owner enters is the owner’s, moves when it says something else, and each step can be undone', async () => {
  const { catalogue, place, prints } = await open();
  putEntry(catalogue, place, { print: first });
  expect(prints()).toEqual([`${first.id} owner`]);
  const edited = putEntry(catalogue, place, { print: second, instead: first });
  expect(prints()).toEqual([`${second.id} owner`]);
  expect(edited.ok && edited.value()).toBe(true);
  expect(prints()).toEqual([`${first.id} owner`]);
});

test('an entry goes for good with all that was read of it, and comes back with an undo', async () => {
  const { catalogue, place, prints, learner } = await open();
  learner.learn(1, first);
  const gone = removeEntry(catalogue, { ...place, kind: 'mission', id: first.id });
  expect(prints()).toEqual([]);
  expect(gone.ok && gone.value()).toBe(true);
  expect(prints()).toEqual([`${first.id} read`]);
  learner.forget(1);
  expect(prints()).toEqual([]);
});

test('an undo is not done over what came after', async () => {
  const { catalogue, place, prints, learner } = await open();
  const put = putEntry(catalogue, place, { print: first });
  learner.learn(1, second);
  expect(put.ok && put.value()).toBe(false);
  expect(prints()).toEqual([`${first.id} owner`, `${second.id} read`]);
});

test('all that was read while playing is confirmed at once, and stays when its match is undone', async () => {
  const { catalogue, place, prints, learner } = await open();
  learner.learn(1, first);
  learner.learn(2, second);
  const confirmed = confirmAllRead(catalogue, place);
  expect(prints()).toEqual([`${first.id} owner`, `${second.id} owner`]);
  learner.forget(1);
  expect(prints()).toHaveLength(2);
  expect(confirmed.ok && confirmed.value()).toBe(false);
});

test('a suggestion of the book is confirmed by putting it in as it is', async () => {
  const { catalogue, place } = await open();
  const lines = () =>
    boxReport(module, catalogue.box(GAME, place.box)).kinds.find(({ kind }) => kind.kind === 'city')?.lines;
  const rome = lines()?.find(({ id }) => id === 'rome');
  expect(rome?.source).toBe('suggested');
  if (rome) putEntry(catalogue, place, { print: rome });
  expect(lines()?.find(({ id }) => id === 'rome')?.source).toBe('owner');
});

test('a box that is not there is told', async () => {
  const { catalogue } = await open();
  expect(putEntry(catalogue, { game: GAME, box: 'gone' }, { print: first })).toEqual({
    ok: false,
    error: { kind: 'no-such-box' },
  });
});
