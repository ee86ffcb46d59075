import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { ChangingNumber } from '@/components/kit/ChangingNumber';
import { edge, ground } from '@/components/kit/theme/tint';
import { besideText } from '@/components/kit/theme/text-size';
import { radius, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';

interface ScoreNumberProps {
  readonly value: number;
  readonly of?: number | undefined;
  /** Below it. */
  readonly words: string;
  readonly name: string;
  readonly large: boolean;
  readonly strong: boolean;
  readonly marked: boolean;
  readonly onPress: (() => void) | undefined;
}

/** A number with its word; a tap asks what it really is. */
export function ScoreNumber({ value, of, words, name, large, strong, marked, onPress }: ScoreNumberProps) {
  const { colors, accent } = useTheme();
  const inside = (
    <>
      <View aria-hidden style={styles.number}>
        <ChangingNumber
          text={String(value)}
          variant={large ? 'heading' : 'title'}
          tone={strong ? 'accent' : 'ink'}
        />
        {of !== undefined && (
          <AppText variant="fine" tone="soft">
            {`/${of}`}
          </AppText>
        )}
      </View>
      <AppText
        aria-hidden
        variant="small"
        tone="soft"
        style={[styles.words, onPress && [styles.tapped, { borderColor: colors.lineStrong }]]}
      >
        {words}
      </AppText>
    </>
  );
  if (!onPress)
    return (
      <View accessible aria-label={name} style={styles.cell}>
        {inside}
      </View>
    );
  return (
    <Pressable
      role="button"
      aria-label={name}
      onPress={onPress}
      style={({ pressed }) => [
        styles.cell,
        marked && [styles.marked, ground(accent.wash), edge(accent.fill)],
        pressed && styles.pressed,
      ]}
    >
      {inside}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  cell: {
    minWidth: besideText(58),
    minHeight: target.least,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 2,
    borderColor: 'transparent',
    borderRadius: radius.m,
  },
  marked: { borderStyle: 'solid' },
  number: { flexDirection: 'row', alignItems: 'baseline' },
  words: { lineHeight: 16 },
  tapped: { borderBottomWidth: 1, borderStyle: 'dotted' },
  pressed: { opacity: 0.7 },
});
