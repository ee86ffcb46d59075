import { type StyleProp, type ViewStyle, StyleSheet } from 'react-native';
import { type Theme } from '@/components/kit/theme/theme';
import { edge, ground } from '@/components/kit/theme/tint';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonLook {
  readonly box: StyleProp<ViewStyle>;
  readonly text: string;
}

export const buttonLook = ({ colors, accent }: Theme, kind: ButtonKind, refused: boolean): ButtonLook => {
  if (refused)
    return {
      box: [styles.refused, edge(colors.lineStrong)],
      text: colors.inkSoft,
    };
  switch (kind) {
    case 'primary':
      return { box: [ground(accent.fill), edge(accent.fill)], text: accent.on };
    case 'secondary':
      return { box: [ground(colors.sheet), edge(colors.lineStrong)], text: colors.ink };
    case 'quiet':
      return { box: styles.quiet, text: accent.text };
    case 'danger':
      return { box: [ground(colors.sheet), edge(colors.danger)], text: colors.danger };
  }
};

const styles = StyleSheet.create({
  refused: { backgroundColor: 'transparent', borderStyle: 'dashed' },
  quiet: { backgroundColor: 'transparent', borderColor: 'transparent' },
});
