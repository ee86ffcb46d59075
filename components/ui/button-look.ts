import type { ViewStyle } from 'react-native';
import type { Theme } from '@/components/theme/theme';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonLook {
  readonly box: ViewStyle;
  readonly text: string;
}

export const buttonLook = ({ colors, accent }: Theme, kind: ButtonKind, refused: boolean): ButtonLook => {
  if (refused)
    return {
      box: { backgroundColor: 'transparent', borderColor: colors.lineStrong, borderStyle: 'dashed' },
      text: colors.inkSoft,
    };
  switch (kind) {
    case 'primary':
      return { box: { backgroundColor: accent.fill, borderColor: accent.fill }, text: accent.on };
    case 'secondary':
      return { box: { backgroundColor: colors.sheet, borderColor: colors.lineStrong }, text: colors.ink };
    case 'quiet':
      return { box: { backgroundColor: 'transparent', borderColor: 'transparent' }, text: accent.text };
    case 'danger':
      return { box: { backgroundColor: colors.sheet, borderColor: colors.danger }, text: colors.danger };
  }
};
