import { type ErrorBoundaryProps } from 'expo-router';
import { ThemeProvider } from '@/components/kit/theme/ThemeProvider';
import { FailureScreen } from './FailureScreen';

/** Stands above everything else: a bug may have taken the providers along. */
export function AppFailure({ error, retry }: ErrorBoundaryProps) {
  return (
    <ThemeProvider>
      <FailureScreen error={error} onRetry={retry} />
    </ThemeProvider>
  );
}
