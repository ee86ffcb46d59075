import type { Print } from '@/rules/core/contract';
import type { GameEvent } from '@/rules/core/log/event';
import type { Intelligence } from '../box';
import { cardKey, untold } from '../pile';
import { counted } from './cards';
import type { Move } from './moves';
import type { State } from './state';

/**
 * What an event teaches the owner's box. Cards of one kind are numbered as they appear in a match, so that the box
 * learns how many there are. A practice box is ours and has nothing to learn.
 */
export const reveals = (before: State, { actor, move }: GameEvent<Move>): readonly Print[] => {
  if (before.options.box === 'practice') return [];
  switch (move.type) {
    case 'lay-out-row':
      return cards(before, move.cards);
    case 'burn-to-move':
      return burned(before, actor, [move.card]);
    case 'complete-mission':
      return [
        ...burned(before, actor, move.burned),
        ...(move.print ? [{ kind: 'mission', id: move.print.id, data: move.print }] : []),
      ];
    case 'note-mission':
      return [{ kind: 'mission', id: move.print.id, data: move.print }];
    case 'note-location':
      return [{ kind: 'location', id: move.print.location, data: move.print }];
    default:
      return [];
  }
};

const burned = (
  before: State,
  actor: GameEvent['actor'],
  list: readonly Intelligence[],
): readonly Print[] => {
  const player = actor === 'table' ? undefined : before.players[actor];
  return player ? cards(before, untold(player.hand, list)) : [];
};

const cards = ({ seen }: State, list: readonly Intelligence[]): readonly Print[] => {
  let now = seen;
  return list.map((card) => {
    now = counted(now, [card]);
    return { kind: 'intelligence', id: `${cardKey(card)}-${now[cardKey(card)]}`, data: card };
  });
};
