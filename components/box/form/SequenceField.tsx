import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { type WholeShape } from '@/rules/core/shape';
import { type FieldProps, type ShapeOf } from './field-props';
import { Labelled } from '@/components/kit/Labelled';
import { NumberKeys } from '@/components/kit/NumberKeys';
import { asList, someOf } from './values';

interface SequenceFieldProps extends FieldProps<ShapeOf<'list'>> {
  readonly of: WholeShape;
}

const HIGHEST = 13;

/** Numbers in a row, as the Advantages of a Scoring Phase: one tap each, in their order. A wrong one is tapped and set. */
export function SequenceField({ form, shape, of, label, value, optional, onChange }: SequenceFieldProps) {
  const { t } = form.table;
  const { colors } = useTheme();
  const [chosen, setChosen] = useState<number>();
  const numbers = asList(value).filter((item) => typeof item === 'number');
  const at = chosen ?? (numbers.length < shape.max ? numbers.length : undefined);
  const set = (number: number) => {
    if (at === undefined) return;
    setChosen(undefined);
    onChange(someOf([...numbers.slice(0, at), number, ...numbers.slice(at + 1)], optional));
  };
  const keys = Array.from({ length: Math.min(of.max, HIGHEST) - of.min + 1 }, (_, place) => of.min + place);
  return (
    <Labelled label={label}>
      <View role="group" aria-label={label} style={styles.places}>
        {Array.from({ length: shape.max }, (_, place) => (
          <Pressable
            key={place}
            role="button"
            disabled={place > numbers.length}
            aria-label={`${t('box.number-of', { what: label, number: place + 1 })}: ${numbers[place] ?? '–'}`}
            aria-selected={place === at}
            onPress={() => setChosen(place < numbers.length ? place : undefined)}
            style={[
              styles.place,
              ground(colors.inset),
              { borderColor: place === at ? colors.ink : colors.inset },
            ]}
          >
            <AppText variant="number">{numbers[place] ?? '–'}</AppText>
          </Pressable>
        ))}
      </View>
      {at !== undefined && (
        <NumberKeys
          label={t('box.number-of', { what: label, number: at + 1 })}
          role="button"
          keys={keys.map((number) => ({
            label: String(number),
            selected: false,
            onPress: () => set(number),
          }))}
        />
      )}
    </Labelled>
  );
}

const styles = StyleSheet.create({
  places: { flexDirection: 'row', gap: space.s },
  place: {
    flex: 1,
    minHeight: target.least,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
    borderWidth: 2,
  },
});
