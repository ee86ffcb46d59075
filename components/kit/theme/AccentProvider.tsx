import { type ReactNode, useMemo } from 'react';
import { type AccentName } from './palette';
import { ThemeContext, useTheme } from './use-theme';

interface AccentProviderProps {
  readonly accent: AccentName;
  readonly children: ReactNode;
}

/** Gives everything below it one signal colour. */
export function AccentProvider({ accent, children }: AccentProviderProps) {
  const theme = useTheme();
  const accented = useMemo(() => ({ ...theme, accent: theme.accents[accent] }), [theme, accent]);
  return <ThemeContext value={accented}>{children}</ThemeContext>;
}
