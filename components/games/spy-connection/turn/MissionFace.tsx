import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type MissionPrint } from '@/rules/spy-connection/model/prints';

interface MissionFaceProps {
  readonly print: MissionPrint;
  readonly circle: (city: string) => ReactNode;
  /** What lies on the card besides its circles. */
  readonly foot: ReactNode;
}

/** What is printed on a Mission: its cities with their circles, its points, an Extra Turn. */
export function MissionFace({ print, circle, foot }: MissionFaceProps) {
  const { accent } = useTheme();
  return (
    <>
      <View style={styles.head}>
        <View style={styles.circles}>{print.cities.map(circle)}</View>
        <View style={styles.points}>
          <AppText variant="number">{print.points}</AppText>
          {print.extraTurn && <Icon name="bolt" size={18} color={accent.text} />}
        </View>
      </View>
      <View style={styles.foot}>{foot}</View>
    </>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', gap: 2 },
  circles: { flexGrow: 1, flexShrink: 1, minWidth: 0, gap: 2 },
  points: { alignItems: 'center' },
  foot: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 3 },
});
