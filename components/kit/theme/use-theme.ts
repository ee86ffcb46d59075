import { createContext, useContext } from 'react';
import { type Theme } from './theme';

export const ThemeContext = createContext<Theme | undefined>(undefined);

export const useTheme = (): Theme => {
  const theme = useContext(ThemeContext);
  if (!theme) throw new Error('useTheme needs a ThemeProvider above it');
  return theme;
};
