import { blankOf } from '@/components/box/form/values';
import { padOf } from '@/components/box/form/PadField';
import { games } from '@/__tests__/support/games';
import { newPrint } from '@/store/box/edit-box';

const kindsOf = async () =>
  (await Promise.all(games.map(async ({ load }) => (await load()).box))).flatMap(
    (module) => module?.kinds.map((kind) => ({ module, kind })) ?? [],
  );

test('an empty form is no print of any kind whose numbers have to be read, and never breaks', async () => {
  const made: string[] = [];
  for (const { module, kind } of await kindsOf()) {
    const id = kind.identify ? {} : { id: kind.ids?.[0] ?? 'x' };
    if (newPrint(module, { kind: kind.kind, data: blankOf(kind.fields), ...id }, () => false))
      made.push(kind.kind);
  }
  // A card and a Politician may have nothing printed that counts, a place of the map has its name from its id.
  for (const kind of [
    'mission',
    'start-mission',
    'connection',
    'prices',
    'intelligence',
    'contact',
    'sabotage',
  ])
    expect(made).not.toContain(kind);
});

test('only Intelligence cards are a pad', async () => {
  const pads = (await kindsOf()).filter(({ kind }) => padOf(kind.fields)).map(({ kind }) => kind.kind);
  expect(pads).toEqual(['intelligence']);
});
