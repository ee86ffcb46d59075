import { useState } from 'react';
import { type Objective } from '@/rules/spy-connection/advice/rescue';
import { type State } from '@/rules/spy-connection/model/state';

/** What was tapped in this turn and not played yet. */
export type Chosen =
  /** `way` counts the ways to it, the cheapest first. */
  | { readonly kind: 'city'; readonly city: string; readonly way: number }
  | { readonly kind: 'slot'; readonly tile: number }
  | { readonly kind: 'card'; readonly mission: string }
  | Lifting
  | { readonly kind: 'covers'; readonly missions: readonly string[] };

export interface Lifting {
  readonly kind: 'lift';
  readonly spaces: readonly string[];
  readonly circles: readonly Objective[];
}

export type Choose = (chosen?: Chosen) => void;

/** It is about this very state: as soon as the match moves on, nothing is chosen. */
export const useChosen = (state: State): readonly [Chosen | undefined, Choose] => {
  const [held, setHeld] = useState<{ readonly state: State; readonly chosen: Chosen }>();
  const choose: Choose = (chosen) => setHeld(chosen && { state, chosen });
  return [held?.state === state ? held.chosen : undefined, choose];
};
