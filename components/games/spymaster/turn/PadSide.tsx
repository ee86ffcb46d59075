import { type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { HIGHEST_VALUE } from '@/rules/spymaster/model/prints';
import { type Names } from '../table';
import { LOW } from './CardKeys';

interface PageKeyProps {
  readonly names: Names;
  readonly high: boolean;
  readonly onPage: () => void;
  /** As wide as there is room. */
  readonly wide?: boolean;
}

/** The other values. */
export function PageKey({ names: { t }, high, onPage, wide = false }: PageKeyProps) {
  const { colors } = useTheme();
  const [from, to] = high ? [1, LOW] : [LOW + 1, HIGHEST_VALUE];
  return (
    <Pressable
      role="button"
      aria-label={t(high ? 'ui.pad-low' : 'ui.pad-high', { from: LOW + 1, to: HIGHEST_VALUE })}
      onPress={onPage}
      style={({ pressed }) => [
        styles.page,
        wide ? styles.wide : styles.narrow,
        ground(colors.sheet),
        edge(colors.lineStrong),
        pressed && styles.pressed,
      ]}
    >
      <AppText aria-hidden variant="title">{`${from}–${to}`}</AppText>
    </Pressable>
  );
}

interface PadSideProps extends PageKeyProps {
  /** What is asked for. */
  readonly children: ReactNode;
}

/** Beside the keys, so that a low screen has room for all of them: what is asked for, and the other page. */
export function PadSide({ children, ...page }: PadSideProps) {
  return (
    <View style={styles.side}>
      <View style={styles.words}>{children}</View>
      <PageKey {...page} />
    </View>
  );
}

const SIDE = 76;

const styles = StyleSheet.create({
  side: { width: SIDE, gap: space.xs },
  words: { flex: 1, justifyContent: 'center' },
  narrow: { width: SIDE },
  wide: { flexGrow: 1, flexBasis: 0 },
  page: {
    minHeight: target.least,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: radius.m,
  },
  pressed: { opacity: 0.6 },
});
