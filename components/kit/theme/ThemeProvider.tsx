import { StatusBar } from 'expo-status-bar';
import { useMemo } from 'react';
import { useColorScheme } from 'react-native';
import { type ThemeProviderProps } from './provider-props';
import { themeOf } from './theme';
import { ThemeContext } from './use-theme';

/** The root of the app's look; the gallery nests it to show another scheme. */
export function ThemeProvider({
  scheme = 'system',
  accent = 'ink',
  textScale = 1,
  children,
}: ThemeProviderProps) {
  const system = useColorScheme() === 'light' ? 'light' : 'dark';
  const chosen = scheme === 'system' ? system : scheme;
  const theme = useMemo(() => ({ ...themeOf(chosen, accent), textScale }), [chosen, accent, textScale]);
  return (
    <ThemeContext value={theme}>
      <StatusBar style={chosen === 'dark' ? 'light' : 'dark'} />
      {children}
    </ThemeContext>
  );
}
