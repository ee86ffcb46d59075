import { type Drawing } from '../draw/drawing';
import { type Reading } from '../read/reading';
import { type Objective } from '@/rules/spy-connection/advice/rescue';

/** What was tapped in this turn and not played yet. */
export type Chosen =
  /** `way` counts the ways to it, the cheapest first. */
  | { readonly kind: 'city'; readonly city: string; readonly way: number }
  /** With three Missions open, `discard` is the one that goes for it. */
  | { readonly kind: 'slot'; readonly tile: number; readonly discard?: string }
  | { readonly kind: 'card'; readonly mission: string }
  | Lifting
  | Drawing
  | ReadCard
  | { readonly kind: 'covers'; readonly missions: readonly string[] };

export interface Lifting {
  readonly kind: 'lift';
  readonly spaces: readonly string[];
  readonly circles: readonly Objective[];
}

/** A card of the display that is read to the app. */
export interface ReadCard extends Reading {
  readonly kind: 'read';
  readonly tile: number;
  /** It is none of those that the box knows. */
  readonly fresh: boolean;
}

export type Choose = (chosen?: Chosen) => void;
