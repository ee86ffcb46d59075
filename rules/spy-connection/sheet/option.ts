import type { Turn } from './state';
import type { Move } from './types';

/** SC-42: accepting is one option, Agents on the board are another. Those of one connection may be noted bit by bit. */
export const optionOf = (move: Move): Turn['option'] => {
  if (move.type === 'accept-mission') return 'accept';
  return move.type === 'place-agents' && move.agents > 0 ? 'connect' : undefined;
};

export const isSecondOption = ({ option }: Turn, move: Move): boolean => {
  const now = optionOf(move);
  return option !== undefined && now !== undefined && (option !== now || now === 'accept');
};
