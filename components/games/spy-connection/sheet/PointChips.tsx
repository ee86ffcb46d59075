import { StyleSheet, View } from 'react-native';
import { besideText } from '@/components/theme/text-size';
import { space } from '@/components/theme/tokens';
import { Button } from '@/components/ui/Button';
import { useGameWords } from '@/i18n/use-say';
import { GAME } from '../table';

interface PointChipsProps {
  readonly label: string;
  readonly onPoints: (points: number) => void;
  readonly chosen?: number | undefined;
}

const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The points of a Mission, one tap. */
export function PointChips({ label, onPoints, chosen }: PointChipsProps) {
  const t = useGameWords(GAME);
  return (
    <View role="group" aria-label={label} style={styles.chips}>
      {POINTS.map((points) => (
        <View key={points} style={styles.one}>
          <Button
            label={String(points)}
            name={t('common.points', { count: points })}
            kind={points === chosen ? 'primary' : 'secondary'}
            onPress={() => onPoints(points)}
          />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  one: { flexGrow: 1, flexBasis: besideText(62) },
});
