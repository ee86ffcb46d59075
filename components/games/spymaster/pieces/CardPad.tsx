import { type ReactNode, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import {
  HIGHEST_VALUE,
  INTELLIGENCE_TYPES,
  type Intelligence,
  type IntelligenceType,
} from '@/rules/spymaster/model/prints';
import { type Names } from '../table';
import { TypeMark } from './TypeMark';

interface CardPadProps {
  readonly names: Names;
  readonly label: string;
  /** One type alone, where a Mission asks for it. */
  readonly types?: readonly IntelligenceType[];
  readonly onCard: (card: Intelligence) => void;
  /** Beside the way to the high numbers. */
  readonly aside?: ReactNode;
}

const LOW = [1, 2, 3, 4, 5] as const;
const HIGH = Array.from({ length: HIGHEST_VALUE - LOW.length }, (_, place) => LOW.length + 1 + place);

/** Type by value: a card is one tap. The high numbers, which few have seen, are a second page. */
export function CardPad({ names, label, types = INTELLIGENCE_TYPES, onCard, aside }: CardPadProps) {
  const { t, typeName, cardName } = names;
  const { colors } = useTheme();
  const [high, setHigh] = useState(false);
  const alone = types.length === 1;
  return (
    <View role="group" aria-label={label} style={styles.whole}>
      <View style={[styles.columns, alone && styles.across]}>
        {types.map((type) => (
          <View key={type} style={[styles.column, alone && styles.row]}>
            {!alone && (
              <AppText aria-hidden variant="small" tone="soft" numberOfLines={1} style={styles.name}>
                {typeName(type)}
              </AppText>
            )}
            {(high ? HIGH : LOW).map((value) => (
              <Pressable
                key={value}
                role="button"
                aria-label={cardName({ type, value })}
                onPress={() => onCard({ type, value })}
                style={({ pressed }) => [
                  styles.key,
                  { backgroundColor: pressed ? colors.line : colors.inset },
                ]}
              >
                <TypeMark type={type} size={16} color={colors.inkSoft} />
                <AppText variant="number">{value}</AppText>
              </Pressable>
            ))}
          </View>
        ))}
      </View>
      <View style={styles.foot}>
        <View style={styles.fill}>
          <Button
            label={t(high ? 'ui.pad-low' : 'ui.pad-high', { from: LOW.length + 1, to: HIGHEST_VALUE })}
            kind="quiet"
            onPress={() => setHigh(!high)}
          />
        </View>
        {aside}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.xs },
  columns: { flexDirection: 'row', gap: space.s },
  across: { flexDirection: 'column' },
  column: { flex: 1, gap: space.xs },
  row: { flexDirection: 'row' },
  name: { textAlign: 'center' },
  foot: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  fill: { flex: 1 },
  key: {
    flexGrow: 1,
    minHeight: target.thumb,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    borderRadius: radius.m,
  },
});
