import { type GestureResponderEvent, Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { HIGHEST_VALUE, type Intelligence, type IntelligenceType } from '@/rules/spymaster/model/prints';
import { TypeMark } from '../pieces/TypeMark';
import { useInks } from '../stage/use-inks';
import { type Names } from '../table';

/** Values on the first page of a pad. */
export const LOW = 5;

const LOWS = [1, 2, 3, 4, 5] as const;
const HIGHS = Array.from({ length: HIGHEST_VALUE - LOW }, (_, place) => LOW + 1 + place);

export const valuesOn = (high: boolean): readonly number[] => (high ? HIGHS : LOWS);

interface CardKeysProps {
  readonly names: Names;
  readonly type: IntelligenceType;
  readonly values: readonly number[];
  /** Below this a card does not do; it can be tapped all the same, and the rules answer. */
  readonly least?: number;
  /** Where there is room for it. */
  readonly tall?: boolean;
  readonly onCard: (card: Intelligence, event: GestureResponderEvent) => void;
  /** The value that was tapped. */
  readonly chosen?: number | undefined;
  /** A key for values that have none of their own, and its name. */
  readonly other?: string;
  readonly onOther?: () => void;
}

/** The cards of one type, a key each. */
export function CardKeys(props: CardKeysProps) {
  const { names, type, values, least = 0, tall = false, onCard, chosen, other, onOther } = props;
  const { colors } = useTheme();
  const { fill, wash, on } = useInks().types[type];
  return (
    <View style={styles.row}>
      {values.map((value) => {
        const does = value >= least;
        const isChosen = value === chosen;
        return (
          <Pressable
            key={value}
            role="button"
            aria-label={names.cardName({ type, value })}
            onPress={(event) => onCard({ type, value }, event)}
            style={({ pressed }) => [
              styles.key,
              tall && styles.tall,
              does ? [ground(isChosen ? fill : wash), edge(fill)] : [styles.faint, edge(colors.line)],
              pressed && styles.pressed,
            ]}
          >
            {does && <TypeMark type={type} size={18} color={isChosen ? on : fill} />}
            <AppText
              aria-hidden
              variant="title"
              style={ink(isChosen ? on : does ? colors.ink : colors.inkSoft)}
            >
              {value}
            </AppText>
          </Pressable>
        );
      })}
      {onOther && (
        <Pressable
          role="button"
          aria-label={other}
          onPress={onOther}
          style={({ pressed }) => [styles.key, ground(wash), edge(fill), pressed && styles.pressed]}
        >
          <AppText aria-hidden variant="title">
            …
          </AppText>
        </Pressable>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.xs },
  key: {
    flexGrow: 1,
    flexBasis: 0,
    minHeight: target.least,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    borderWidth: 1.5,
    borderRadius: radius.m - 1,
  },
  tall: { minHeight: target.thumb },
  faint: { borderStyle: 'dashed' },
  pressed: { opacity: 0.6 },
});
