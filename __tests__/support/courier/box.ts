import * as v from 'valibot';
import { type BoxKind, type BoxModule } from '@/rules/core/box';
import { codecOf, whole } from '@/rules/core/codec';
import { message, number, piece } from '@/rules/core/message';
import { CARDS } from './model';

interface CardPrint {
  readonly value: number;
}

const cards: BoxKind<CardPrint> = {
  kind: 'card',
  ids: CARDS,
  codec: codecOf<CardPrint>(v.strictObject({ value: whole(1, 6) })),
  fields: [{ name: 'value', shape: { as: 'whole', min: 1, max: 6 } }],
  since: 1,
  fits: () => true,
  face: ({ value }) => value,
  rank: ({ value }) => [value],
};

export const box: BoxModule = {
  coding: 1,
  kinds: [cards],
  vocabulary: {},
  stated: [],
  check: () => [],
  label: ({ id, data }) =>
    message('box.label.card', { card: piece(id), value: number((data as CardPrint).value) }),
};
