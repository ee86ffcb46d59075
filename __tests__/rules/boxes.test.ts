import { codes, english, speaker } from '@/__tests__/support/all-words';
import { say } from '@/i18n/say';
import { type Field, type Shape } from '@/rules/core/shape';
import { boxes, fullPrints } from '../store/box/full-boxes';

const fieldsIn = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) => [field, ...fieldsIn(innerFields(field.shape))]);

const innerFields = (shape: Shape): readonly Field[] => {
  if (shape.as === 'list') return innerFields(shape.of);
  if (shape.as === 'fields') return shape.fields;
  return shape.as === 'variant' ? Object.values(shape.of).flat() : [];
};

const choicesIn = (shape: Shape): readonly string[] => {
  if (shape.as === 'list') return choicesIn(shape.of);
  if (shape.as === 'choice') return shape.of;
  return shape.as === 'variant' ? Object.keys(shape.of) : [];
};

describe.each(Object.entries(boxes))('%s', (game, box) => {
  const fields = box.kinds.flatMap((kind) => fieldsIn(kind.fields));
  const asked = fields.filter(({ shape }) => shape.as !== 'own-id' && shape.as !== 'literal');

  test('every kind, field and choice has its words', () => {
    const words = english(game);
    const named = ({ name }: Field) => `box.field.${name}` in words || `piece.${name}` in words;
    expect(box.kinds.filter(({ kind }) => !(`box.kind.${kind}` in words))).toEqual([]);
    expect(asked.filter((field) => !named(field)).map(({ name }) => name)).toEqual([]);
    const choices = asked.flatMap(({ shape }) => choicesIn(shape));
    const worded = (choice: string) => `piece.${choice}` in words || `box.choice.${choice}` in words;
    expect(choices.filter((choice) => !worded(choice))).toEqual([]);
  });

  test('what the book states can be true, and is called by the ids of its kinds', () => {
    for (const { kind: name, id, data } of box.stated) {
      const kind = box.kinds.find((one) => one.kind === name);
      const read = kind?.codec.parse(data);
      expect(read).toEqual({ ok: true, value: data });
      expect(kind?.fits(id, data)).toBe(true);
    }
    expect(box.check(box.stated)).toEqual([]);
    expect(new Set(box.stated.map(({ kind, id }) => `${kind}/${id}`)).size).toBe(box.stated.length);
  });

  test('every entry of a full box can be said in every language', () => {
    const prints = fullPrints(game);
    for (const code of codes)
      for (const print of prints) {
        const label = box.label(print, prints);
        const said = say(speaker(code, game), label, { seatName: String });
        expect(said).not.toMatch(/undefined/);
        expect(said).not.toBe(label.key);
      }
  });

  test('a version of the coding knows the kinds that came with it', () => {
    for (const { since } of box.kinds) expect(since).toBeLessThanOrEqual(box.coding);
    expect(new Set(box.kinds.map(({ kind }) => kind)).size).toBe(box.kinds.length);
  });
});
