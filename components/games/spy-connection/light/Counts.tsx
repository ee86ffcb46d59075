import { StyleSheet, View } from 'react-native';
import { besideText } from '@/components/kit/theme/text-size';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { useGameWords } from '@/i18n/use-say';
import { GAME } from '../table';

interface CountsProps {
  /** What the numbers are for. */
  readonly label: string;
  readonly counts: readonly number[];
  readonly onCount: (count: number) => void;
}

/** How many Agents: one tap. */
export function Counts({ label, counts, onCount }: CountsProps) {
  const t = useGameWords(GAME);
  if (counts.length === 0) return undefined;
  return (
    <View role="group" aria-label={label} style={styles.group}>
      <AppText tone="soft">{label}</AppText>
      <View style={styles.counts}>
        {counts.map((count) => (
          <View key={count} style={styles.one}>
            <Button
              label={String(count)}
              name={t('count.agents', { count })}
              kind="secondary"
              onPress={() => onCount(count)}
            />
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: space.s },
  counts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  one: { flexGrow: 1, flexBasis: besideText(90) },
});
