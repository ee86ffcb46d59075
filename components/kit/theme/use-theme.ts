import { createContext, useContext } from 'react';
import {
  type Accent,
  type AccentName,
  accents,
  type Colors,
  type Pigment,
  type PigmentName,
  type Scheme,
  palette,
  pigments,
} from './palette';
import { type SeatColor, type SeatColorName, seatColors } from './seats';

export interface Theme {
  readonly colors: Colors;
  readonly accent: Accent;
  readonly accents: Readonly<Record<AccentName, Accent>>;
  readonly seats: Readonly<Record<SeatColorName, SeatColor>>;
  readonly pigments: Readonly<Record<PigmentName, Pigment>>;
  /** Only the gallery sets it: text as large as the system would make it. */
  readonly textScale: number;
}

export const themeOf = (scheme: Scheme, accent: AccentName): Omit<Theme, 'textScale'> => ({
  colors: palette[scheme],
  accent: accents[scheme][accent],
  accents: accents[scheme],
  seats: seatColors[scheme],
  pigments: pigments[scheme],
});

export const ThemeContext = createContext<Theme | undefined>(undefined);

export const useTheme = (): Theme => {
  const theme = useContext(ThemeContext);
  if (!theme) throw new Error('useTheme needs a ThemeProvider above it');
  return theme;
};
