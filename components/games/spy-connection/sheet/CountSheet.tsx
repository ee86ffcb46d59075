import { StyleSheet, View } from 'react-native';
import { besideText } from '@/components/theme/text-size';
import { space } from '@/components/theme/tokens';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { useGameWords } from '@/i18n/use-say';
import { GAME } from '../table';

interface CountSheetProps {
  readonly title: string;
  readonly counts: readonly number[];
  readonly onCount: (count: number) => void;
  readonly onClose: () => void;
}

/** How many Agents: one tap. */
export function CountSheet({ title, counts, onCount, onClose }: CountSheetProps) {
  const t = useGameWords(GAME);
  return (
    <Sheet open title={title} onClose={onClose}>
      <View style={styles.counts}>
        {counts.map((count) => (
          <View key={count} style={styles.one}>
            <Button label={t('count.agents', { count })} kind="secondary" onPress={() => onCount(count)} />
          </View>
        ))}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  counts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  one: { flexGrow: 1, flexBasis: besideText(130) },
});
