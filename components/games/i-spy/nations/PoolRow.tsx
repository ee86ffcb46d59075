import { Pressable, StyleSheet, View } from 'react-native';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { useGameWords } from '@/i18n/use-say';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { GAME } from '../table';
import { nationName } from '../words';
import { NationPlate } from './NationPlate';
import { PoolBar } from './PoolBar';

interface PoolRowProps {
  readonly nation: Nation;
  readonly influence: number;
  readonly power: number;
  /** What a tap does, for whoever cannot see it. */
  readonly tapName: string;
  readonly onPress: () => void;
}

/** A Nation's pool as a bar that grows to its new value, its Influence and its Power. */
export function PoolRow({ nation, influence, power, tapName, onPress }: PoolRowProps) {
  const t = useGameWords(GAME);
  const { colors } = useTheme();
  const name = nationName(t, nation);
  const spoken = `${name}: ${t('ui.influence')} ${influence}, ${t('ui.power')} ${power}. ${tapName}`;
  return (
    <Pressable
      role="button"
      aria-label={spoken}
      onPress={onPress}
      style={({ pressed }) => [styles.row, pressed && { backgroundColor: colors.inset }]}
    >
      <NationPlate nation={nation} size={36} />
      <View style={styles.middle}>
        <AppText variant="small">{name}</AppText>
        <PoolBar influence={influence} />
      </View>
      <AppText variant="number" style={styles.value}>
        {influence}
      </AppText>
      <View style={[styles.power, { borderColor: colors.lineStrong }]}>
        <AppText variant="number" style={styles.centred}>
          {power}
        </AppText>
      </View>
    </Pressable>
  );
}

export const COLUMN = 52;

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: target.least,
    borderRadius: radius.s,
  },
  middle: { flex: 1, gap: space.xs },
  value: { minWidth: COLUMN, textAlign: 'right' },
  power: { minWidth: COLUMN, borderWidth: 2, borderRadius: radius.s, paddingVertical: 2 },
  centred: { textAlign: 'center' },
});
