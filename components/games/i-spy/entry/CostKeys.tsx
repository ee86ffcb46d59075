import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { LEAST_COST, MOST_COST } from '@/rules/i-spy/model/pieces';
import { type Teller } from '../table';
import { signed } from '../words';

interface CostKeysProps {
  readonly teller: Pick<Teller, 't'>;
  readonly supply: number;
  readonly chosen: number | undefined;
  readonly onCost: (cost: number) => void;
}

const COSTS = Array.from({ length: MOST_COST - LEAST_COST + 1 }, (_, step) => LEAST_COST + step);

/** IS-41: a key for each cost, with what would be left of the Supply, or how much of it is missing. */
export function CostKeys({ teller: { t }, supply, chosen, onCost }: CostKeysProps) {
  const { colors, accent } = useTheme();
  return (
    <View role="group" aria-label={t('ui.read.cost')} style={styles.row}>
      {COSTS.map((cost) => {
        const left = supply - cost;
        const on = cost === chosen;
        const text = ink(on ? accent.on : left < 0 ? colors.inkSoft : colors.ink);
        const words = left < 0 ? signed(left) : t('ui.cost-left', { count: left });
        return (
          <Pressable
            key={cost}
            role="button"
            aria-label={`${t('ui.read.cost')}: ${cost}`}
            accessibilityHint={words}
            aria-pressed={on}
            onPress={() => onCost(cost)}
            style={({ pressed }) => [
              styles.key,
              ground(on ? accent.fill : left < 0 ? colors.paper : colors.sheet),
              edge(left < 0 ? colors.lineStrong : accent.fill),
              left < 0 ? styles.dear : styles.open,
              pressed && styles.pressed,
            ]}
          >
            <AppText variant="number" style={text}>
              {cost}
            </AppText>
            <AppText variant="fine" style={text}>
              {words}
            </AppText>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  key: {
    flexGrow: 1,
    minWidth: target.least,
    minHeight: 60,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
  },
  open: { borderWidth: 2 },
  dear: { borderWidth: 1, borderStyle: 'dashed' },
  pressed: { opacity: 0.7 },
});
