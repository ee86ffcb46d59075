import type { Param } from '@/rules/core/message';
import { piece, text } from '@/rules/core/message';
import type { IntelligenceType } from './box';

interface Named {
  readonly fourthType?: string;
  readonly box?: 'owner' | 'practice';
}

/** The fourth type is called what its owner calls it; in a practice game it has a name of ours. */
export const typeParam = ({ fourthType, box }: Named, type: IntelligenceType): Param => {
  if (type !== 'fourth') return piece(type);
  if (fourthType !== undefined) return text(fourthType);
  return piece(box === 'practice' ? 'ciphers' : 'fourth');
};
