import { useSettings } from '@/components/kit/store/use-debrief';
import { type Pigment, type PigmentName } from '@/components/kit/theme/palette';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Nation, NATIONS } from '@/rules/i-spy/model/pieces';

/** Colour belongs to the Nations; players are dark tokens. Britain and France are those of the book. */
export const PIGMENTS: Readonly<Record<Nation, PigmentName>> = {
  'austria-hungary': 'gold',
  britain: 'brown',
  france: 'blue',
  germany: 'graphite',
  italy: 'green',
  russia: 'mauve',
};

export const CHOICES: readonly PigmentName[] = [
  ...['gold', 'orange', 'brown', 'red'],
  ...['mauve', 'blue', 'green', 'graphite'],
] as readonly PigmentName[];

const isPigment = (name: string | undefined): name is PigmentName => CHOICES.some((each) => each === name);

type Chosen = Readonly<Record<string, string>>;
type Named = Readonly<Record<Nation, PigmentName>>;

const known = new WeakMap<Chosen, Named>();

/** The colour of each Nation's cubes in this box. Asked by everything that is drawn, and so found once for each choice. */
export const pigmentsOf = (chosen: Chosen): Named => {
  const found = known.get(chosen) ?? namesOf(chosen);
  known.set(chosen, found);
  return found;
};

const namesOf = (chosen: Chosen): Named => {
  const own = NATIONS.flatMap((nation) => {
    const name = chosen[nation];
    return isPigment(name) ? [[nation, name] as const] : [];
  });
  return own.length === 0 ? PIGMENTS : { ...PIGMENTS, ...Object.fromEntries(own) };
};

/** With one colour chosen: whoever had it gets what is given up for it, so that no two Nations look alike. */
export const withPigment = (chosen: Chosen, nation: Nation, name: PigmentName): Chosen => {
  const before = pigmentsOf(chosen);
  const had = NATIONS.find((other) => other !== nation && before[other] === name);
  return { ...before, ...(had ? { [had]: before[nation] } : {}), [nation]: name };
};

/** The colours of each Nation. */
export const useNationColours = (): ((nation: Nation) => Pigment) => {
  const { pigments } = useTheme();
  const names = pigmentsOf(useSettings().pieceColours);
  return (nation) => pigments[names[nation]];
};
