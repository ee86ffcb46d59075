import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { hairline, radius, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { KeyRow } from '../KeyRow';
import { type Table } from '../table';
import { type Reading } from './reading';

interface PointKeysProps {
  readonly table: Table;
  readonly reading: Reading;
  readonly onChange: (reading: Reading) => void;
}

/** Two pages of nine: hardly any card shows more than nine points. */
const PAGES = [1, 10] as const;
const ROWS = [0, 3, 6] as const;

/** The points and the Extra Turn that a card shows: one tap each. */
export function PointKeys({ table: { t }, reading, onChange }: PointKeysProps) {
  const { accent, colors } = useTheme();
  const { points = 0, extraTurn } = reading;
  const [more, setMore] = useState(points >= PAGES[1]);
  const from = more ? PAGES[1] : PAGES[0];
  const key = (value: number) => ({
    label: String(value),
    name: t('common.points', { count: value }),
    chosen: reading.points === value,
    onPress: () => onChange({ ...reading, points: value }),
  });
  return (
    <>
      <View style={styles.keys}>
        {ROWS.map((row) => (
          <View key={row} style={styles.row}>
            <KeyRow
              label={t('ui.entry-points')}
              role="radio"
              keys={[from + row, from + row + 1, from + row + 2].map(key)}
            />
          </View>
        ))}
      </View>
      <View style={styles.side}>
        <Pressable
          role="checkbox"
          aria-checked={extraTurn}
          aria-label={t('ui.extra-turn')}
          onPress={() => onChange({ ...reading, extraTurn: !extraTurn })}
          style={({ pressed }) => [
            styles.extra,
            ground(extraTurn ? accent.fill : colors.sheet),
            edge(extraTurn ? accent.fill : colors.lineStrong),
            pressed && styles.pressed,
          ]}
        >
          <Icon name="bolt" size={20} color={extraTurn ? accent.on : accent.text} />
          <AppText variant="small" style={[styles.centred, ink(extraTurn ? accent.on : accent.text)]}>
            {t('ui.extra-turn')}
          </AppText>
        </Pressable>
        <View style={styles.row}>
          <KeyRow
            label={t('ui.entry-points')}
            keys={[
              {
                label: more ? '1–9' : '10+',
                name: t(more ? 'ui.read.fewer-points' : 'ui.read.more-points'),
                onPress: () => setMore(!more),
              },
            ]}
          />
        </View>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  keys: { flexGrow: 1, flexShrink: 0, flexBasis: 142, gap: 4, justifyContent: 'space-between' },
  row: { flexDirection: 'row', flexGrow: 1, maxHeight: 60 },
  side: { flexBasis: 68, flexShrink: 0, gap: 5 },
  extra: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: target.least,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  centred: { textAlign: 'center' },
  pressed: { opacity: 0.7 },
});
