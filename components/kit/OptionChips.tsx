import { useState } from 'react';
import { Pressable, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';
import { onSpace } from './web-props';

export interface Option {
  readonly label: string;
  /** What it means, said as soon as somebody has touched it. */
  readonly detail?: string;
  /** Absent where a tap opens something. */
  readonly selected?: boolean;
  readonly onPress: () => void;
}

interface OptionChipsProps {
  readonly label: string;
  readonly options: readonly Option[];
}

/** Upright there is no room for several rows: the row scrolls. */
const useWraps = (): boolean => {
  const { width, height } = useWindowDimensions();
  return width > height;
};

/** What can be on or off, side by side; the one that was touched last says what it means. */
export function OptionChips({ label, options }: OptionChipsProps) {
  const wraps = useWraps();
  const [asked, setAsked] = useState<string>();
  const detail = options.find((option) => option.label === asked)?.detail;
  const chips = options.map((option) => (
    <OptionChip
      key={option.label}
      option={option}
      onPress={() => {
        setAsked(option.label);
        option.onPress();
      }}
    />
  ));
  return (
    <View role="group" aria-label={label} style={styles.whole}>
      {wraps ? (
        <View style={[styles.row, styles.wraps]}>{chips}</View>
      ) : (
        <ScrollView
          horizontal
          showsHorizontalScrollIndicator={false}
          keyboardShouldPersistTaps="handled"
          style={styles.scroll}
          contentContainerStyle={styles.row}
        >
          {chips}
        </ScrollView>
      )}
      <View aria-live="polite">
        {detail !== undefined && (
          <AppText variant="small" tone="soft">
            {detail}
          </AppText>
        )}
      </View>
    </View>
  );
}

interface OptionChipProps {
  readonly option: Option;
  readonly onPress: () => void;
}

function OptionChip({ option: { label, detail, selected }, onPress }: OptionChipProps) {
  const { colors, accent } = useTheme();
  const opens = selected === undefined;
  return (
    <Pressable
      role={opens ? 'button' : 'checkbox'}
      {...(opens ? {} : { 'aria-checked': selected, ...onSpace(onPress) })}
      aria-label={label}
      accessibilityHint={detail}
      onPress={onPress}
      style={({ pressed }) => [
        styles.chip,
        ground(selected ? accent.wash : colors.sheet),
        edge(selected ? accent.fill : colors.lineStrong),
        pressed && styles.pressed,
      ]}
    >
      {selected && <Icon name="check" size={20} />}
      <AppText variant="label" style={styles.label}>
        {label}
      </AppText>
    </Pressable>
  );
}

/** Around what has the focus a ring is drawn, outside it. */
const RING = 6;

const styles = StyleSheet.create({
  whole: { gap: space.xs },
  // To the edges of the screen, so that what is cut off there is seen to go on.
  scroll: { marginHorizontal: -space.l, marginVertical: -RING, flexGrow: 0 },
  row: { flexDirection: 'row', gap: space.s, paddingHorizontal: space.l, paddingVertical: RING },
  wraps: { flexWrap: 'wrap', paddingHorizontal: 0, paddingVertical: 0 },
  chip: {
    minHeight: target.least,
    maxWidth: 320,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  label: { flexShrink: 1 },
  pressed: { opacity: 0.7 },
});
