import { type Pick } from '@/__tests__/support/play/playout';
import { PRACTICE_MAP } from '@/rules/i-spy/box/practice-map';
import { full, type Move } from '@/rules/i-spy/game';
import { REGION_KINDS } from '@/rules/i-spy/model/map';
import { ACTION_CARDS, CAPITALS, ICONS, NATIONS, STARRED_ASSETS } from '@/rules/i-spy/model/pieces';
import { iSpyMoves } from '@/__tests__/support/game-examples';

const sets: readonly (readonly string[])[] = [
  [...ACTION_CARDS, ...STARRED_ASSETS],
  CAPITALS,
  NATIONS,
  ICONS,
  ['hand', 'records'],
  PRACTICE_MAP.regions.map(({ id }) => id),
  REGION_KINDS,
  ['coercer', 'opponent'],
  [
    'influence/italy',
    'supply/0',
    'tokens/4/1',
    'stack/berlin',
    'assets/1',
    'card/0/smuggle',
    'active',
    'caches',
    'spy/0',
    'cache/kyiv',
    'tokens-left/1',
  ],
];

/** An example of a move with its pieces and numbers thrown about, each within its kind. */
export const thrown = (value: unknown, pick: Pick): unknown => {
  if (Array.isArray(value)) return value.map((inner) => thrown(inner, pick));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === 'type' || key === 'kind' ? inner : thrown(inner, pick),
      ]),
    );
  if (typeof value === 'string') {
    const kind = sets.find((set) => set.includes(value));
    return kind ? kind[pick(kind.length)] : value;
  }
  return typeof value === 'number' ? pick(pick(2) === 0 ? 4 : 24) : value;
};

/** Some move that is understood, whether it makes sense or not. */
export const anyMove = (pick: Pick): Move | undefined => {
  const examples = Object.values(iSpyMoves);
  const parsed = full.codec.move.parse(thrown(examples[pick(examples.length)], pick));
  return parsed.ok ? parsed.value : undefined;
};
