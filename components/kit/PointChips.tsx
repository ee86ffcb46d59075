import { StyleSheet, View } from 'react-native';
import { besideText } from '@/components/kit/theme/text-size';
import { space } from '@/components/kit/theme/tokens';
import { Button } from '@/components/kit/Button';
import { useTranslate } from '@/i18n/use-translate';

interface PointChipsProps {
  readonly label: string;
  readonly onPoints: (points: number) => void;
  readonly chosen?: number | undefined;
  readonly most?: number;
}

const MOST = 10;

/** The points of a Mission, one tap. */
export function PointChips({ label, onPoints, chosen, most = MOST }: PointChipsProps) {
  const t = useTranslate();
  return (
    <View role="group" aria-label={label} style={styles.chips}>
      {Array.from({ length: most }, (_, place) => place + 1).map((points) => (
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
