import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';

interface RoomBarProps {
  /** What is told of the whole bar. */
  readonly label: string;
  readonly plays: { readonly bytes: number; readonly words: string };
  readonly loose: { readonly bytes: number; readonly words: string };
  readonly rest: { readonly bytes: number; readonly words: string };
  /** What is only in this window. */
  readonly unsaved?: string | undefined;
}

const HEIGHT = 26;

/** What takes the room, as long as it is large, and what found none. */
export function RoomBar({ label, plays, loose, rest, unsaved }: RoomBarProps) {
  const { colors, accent } = useTheme();
  const parts = [
    { ...plays, color: accent.fill },
    { ...loose, color: colors.lineStrong },
    { ...rest, color: colors.line },
  ].filter(({ bytes }) => bytes > 0);
  return (
    <View role="img" accessible aria-label={label} style={styles.whole}>
      <View style={styles.bar}>
        {parts.map(({ bytes, color }) => (
          <View key={color} style={[styles.part, ground(color), { flexGrow: bytes }]} />
        ))}
        {unsaved !== undefined && <View style={[styles.unsaved, edge(colors.danger)]} />}
      </View>
      <View style={styles.words}>
        {parts.map(({ words }) => (
          <AppText key={words} variant="small" tone="soft">
            {words}
          </AppText>
        ))}
        {unsaved !== undefined && (
          <AppText variant="small" tone="danger">
            {unsaved}
          </AppText>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.s },
  bar: { flexDirection: 'row', gap: 2, height: HEIGHT },
  part: { flexBasis: 0, flexShrink: 1, minWidth: space.xs, borderRadius: radius.s },
  unsaved: { width: space.l, borderWidth: 2, borderStyle: 'dashed', borderRadius: radius.s },
  words: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.m },
});
