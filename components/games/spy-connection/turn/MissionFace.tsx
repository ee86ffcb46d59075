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
  /** What is said across the card, below its cities. */
  readonly across?: ReactNode;
}

/** What is printed on a Mission: its cities with their circles, its points, an Extra Turn. */
export function MissionFace({ print, circle, foot, across }: MissionFaceProps) {
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
      {across}
      <View style={styles.foot}>{foot}</View>
    </>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', gap: 2 },
  circles: { flexGrow: 1, flexShrink: 1, minWidth: 0, gap: 1 },
  points: { alignItems: 'center' },
  // Beside the last city of a long card, or below the cities of a short one: it needs no room of its own.
  foot: {
    position: 'absolute',
    right: 5,
    bottom: 5,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 3,
  },
});
