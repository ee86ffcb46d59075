import { type ReactNode, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { AppText } from './AppText';
import { Button } from './Button';
import { type Entry, type EntryKey, isWithin, keyed } from './number-entry';
import { signed } from './GhostDelta';

interface NumberPanelProps {
  readonly label: string;
  readonly leading?: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onSet: (value: number) => void;
}

const rows = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
] as const;

/** Digits, one more or less, and a key that says what it sets. */
export function NumberPanel({ label, leading, value, min, max, onSet }: NumberPanelProps) {
  const { accent } = useTheme();
  const t = useTranslate();
  const [entry, setEntry] = useState<Entry>({ value, typed: false });
  const range = { min, max };
  const type = (key: EntryKey) => setEntry(keyed(entry, key, range));
  const beside = [
    <PadKey key="less" label={signed(-1)} name={t('number.less')} onPress={() => type('less')} />,
    <PadKey key="more" label={signed(1)} name={t('number.more')} onPress={() => type('more')} />,
    <PadKey key="delete" label={t('common.digit-delete')} icon="backspace" onPress={() => type('delete')} />,
  ];
  const reach = t('number.range', { min, max });
  return (
    <View role="group" aria-label={label} style={styles.panel}>
      <View style={styles.head}>
        {leading}
        <AppText tone="soft" style={styles.hint}>
          {reach}
        </AppText>
        <View aria-live="polite" style={[styles.shown, edge(accent.fill)]}>
          <AppText variant="display">{entry.value ?? '–'}</AppText>
        </View>
      </View>
      {rows.map((digits, row) => (
        <View key={row} style={styles.row}>
          {digits.map((digit) => (
            <PadKey key={digit} label={String(digit)} raised onPress={() => type({ digit })} />
          ))}
          {beside[row]}
        </View>
      ))}
      <View style={styles.row}>
        <PadKey label="0" raised onPress={() => type({ digit: 0 })} />
        <View style={styles.set}>
          {isWithin(entry.value, range) ? (
            <Button
              label={t('number.set', { value: entry.value })}
              onPress={() => onSet(entry.value ?? value)}
            />
          ) : (
            <Button label={t('number.empty')} reason={reach} onPress={() => undefined} />
          )}
        </View>
      </View>
    </View>
  );
}

interface PadKeyProps {
  readonly label: string;
  readonly name?: string;
  readonly icon?: IconName;
  /** Digits lie on the panel; what else there is to do is pressed into it. */
  readonly raised?: boolean;
  readonly onPress: () => void;
}

function PadKey({ label, name, icon, raised = false, onPress }: PadKeyProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={name ?? label}
      onPress={onPress}
      style={({ pressed }) => [
        styles.key,
        ground(pressed ? colors.line : raised ? colors.paper : colors.inset),
        raised && [styles.raised, edge(colors.lineStrong)],
      ]}
    >
      {icon ? <Icon name={icon} size={28} /> : <AppText variant="number">{label}</AppText>}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.s },
  head: { flexDirection: 'row', alignItems: 'flex-end', gap: space.m },
  hint: { flex: 1, minWidth: 0, paddingBottom: space.s },
  shown: { borderBottomWidth: 3 },
  row: { flexDirection: 'row', gap: space.s },
  set: { flex: 3.2 },
  key: {
    flex: 1,
    minHeight: target.thumb,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
  },
  raised: { borderWidth: hairline },
});
