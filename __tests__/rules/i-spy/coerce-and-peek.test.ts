import type { Status } from '@/rules/i-spy/full/status';
import type { Frame } from '@/rules/i-spy/full/decisions';
import { chargeOf, decisionsOf, OPPONENT_LIMITS } from '@/rules/i-spy/full/decisions';
import type { PoliticianTile } from '@/rules/i-spy/full/politicians';
import { seenBy } from '@/rules/i-spy/full/politicians';

const [adam, emily, zachary] = [0, 1, 2] as const;
const emilysTurn: Frame = { kind: 'turn', seat: emily };
const coerced = (player: 'coercer' | 'opponent', card: 'smuggle' | 'private-line' | 'misdirect'): Frame => ({
  kind: 'coerced-card',
  coercer: emily,
  opponent: adam,
  player,
  card,
});

test('[IS-37] Emily plays the Smuggle of Adam herself: she decides, as herself, without limits', () => {
  expect(chargeOf(coerced('coercer', 'smuggle'))).toEqual({ decides: emily, as: emily, limits: [] });
});

test('[IS-38] she puts Adam on the Private Line: she decides, as Adam, within the limits', () => {
  const stack = decisionsOf([emilysTurn, coerced('opponent', 'private-line')]);
  expect(stack.at(-1)).toMatchObject({ seats: [emily], as: adam });
  expect(stack.at(-1)?.limits).toHaveLength(OPPONENT_LIMITS.length);
  expect(stack[0]).toMatchObject({ seats: [emily] });
});

test('[IS-38] the Misdirect of Adam lets her coerce him again: a frame on the frame, popped one by one', () => {
  const nested = [emilysTurn, coerced('coercer', 'misdirect'), coerced('opponent', 'private-line')];
  const status: Pick<Status, 'phase' | 'decisions'> = { phase: 'turn', decisions: decisionsOf(nested) };
  expect(status.decisions).toHaveLength(3);
  expect(decisionsOf(nested.slice(0, -1)).at(-1)).toMatchObject({ seats: [emily], as: emily });
  expect(decisionsOf(nested.slice(0, 1)).at(-1)).not.toHaveProperty('as');
});

test('[IS-37] what everybody sees of the decisions does not tell the card', () => {
  expect(decisionsOf([emilysTurn, coerced('opponent', 'smuggle')])).toEqual(
    decisionsOf([emilysTurn, coerced('opponent', 'private-line')]),
  );
});

const facedown: PoliticianTile = { id: 4, tokens: [adam, emily], lookers: [] };
const looked: PoliticianTile = {
  ...facedown,
  lookers: [adam],
  print: { id: 'fritz-haber', influence: { france: -3, germany: -3 } },
};

test('[IS-45] a peek changes what the looker sees and nothing of what others see', () => {
  expect(seenBy(adam, looked).print?.id).toBe('fritz-haber');
  expect(seenBy(adam, facedown)).not.toEqual(seenBy(adam, looked));
  for (const viewer of [emily, zachary, 'table'] as const)
    expect(seenBy(viewer, looked)).toEqual(seenBy(viewer, facedown));
});
