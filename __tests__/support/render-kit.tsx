import { render } from '@testing-library/react-native';
import { type ReactElement, type ReactNode } from 'react';
import { AccessibilityInfo } from 'react-native';
import { ThemeProvider } from '@/components/kit/theme/ThemeProvider';
import { ToastProvider } from '@/components/kit/Toast';

// The answer that the app starts with: nothing changes behind a test's back.
jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValue(true);

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <ThemeProvider scheme="dark" accent="amber">
    <ToastProvider>{children}</ToastProvider>
  </ThemeProvider>
);

/** Renders a part with everything that the root of the app gives it. */
export const renderKit = (part: ReactElement) => render(part, { wrapper: Frame });
