import { type Pigment, type PigmentName } from '@/components/kit/theme/palette';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Nation } from '@/rules/i-spy/model/pieces';

/** Colour belongs to the Nations; players are dark tokens. */
const PIGMENTS: Readonly<Record<Nation, PigmentName>> = {
  'austria-hungary': 'gold',
  britain: 'brown',
  france: 'blue',
  germany: 'graphite',
  italy: 'green',
  russia: 'mauve',
};

/** The colours of each Nation. */
export const useNationColours = (): ((nation: Nation) => Pigment) => {
  const { pigments } = useTheme();
  return (nation) => pigments[PIGMENTS[nation]];
};
