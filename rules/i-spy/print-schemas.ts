import * as v from 'valibot';
import { id, list, typed, whole } from '@/rules/core/schemas';
import { ACTION_CARDS, CAPITALS, CARD_TYPES, ICONS, NATIONS, STARRED_ASSETS } from './pieces';

export const nation = v.picklist(NATIONS);
export const capital = v.picklist(CAPITALS);
export const card = v.picklist([...ACTION_CARDS, ...STARRED_ASSETS]);
export const icon = v.picklist(ICONS);

const change = whole(-38, 38);
export const someNations = v.strictObject({
  'austria-hungary': v.exactOptional(change),
  britain: v.exactOptional(change),
  france: v.exactOptional(change),
  germany: v.exactOptional(change),
  italy: v.exactOptional(change),
  russia: v.exactOptional(change),
});

const reward = v.variant('kind', [
  v.strictObject({ kind: v.literal('icon'), icon }),
  v.strictObject({ kind: v.literal('tickets'), count: whole(1, 9) }),
  v.strictObject({ kind: v.literal('other') }),
]);
const advantage = whole(0, 38);

export const openPrint = v.variant('kind', [
  v.strictObject({
    kind: v.literal('card'),
    card,
    types: list(v.picklist(CARD_TYPES), 1, 2),
    influence: someNations,
  }),
  v.strictObject({
    kind: v.literal('contact'),
    capital,
    nation,
    influence: whole(0, 38),
    rewards: v.pipe(v.strictTuple([reward, reward]), v.readonly()),
  }),
  v.strictObject({ kind: v.literal('sabotage'), capital, loss: whole(0, 38) }),
  v.strictObject({
    kind: v.literal('scoring-phase'),
    phase: whole(1, 5),
    advantages: v.pipe(v.strictTuple([advantage, advantage, advantage, advantage, advantage]), v.readonly()),
    politicians: whole(0, 14),
  }),
  v.strictObject({
    kind: v.literal('region'),
    id,
    region: v.picklist(['normal', 'start', 'supply-cache', 'outlet', 'capital']),
    capital: v.exactOptional(capital),
    name: v.exactOptional(typed),
  }),
  v.strictObject({ kind: v.literal('route'), regions: v.pipe(v.strictTuple([id, id]), v.readonly()) }),
  v.strictObject({ kind: v.literal('airship-route'), id, regions: list(id, 2, 40) }),
]);

export const assetPrint = v.strictObject({
  id,
  name: v.exactOptional(typed),
  cost: whole(4, 10),
  starred: v.exactOptional(v.picklist(STARRED_ASSETS)),
});

const measure = v.picklist(['influence', 'power']);
export const politicianPrint = v.strictObject({
  id,
  name: v.exactOptional(typed),
  influence: someNations,
  text: v.exactOptional(
    v.variant('kind', [
      v.strictObject({
        kind: v.literal('extreme'),
        which: v.picklist(['most', 'least']),
        of: measure,
        changes: measure,
        by: change,
      }),
      v.strictObject({ kind: v.literal('spies-lose-tags'), count: whole(1, 9) }),
      v.strictObject({ kind: v.literal('other') }),
    ]),
  ),
});
