import { Pressable, StyleSheet, View } from 'react-native';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { type Field } from '@/rules/core/shape';
import { choiceName } from './box-table';
import { type BoxForm, isAsked } from './box-form';
import { type Values } from './values';

interface PadFieldProps {
  readonly form: BoxForm;
  readonly pad: Pad;
  readonly label: string;
  readonly onPick: (values: Values) => void;
}

/** One tap for each card of a stack. */
export function PadField({ form, pad: { across, down }, label, onPick }: PadFieldProps) {
  const { colors } = useTheme();
  return (
    <View role="group" aria-label={label} style={styles.pad}>
      {across.ids.map((id) => {
        const name = choiceName(form.table, id);
        return (
          <View key={id} style={styles.column}>
            <AppText aria-hidden variant="small" tone="soft" numberOfLines={1} style={styles.name}>
              {name}
            </AppText>
            {down.numbers.map((number) => (
              <Pressable
                key={number}
                role="button"
                aria-label={`${name} ${number}`}
                onPress={() => onPick({ [across.name]: id, [down.name]: number })}
                style={({ pressed }) => [
                  styles.key,
                  { backgroundColor: pressed ? colors.line : colors.inset },
                ]}
              >
                <AppText variant="number">{number}</AppText>
              </Pressable>
            ))}
          </View>
        );
      })}
    </View>
  );
}

/** What is printed is one of a few by one of a few, so that one tap tells it all. */
interface Pad {
  readonly across: { readonly name: string; readonly ids: readonly string[] };
  readonly down: { readonly name: string; readonly numbers: readonly number[] };
}

const MOST_ACROSS = 5;
const MOST_DOWN = 10;

export const padOf = (fields: readonly Field[]): Pad | undefined => {
  const [first, second, ...others] = fields.filter(isAsked);
  if (!first || !second || others.length > 0 || first.optional || second.optional) return undefined;
  const [one, other] = [first.shape, second.shape];
  if (one.as !== 'choice' || other.as !== 'whole') return undefined;
  const { min, max } = other;
  if (one.of.length > MOST_ACROSS || max - min >= MOST_DOWN) return undefined;
  const numbers = Array.from({ length: max - min + 1 }, (_, place) => min + place);
  return { across: { name: first.name, ids: one.of }, down: { name: second.name, numbers } };
};

const styles = StyleSheet.create({
  pad: { flexDirection: 'row', gap: space.s },
  column: { flex: 1, gap: space.xs },
  name: { textAlign: 'center' },
  key: {
    minHeight: target.least,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
  },
});
