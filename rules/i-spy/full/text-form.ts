import type { FormOffer } from '@/rules/core/contract';
import type { Message } from '@/rules/core/message';
import { message, number, piece, seat as seatParam } from '@/rules/core/message';
import type { Effect } from '../effect';
import { ICONS, NATIONS } from '../pieces';
import { recorded } from './cards';
import type { Move, TextSource } from './moves';
import type { Look } from './offer';
import { firstLegal } from './offer';
import { turnOrder } from './order';
import { playerOf } from './state';
import type { State } from './state';

/** What a text can have done, one step at a time. */
const effectsOf = (state: State): readonly Effect[] => [
  ...(['influence', 'power'] as const).flatMap((kind) =>
    NATIONS.flatMap((nation) => [1, -1].map((by) => ({ kind, nation, by }) as const)),
  ),
  ...turnOrder(state).flatMap((seat) => [
    ...(['supply', 'tags'] as const).flatMap((kind) => [1, -1].map((by) => ({ kind, seat, by }) as const)),
    ...recorded(playerOf(state, seat)).map(
      (card) => ({ kind: 'move-card', seat, card, to: 'hand' }) as const,
    ),
    ...playerOf(state, seat).assets.map(({ asset }) => ({ kind: 'lose-asset', seat, asset }) as const),
  ]),
  ...(state.phase === 'turn'
    ? [...ICONS.map((icon) => ({ kind: 'icon', icon }) as const), { kind: 'card-actions', by: 1 } as const]
    : []),
];

const wordsOf = (effect: Effect): Message => {
  switch (effect.kind) {
    case 'influence':
    case 'power':
      return message(`effect.${effect.kind}`, { nation: piece(effect.nation), by: number(effect.by) });
    case 'supply':
    case 'tags':
      return message(`effect.${effect.kind}`, { seat: seatParam(effect.seat), by: number(effect.by) });
    case 'card-actions':
      return message('effect.card-actions', { by: number(effect.by) });
    case 'icon':
      return message('effect.icon', { icon: piece(`owed.${effect.icon}`) });
    case 'move-card':
      return message('effect.move-card', { seat: seatParam(effect.seat), card: piece(effect.card) });
    case 'lose-asset':
      return message('effect.lose-asset', { seat: seatParam(effect.seat) });
  }
};

const labelOf = (source: TextSource): Message => {
  switch (source.kind) {
    case 'card':
      return message('offer.text-card', { card: piece(source.card) });
    case 'contact':
      return message('offer.text-contact', { capital: piece(source.capital) });
    default:
      return message(`offer.text-${source.kind}`);
  }
};

/** IS-42, IS-51: what a text did that the app does not know. */
export const textForm = (look: Look, source: TextSource): FormOffer<Move, readonly Effect[]> => {
  const build = (effects: readonly Effect[]): Move => ({ type: 'resolve-text', source, effects });
  return {
    kind: 'form',
    id: 'resolve-text',
    label: labelOf(source),
    draft: [],
    next: (draft) =>
      effectsOf(look.seen).map((effect, index) => ({
        id: `${draft.length}-${index}`,
        label: wordsOf(effect),
        draft: [...draft, effect],
      })),
    build,
    sample: (pick) => {
      if (pick(4) === 0) return firstLegal(look, [build([])], pick);
      return firstLegal(
        look,
        effectsOf(look.seen).map((effect) => build([effect])),
        pick,
      );
    },
  };
};
