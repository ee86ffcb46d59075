import { type ReactNode, useMemo } from 'react';
import { StatusBar } from 'expo-status-bar';
import { useColorScheme } from 'react-native';
import { type AccentName, type Scheme } from './palette';
import { themeOf, ThemeContext } from './use-theme';

export type SchemeSetting = 'system' | Scheme;

export interface ThemeProviderProps {
  readonly scheme?: SchemeSetting;
  readonly accent?: AccentName;
  readonly textScale?: number;
  readonly children: ReactNode;
}

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
