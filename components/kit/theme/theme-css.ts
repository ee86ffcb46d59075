import { type Accent, type AccentName, accents, type Scheme, palette, pigments } from './palette';
import { fontFiles } from './font-files';
import { seatColors } from './seats';
import { type Theme } from './use-theme';
import { EDGE_WEIGHT } from './tokens';

const variables = (prefix: string, values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}-${name}:${value};`)
    .join('');

const declarations = (scheme: Scheme): string =>
  [
    `color-scheme:${scheme};`,
    variables('color', palette[scheme]),
    ...Object.entries(accents[scheme]).map(([name, accent]) => variables(name, accent)),
    ...Object.entries(seatColors[scheme]).map(([name, color]) => variables(`seat-${name}`, color)),
    ...Object.entries(pigments[scheme]).map(([name, pigment]) => variables(name, pigment)),
  ].join('');

const fontFaces = Object.entries<string>(fontFiles)
  .map(([name, url]) => `@font-face{font-family:${name};src:url(${url});font-display:swap}`)
  .join('');

/**
 * On the web colours are variables, so that a page which was rendered long before anybody looked at it is
 * painted at once in the scheme of whoever opens it.
 */
export const themeCss = [
  fontFaces,
  `:root{${declarations('light')}}`,
  `@media(prefers-color-scheme:dark){:root{${declarations('dark')}}}`,
  `:root[data-scheme=light]{${declarations('light')}}`,
  `:root[data-scheme=dark]{${declarations('dark')}}`,
  ':root{--press:rgb(128 120 105/.38);--at-rest:rgb(128 120 105/.001)}',
  'html,body{background:var(--color-paper);color:var(--color-ink);hyphens:auto;hyphenate-limit-chars:14 5 4}',
  ':focus-visible{outline:3px solid var(--color-ink);outline-offset:2px}',
  // Nothing is drawn outside of the grid, and a clip for each icon is a good part of what painting them costs.
  '.glyph{flex-shrink:0;overflow:visible;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:square}',
  `.glyph>.full{fill:currentColor;stroke-width:${EDGE_WEIGHT}}`,
  '.glyph>.full:not([stroke]){stroke:none}',
  '.picture{display:block;flex-shrink:0;overflow:visible;fill:none}',
  // Nobody sees the one at rest. Without it a press would draw where nothing was drawn before, and for that the browser
  // puts together all layers of the page anew, which on a slow phone takes a good part of the answer.
  '[data-press]{box-shadow:inset 0 0 0 99px var(--at-rest)}',
  '[data-press]:active{box-shadow:inset 0 0 0 99px var(--press)}',
].join('');

const references = <T extends object>(prefix: string, values: T): T =>
  Object.fromEntries(Object.keys(values).map((name) => [name, `var(--${prefix}-${name})`])) as T;

const eachReferenced = <K extends string, T extends object>(
  values: Readonly<Record<K, T>>,
  prefix: string,
): Readonly<Record<K, T>> =>
  Object.fromEntries(
    Object.entries<T>(values).map(([name, value]) => [name, references(`${prefix}${name}`, value)]),
  ) as Record<K, T>;

const colors = references('color', palette.light);
const accentReferences: Readonly<Record<AccentName, Accent>> = eachReferenced(accents.light, '');
const seats = eachReferenced(seatColors.light, 'seat-');
const pigmentReferences = eachReferenced(pigments.light, '');

export const cssTheme = (accent: AccentName): Omit<Theme, 'textScale'> => ({
  colors,
  accent: accentReferences[accent],
  accents: accentReferences,
  seats,
  pigments: pigmentReferences,
});
