import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { onSpace } from '@/components/kit/web-props';
import { useGameWords } from '@/i18n/use-say';
import { GAME } from '../table';

interface NumberKeysProps {
  readonly label: string;
  readonly numbers: readonly number[];
  /** How many stand in a row. */
  readonly across: number;
  readonly value: number | undefined;
  readonly onNumber: (number: number) => void;
  /** For a number that has no key of its own. */
  readonly onOther?: () => void;
}

/** The usual numbers of a print, a key each. */
export function NumberKeys({ label, numbers, across, value, onNumber, onOther }: NumberKeysProps) {
  const t = useGameWords(GAME);
  const { colors } = useTheme();
  const width = { width: `${100 / across}%` } as const;
  const isOther = value !== undefined && !numbers.includes(value);
  const look = (chosen: boolean) => [
    styles.key,
    ground(chosen ? colors.ink : colors.sheet),
    edge(chosen ? colors.ink : colors.lineStrong),
  ];
  return (
    <View role="radiogroup" aria-label={label} style={styles.keys}>
      {numbers.map((number) => (
        <View key={number} style={[styles.place, width]}>
          <Pressable
            role="radio"
            aria-checked={number === value}
            aria-label={String(number)}
            onPress={() => onNumber(number)}
            {...onSpace(() => onNumber(number))}
            style={look(number === value)}
          >
            <AppText aria-hidden variant="title" style={ink(number === value ? colors.paper : colors.ink)}>
              {number}
            </AppText>
          </Pressable>
        </View>
      ))}
      {onOther && (
        <View style={[styles.place, width]}>
          <Pressable
            role="button"
            aria-label={`${label}: ${t('ui.entry.other')}`}
            onPress={onOther}
            style={look(isOther)}
          >
            <AppText aria-hidden variant="title" style={ink(isOther ? colors.paper : colors.ink)}>
              {isOther ? value : '…'}
            </AppText>
          </Pressable>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', flexWrap: 'wrap', margin: -2 },
  place: { padding: 2 },
  key: {
    minHeight: target.least,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.m,
  },
});
