import { Pressable, StyleSheet, View } from 'react-native';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { choiceName } from './box-table';
import { type BoxForm } from './box-form';
import { type Pad } from './pad';
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
