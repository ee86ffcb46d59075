import { Debrief } from '@/store/debrief';
import { MemoryBackend } from '@/store/storage/memory';
import { courierGame } from '../support/desk';
import { everyNth, progress, tell } from '../support/soak';
import { goldenOf, LAYOUTS } from './golden/support';

const STRIDE = everyNth(23, 1);

/** What is wrong once the app has been opened on this, with every match that it lists; nothing, hopefully. */
const problemOf = async (
  values: ReadonlyMap<string, string>,
  key: string,
  transactional: boolean,
): Promise<string | undefined> => {
  const backend = new MemoryBackend(values, transactional);
  const debrief = await Debrief.open({ backend, games: [courierGame] });
  for (const { id } of debrief.matches.state.getState().matches) {
    await debrief.openMatch(id);
    await debrief.closeMatch(id);
  }
  await debrief.flush();
  const hurt = values.get(key);
  if (![...backend.values.values()].includes(hurt ?? '')) return 'thrown away';
  for (const [name, text] of values)
    if (isJournal(name) && placeOf(name) !== placeOf(key) && ![...backend.values.values()].includes(text))
      return `${name} was lost with it`;
  return undefined;
};

/** Without the slot: what is recovered of a chunk goes over its older slot. */
const placeOf = (name: string): string => name.replace(/\/[ab]$/, '');

const isJournal = (name: string): boolean => name.startsWith('j/');

describe.each(LAYOUTS)('any value of the app that is damaged, on the %s', (layout) => {
  const { transactional, values } = goldenOf(1, layout);

  test.each([
    [
      'flipped at every place',
      (text: string, place: number) =>
        text.slice(0, place) + String.fromCharCode(text.charCodeAt(place) ^ 1) + text.slice(place + 1),
    ],
    ['cut at every length', (text: string, place: number) => text.slice(0, place)],
  ])(
    '%s is kept as it is, and nothing else is lost',
    async (how, damage) => {
      const problems: string[] = [];
      let count = 0;
      for (const [key, text] of Object.entries(values))
        for (let place = 0; place < text.length; place += STRIDE) {
          const hurt = new Map(Object.entries(values)).set(key, damage(text, place));
          const problem = await problemOf(hurt, key, transactional);
          if (problem) problems.push(`${key} at ${place}: ${problem}`);
          count++;
          progress(`${count} damaged values`);
        }
      expect(problems.slice(0, 5)).toEqual([]);
      tell(`${count} values of the app ${how}, ${layout}`);
    },
    3_600_000,
  );
});
