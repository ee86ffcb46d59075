import { Stack, usePathname } from 'expo-router';
import { DebriefProvider } from '@/components/shell/app/DebriefProvider';
import { useOpening, useSettings } from '@/components/kit/store/use-debrief';
import { ThemeProvider } from '@/components/kit/theme/ThemeProvider';
import { useAppFonts } from '@/components/kit/theme/use-fonts';
import { ToastProvider } from '@/components/kit/Toast';
import { LanguageProvider } from '@/i18n/LanguageProvider';
import { FailureScreen } from './FailureScreen';
import { UnderNotices } from './UnderNotices';

export function AppRoot() {
  return (
    <DebriefProvider>
      <Dressed />
    </DebriefProvider>
  );
}

function Dressed() {
  const readable = useAppFonts();
  const opening = useOpening();
  const place = usePathname();
  const { theme, language } = useSettings();
  if (!readable) return undefined;
  return (
    <ThemeProvider scheme={theme}>
      {/* A language that is not asked for must not flash by before the settings are read. */}
      {opening.kind !== 'opening' && <LanguageProvider language={language}>{undefined}</LanguageProvider>}
      <ToastProvider place={place}>
        {opening.kind === 'failed' ? (
          <FailureScreen error={opening.error} />
        ) : (
          <UnderNotices>
            <Stack screenOptions={{ headerShown: false, animation: 'fade', title: 'Debrief' }} />
          </UnderNotices>
        )}
      </ToastProvider>
    </ThemeProvider>
  );
}
