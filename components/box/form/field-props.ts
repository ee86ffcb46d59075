import { type Shape } from '@/rules/core/shape';
import { type BoxForm } from './box-form';
import { type Values } from './values';

export interface FieldProps<S extends Shape = Shape> {
  readonly form: BoxForm;
  readonly name: string;
  readonly shape: S;
  readonly optional: boolean;
  readonly label: string;
  readonly value: unknown;
  /** The fields beside it, as far as they are made. */
  readonly made: Values;
  readonly onChange: (value: unknown) => void;
}

export type ShapeOf<As extends Shape['as']> = Extract<Shape, { readonly as: As }>;

/** Of what an owner types: the codecs take no more. */
export const LONGEST_TEXT = 40;
