import { type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { HIGHEST_VALUE } from '@/rules/spymaster/model/prints';
import { type Names } from '../table';
import { LOW } from './CardKeys';

interface PadSideProps {
  readonly names: Names;
  readonly high: boolean;
  readonly onPage: () => void;
  /** What is asked for. */
  readonly children: ReactNode;
}

/** Beside the keys, so that a low screen has room for all of them: what is asked for, and the other page. */
export function PadSide({ names: { t }, high, onPage, children }: PadSideProps) {
  const { colors } = useTheme();
  const [from, to] = high ? [1, LOW] : [LOW + 1, HIGHEST_VALUE];
  return (
    <View style={styles.side}>
      <View style={styles.words}>{children}</View>
      <Pressable
        role="button"
        aria-label={t(high ? 'ui.pad-low' : 'ui.pad-high', { from: LOW + 1, to: HIGHEST_VALUE })}
        onPress={onPage}
        style={({ pressed }) => [
          styles.page,
          ground(colors.sheet),
          edge(colors.lineStrong),
          pressed && styles.pressed,
        ]}
      >
        <AppText aria-hidden variant="title">{`${from}–${to}`}</AppText>
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  side: { width: 68, gap: space.xs },
  words: { flex: 1, justifyContent: 'center' },
  page: {
    minHeight: target.least,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: radius.m,
  },
  pressed: { opacity: 0.6 },
});
