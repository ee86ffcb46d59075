import { type ReactNode } from 'react';
import { type AccentName } from './accents';
import { type Scheme } from './palette';

export type SchemeSetting = 'system' | Scheme;

export interface ThemeProviderProps {
  readonly scheme?: SchemeSetting;
  readonly accent?: AccentName;
  readonly textScale?: number;
  readonly children: ReactNode;
}
