import { type Scheme } from '@/components/kit/theme/palette';
import { inks, type Inks } from './inks';

type Shades = Readonly<Record<string, string>>;
type Groups = Readonly<Record<string, Shades | Readonly<Record<string, Shades>>>>;

const isShade = (value: unknown): value is string => typeof value === 'string';

const named = (
  prefix: string,
  values: Groups | Shades,
  make: (name: string, shade: string) => string,
): object =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const name = `${prefix}-${key}`;
      return [key, isShade(value) ? make(name, value) : named(name, value, make)];
    }),
  );

/** Every colour as a reference to its variable. */
export const references = (values: Inks): Inks =>
  named('--spymaster', values as unknown as Groups, (name) => `var(${name})`) as Inks;

const declarations = (scheme: Scheme): string => {
  let text = '';
  named('--spymaster', inks[scheme] as unknown as Groups, (name, shade) => (text += `${name}:${shade};`));
  return text;
};

/** As in the kit: of the system, or as it was chosen. */
export const inkCss = [
  `:root{${declarations('light')}}`,
  `@media(prefers-color-scheme:dark){:root{${declarations('dark')}}}`,
  `:root[data-scheme=light]{${declarations('light')}}`,
  `:root[data-scheme=dark]{${declarations('dark')}}`,
].join('');
