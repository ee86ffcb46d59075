import { type Shape as Art } from '@/components/kit/art/shape';
import { palette } from '@/components/kit/theme/palette';

interface Box {
  readonly tag: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly edge?: string;
  readonly dashed?: boolean;
}

interface Shape {
  readonly tag: 'shape';
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly fill: string;
  readonly edge?: string;
}

/** The poster of a game, cut off at its place. */
interface Poster {
  readonly tag: 'poster';
  readonly shapes: readonly Art[];
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Words {
  readonly tag: 'words';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** How wide they may be at most. */
  readonly room: number;
  readonly fill: string;
  readonly align: 'left' | 'center' | 'right';
}

/** Laid over what is there, askew. */
interface Stamp {
  readonly tag: 'stamp';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly paper: string;
}

export type Part = Box | Shape | Poster | Words | Stamp;

/** For whatever draws it: a phone's SVG or a browser's canvas. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Part[];
}

/** A letter of the condensed face is not half as wide as it is high. */
export const LETTER = 0.45;

export const STAMP = { height: 58, size: 40 } as const;
export const stampWidth = (text: string): number => [...text].length * STAMP.size * 0.62 + 36;

export const box = (x: number, y: number, rest: Omit<Box, 'tag' | 'x' | 'y'>): Box => ({
  tag: 'box',
  x,
  y,
  ...rest,
});

type Wording = Omit<Words, 'tag' | 'text' | 'fill' | 'align'> &
  Partial<Words> & {
    /** Smaller than this they are cut. */
    readonly least?: number;
  };

/** Pictures do not wrap: long words shrink, and longer ones are cut where a person would still know them. */
export const words = (text: string, { least = 32, ...rest }: Wording): Words => {
  const most = Math.floor(rest.room / (Math.min(least, rest.size) * LETTER));
  const characters = [...text];
  const shown = characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
  const size = Math.min(rest.size, rest.room / (Math.max(1, Math.min(characters.length, most)) * LETTER));
  return { tag: 'words', fill: palette.light.ink, align: 'left', ...rest, text: shown, size };
};

/** A sentence in lines that fit. */
export const lined = (text: string, room: number, size: number): readonly string[] => {
  const most = Math.floor(room / (size * LETTER));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && [...last, ...word].length + 1 <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

interface Headline {
  readonly size: number;
  readonly lines: readonly string[];
}

interface HeadlineRoom {
  /** Of one line, where there is room for it. */
  readonly size: number;
  readonly most: number;
  readonly room: number;
  /** How wide it may be where nothing else helps. */
  readonly whole: number;
}

const SMALLEST = 32;

/** As large as all of it fits into so many lines: a name is never cut in its own headline. */
export const headlined = (text: string, { size, most, room, whole }: HeadlineRoom): Headline => {
  const fits = [...Array(most).keys()].flatMap((more): readonly Headline[] => {
    // Several lines share the height of one and three quarters.
    const largest = more === 0 ? size : Math.min(size, (size * 1.75) / (more + 1));
    for (let each = largest; each >= SMALLEST; each -= 2) {
      const lines = lined(text, room, each);
      const narrow = lines.every((line) => [...line].length * each * LETTER <= room);
      if (lines.length <= more + 1 && narrow) return [{ size: each, lines }];
    }
    return [];
  });
  const [best] = fits.sort((left, right) => right.size - left.size);
  if (best) return best;
  const all = lined(text, whole, SMALLEST);
  // What is longer still is cut at its end, where the last line says so.
  return { size: SMALLEST, lines: [...all.slice(0, most - 1), all.slice(most - 1).join(' ')] };
};
