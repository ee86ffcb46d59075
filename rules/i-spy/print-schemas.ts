import * as v from 'valibot';
import { id, list, typed, whole } from '@/rules/core/schemas';
import { CARD_NEEDS } from './prints';
import { ACTION_CARDS, CAPITALS, CARD_TYPES, ICONS, LIMIT, NATIONS, PHASES, STARRED_ASSETS } from './pieces';

export const nation = v.picklist(NATIONS);
export const capital = v.picklist(CAPITALS);
export const card = v.picklist([...ACTION_CARDS, ...STARRED_ASSETS]);
export const icon = v.picklist(ICONS);
export const measure = v.picklist(['influence', 'power']);

const change = whole(-LIMIT, LIMIT);
export const someNations = v.strictObject({
  'austria-hungary': v.exactOptional(change),
  britain: v.exactOptional(change),
  france: v.exactOptional(change),
  germany: v.exactOptional(change),
  italy: v.exactOptional(change),
  russia: v.exactOptional(change),
});

const gain = v.exactOptional(whole(0, LIMIT));
/** What Records owe is never less than nothing. */
export const someGains = v.strictObject({
  'austria-hungary': gain,
  britain: gain,
  france: gain,
  germany: gain,
  italy: gain,
  russia: gain,
});

const level = whole(0, LIMIT);
export const allNations = v.strictObject({
  'austria-hungary': level,
  britain: level,
  france: level,
  germany: level,
  italy: level,
  russia: level,
});

const reward = v.variant('kind', [
  v.strictObject({ kind: v.literal('icon'), icon }),
  v.strictObject({ kind: v.literal('tickets'), count: whole(1, 9) }),
  v.strictObject({ kind: v.literal('other') }),
]);
const advantage = whole(0, LIMIT);
export const advantages = v.pipe(
  v.strictTuple([advantage, advantage, advantage, advantage, advantage]),
  v.readonly(),
);

const count = whole(1, 9);
const printedStep = v.variant('kind', [
  v.strictObject({ kind: v.literal('icon'), icon }),
  v.strictObject({ kind: v.literal('control-or-empower') }),
  v.strictObject({ kind: v.literal('airship') }),
  v.strictObject({ kind: v.literal('tickets'), count }),
  v.strictObject({ kind: v.literal('tag-target'), count }),
  v.strictObject({ kind: v.literal('steal-supply'), count }),
  v.strictObject({ kind: v.literal('lose-tags'), count }),
]);
const steps = list(printedStep, 1, 6);
const printedText = v.strictObject({
  target: v.exactOptional(v.boolean()),
  needs: v.exactOptional(list(v.picklist(CARD_NEEDS), 0, 6)),
  steps,
});
const cardType = v.picklist(CARD_TYPES);
const assetEffect = v.variant('on', [
  v.strictObject({ on: v.literal('card'), card, steps }),
  v.strictObject({ on: v.literal('type'), type: cardType, steps }),
  v.strictObject({ on: v.literal('contact'), steps }),
  v.strictObject({ on: v.literal('turn'), cardActions: whole(1, 3) }),
]);

export const openPrint = v.variant('kind', [
  v.strictObject({
    kind: v.literal('card'),
    card,
    types: v.exactOptional(list(cardType, 1, 3)),
    influence: someNations,
    text: v.exactOptional(printedText),
    harsher: v.exactOptional(printedText),
  }),
  v.strictObject({
    kind: v.literal('contact'),
    capital,
    nation,
    influence: whole(0, LIMIT),
    rewards: v.pipe(v.strictTuple([reward, reward]), v.readonly()),
  }),
  v.strictObject({ kind: v.literal('sabotage'), capital, loss: whole(0, LIMIT) }),
  v.strictObject({
    kind: v.literal('scoring-phase'),
    phase: whole(1, PHASES),
    advantages,
    politicians: whole(0, 14),
  }),
]);

export const assetPrint = v.strictObject({
  id,
  name: v.exactOptional(typed),
  cost: whole(1, 20),
  starred: v.exactOptional(v.picklist(STARRED_ASSETS)),
  effects: v.exactOptional(list(assetEffect, 1, 4)),
});

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
      v.strictObject({
        kind: v.literal('each-spy'),
        piece: v.picklist(['tags', 'supply']),
        by: whole(-9, 9),
        optional: v.boolean(),
      }),
      v.strictObject({ kind: v.literal('other') }),
    ]),
  ),
});
