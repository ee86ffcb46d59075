export interface Stroke {
  readonly d: string;
  readonly filled?: boolean;
}

export interface GlyphProps {
  readonly strokes: readonly Stroke[];
  readonly size: number;
  readonly color: string;
  readonly weight?: number;
}
