import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { NumberEditor } from '@/components/kit/NumberEditor';
import { MOST_KEYS } from '@/components/kit/number-entry';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { UNKNOWN } from './kept-setup';
import { type MidGameTold } from './use-mid-game';

interface MidGameKeysProps {
  readonly told: MidGameTold;
  /** Whose value, and which: "David, Assigned". */
  readonly title: string;
}

/** A key sets the value and goes on to the next one; what is larger is typed. */
export function MidGameKeys({ told, title }: MidGameKeysProps) {
  const t = useTranslate();
  const [typing, setTyping] = useState(false);
  const { at, set } = told;
  if (!at) return undefined;
  const { min, max, entry } = at;
  const most = Math.min(max, MOST_KEYS);
  const now = told.told[entry];
  return (
    <View style={styles.whole}>
      <View style={styles.title}>
        <AppText variant="dense" aria-live="polite">
          {title}
        </AppText>
        <AppText variant="small" tone="soft">
          {t('midgame.goes-on')}
        </AppText>
      </View>
      <View role="group" aria-label={title} testID="keys" style={styles.keys}>
        {Array.from({ length: most - min + 1 }, (_, above) => min + above).map((number) => (
          <Key key={number} label={String(number)} chosen={now === number} onPress={() => set(number)} />
        ))}
        {max > MOST_KEYS && (
          <Key label="…" name={t('midgame.larger')} chosen={false} onPress={() => setTyping(true)} />
        )}
        <Key
          label={UNKNOWN}
          name={t('midgame.unknown')}
          chosen={now === UNKNOWN}
          onPress={() => set(UNKNOWN)}
        />
      </View>
      {typing && (
        <NumberEditor
          open
          title={title}
          value={typeof now === 'number' ? now : min}
          min={min}
          max={max}
          onSet={(value) => {
            setTyping(false);
            set(value);
          }}
          onClose={() => setTyping(false)}
        />
      )}
    </View>
  );
}

interface KeyProps {
  readonly label: string;
  readonly name?: string;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

function Key({ label, name = label, chosen, onPress }: KeyProps) {
  const { colors, accent } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={name}
      onPress={onPress}
      style={({ pressed }) => [
        styles.key,
        ground(chosen ? accent.wash : colors.sheet),
        edge(chosen ? accent.fill : colors.lineStrong),
        pressed && styles.pressed,
      ]}
    >
      <AppText variant="count">{label}</AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.s },
  title: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.m },
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  key: {
    flexGrow: 1,
    flexBasis: target.least,
    minWidth: target.least,
    maxWidth: 64,
    minHeight: target.least,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  pressed: { opacity: 0.7 },
});
