import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Chip } from '@/components/kit/Chip';
import { type BoxForm, type Named } from './box-form';
import { Labelled } from '@/components/kit/Labelled';

interface ChipFieldProps {
  readonly form: BoxForm;
  readonly label: string;
  readonly choices: readonly Named[];
  readonly chosen: readonly string[];
  /** One of them, or several in the order in which they are tapped. */
  readonly most: number;
  readonly optional: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

export function ChipField({ form, label, choices, chosen, most, ...rest }: ChipFieldProps) {
  const { optional, onChange } = rest;
  const { t } = form.table;
  const single = most === 1;
  const tap = (id: string) => {
    if (chosen.includes(id)) {
      if (!single || optional) onChange(chosen.filter((other) => other !== id));
    } else if (single) onChange([id]);
    else if (chosen.length < most) onChange([...chosen, id]);
  };
  return (
    <Labelled label={label}>
      {choices.length === 0 && <AppText>{t('box.none-to-choose')}</AppText>}
      <View role={single ? 'radiogroup' : 'group'} aria-label={label} style={styles.chips}>
        {choices.map(({ id, label: text }) => (
          <Chip
            key={id}
            label={text}
            selected={chosen.includes(id)}
            role={single ? 'radio' : 'checkbox'}
            onPress={() => tap(id)}
          />
        ))}
      </View>
    </Labelled>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
