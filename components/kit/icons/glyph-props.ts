export interface Stroke {
  readonly d: string;
  readonly filled?: boolean;
}

export interface GlyphProps {
  readonly strokes: readonly Stroke[];
  readonly size: number;
  readonly color: string;
  /** Drawn around what is filled. */
  readonly edge?: string;
}
