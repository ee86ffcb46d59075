import * as v from 'valibot';
import { typed } from '@/rules/core/schemas';

/** The name of the type that the book does not tell, SM-5. */
export interface TypePrint {
  readonly name: string;
}

export const typePrint = v.strictObject({ name: typed });
