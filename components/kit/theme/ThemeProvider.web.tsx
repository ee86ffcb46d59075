import { useContext, useEffect, useLayoutEffect, useMemo } from 'react';
import { type SchemeSetting, type ThemeProviderProps } from './ThemeProvider';
import { cssTheme, themeCss } from './theme-css';
import { ThemeContext } from './use-theme';

const useEarlyEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The scheme stands on the document itself, so that sheets, which hang beside the app, share it. */
const setDocumentScheme = (scheme: SchemeSetting | undefined) => {
  if (scheme === undefined || scheme === 'system') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = scheme;
};

export function ThemeProvider({
  scheme = 'system',
  accent = 'ink',
  textScale = 1,
  children,
}: ThemeProviderProps) {
  const nested = useContext(ThemeContext) !== undefined;
  const theme = useMemo(() => ({ ...cssTheme(accent), textScale }), [accent, textScale]);
  useEarlyEffect(() => {
    if (!nested) setDocumentScheme(scheme);
  }, [nested, scheme]);
  // A nested provider runs after the outer one and gives the document back when it goes.
  useEffect(() => {
    if (!nested) return undefined;
    const outer = document.documentElement.dataset['scheme'] as SchemeSetting | undefined;
    setDocumentScheme(scheme);
    return () => setDocumentScheme(outer);
  }, [nested, scheme]);
  return (
    <ThemeContext value={theme}>
      {nested ? undefined : <style dangerouslySetInnerHTML={{ __html: themeCss }} />}
      {children}
    </ThemeContext>
  );
}
