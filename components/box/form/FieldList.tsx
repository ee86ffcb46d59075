/* The parts of what is printed on a piece. A part can hold parts, so these components hold each other. */
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { type Field, type Shape } from '@/rules/core/shape';
import { type BoxForm, fieldName, isAsked } from './box-form';
import { type Values, withValue, asValues, asList, someOf, blank, blankOf } from './values';
import { TextField } from '@/components/kit/TextField';
import { Toggle } from '@/components/kit/Toggle';
import { choiceName, pieceName } from './box-table';
import { ChipField } from './ChipField';
import { type FieldProps, type ShapeOf, LONGEST_TEXT } from './field-props';
import { NameField } from './NameField';
import { WholeField, countedIn, StepperGrid } from './NumberFields';
import { edge } from '@/components/kit/theme/tint';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { paletteOf, PaletteField } from './PaletteField';
import { PartsField } from './PartsField';
import { SequenceField } from './SequenceField';

interface FieldListProps {
  readonly form: BoxForm;
  readonly fields: readonly Field[];
  readonly value: Values;
  readonly onChange: (value: Values) => void;
}

/** Fields below each other, each in the words of the game. */
export function FieldList({ form, fields, value, onChange }: FieldListProps) {
  return (
    <View style={styles.fields}>
      {fields.filter(isAsked).map(({ name, shape, optional = false }) => (
        <ShapeField
          key={name}
          {...{ form, name, shape, optional }}
          label={fieldName(form.table, name)}
          value={value[name]}
          made={value}
          onChange={(next) => onChange(withValue(value, name, next))}
        />
      ))}
    </View>
  );
}

/** One part of what is printed on a piece, asked for in the way that suits its shape. */
function ShapeField({ shape, ...rest }: FieldProps) {
  const { form, label, value, optional, onChange } = rest;
  const chosen = typeof value === 'string' ? [value] : [];
  const choose = ([first]: readonly string[]) => onChange(first);
  switch (shape.as) {
    case 'own-id':
    case 'literal':
      return null;
    case 'flag':
      return (
        <Toggle
          label={label}
          value={value === true}
          onChange={(on) => onChange(optional && !on ? undefined : on)}
        />
      );
    case 'whole':
      return <WholeField {...rest} shape={shape} />;
    case 'text':
      return (
        <TextField
          label={label}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => onChange(text === '' ? undefined : text)}
          maxLength={LONGEST_TEXT}
        />
      );
    case 'choice': {
      const { of, offered = of } = shape;
      const others = chosen.filter((id) => !offered.includes(id));
      const choices = [...offered, ...others].map((id) => ({ id, label: choiceName(form.table, id) }));
      return <ChipField {...{ form, label, choices, chosen, optional }} most={1} onChange={choose} />;
    }
    case 'name':
      return <NameField {...{ form, shape, label, chosen, optional }} most={1} onChange={choose} />;
    case 'list':
      return <ListField {...rest} shape={shape} />;
    case 'fields':
    case 'variant':
      return <GroupField {...rest} shape={shape} />;
  }
}

/** Fields that belong together; an optional group is added first. */
function GroupField(props: FieldProps<ShapeOf<'fields' | 'variant'>>) {
  const { form, shape, label, value, optional, onChange } = props;
  const { t } = form.table;
  const { colors } = useTheme();
  const counted = shape.as === 'fields' && !optional ? countedIn(shape.fields) : undefined;
  if (counted) return <StepperGrid {...{ form, label, onChange }} fields={counted} value={asValues(value)} />;
  if (shape.as === 'fields' && !optional)
    return <FieldList form={form} fields={shape.fields} value={asValues(value)} onChange={onChange} />;
  if (optional && value === undefined)
    return (
      <Button
        label={t('box.more-item', { what: label })}
        kind="secondary"
        icon="plus"
        onPress={() => onChange(blank(shape) ?? {})}
      />
    );
  return (
    <View role="group" aria-label={label} style={[styles.group, edge(colors.line)]}>
      {shape.as === 'fields' ? (
        <>
          <AppText variant="label">{label}</AppText>
          <FieldList form={form} fields={shape.fields} value={asValues(value)} onChange={onChange} />
        </>
      ) : (
        <Variant {...props} shape={shape} />
      )}
      {optional && (
        <Button label={t('box.remove')} kind="quiet" icon="minus" onPress={() => onChange(undefined)} />
      )}
    </View>
  );
}

function Variant({ form, shape, label, value, onChange }: FieldProps<ShapeOf<'variant'>>) {
  const values = asValues(value);
  const kind = values[shape.by];
  const fields = typeof kind === 'string' ? shape.of[kind] : undefined;
  const choices = Object.keys(shape.of).map((id) => ({ id, label: pieceName(form.table, id) }));
  return (
    <>
      <ChipField
        {...{ form, label, choices }}
        chosen={typeof kind === 'string' ? [kind] : []}
        most={1}
        optional={false}
        onChange={([next = '']) => onChange({ ...blankOf(shape.of[next] ?? []), [shape.by]: next })}
      />
      {fields && <FieldList form={form} fields={fields} value={values} onChange={onChange} />}
    </>
  );
}

/** Several of a kind: tapped where they have names, one below the other where each has parts of its own. */
function ListField(props: FieldProps<ShapeOf<'list'>>) {
  const { form, shape, label, value, optional, onChange } = props;
  const { of, max } = shape;
  if (of.as === 'name' && of.guess) return <PartsField {...props} part={of} />;
  if (of.as === 'whole') return <SequenceField {...props} of={of} />;
  const palette = paletteOf(of);
  if (palette) return <PaletteField {...props} palette={palette} />;
  if (of.as !== 'choice' && of.as !== 'name') return <Items {...props} />;
  const tapped = {
    ...{ form, label, optional },
    chosen: asList(value).filter((item) => typeof item === 'string'),
    most: Math.max(max, 2),
    onChange: (next: readonly string[]) => onChange(someOf(next, optional)),
  };
  return of.as === 'name' ? (
    <NameField {...tapped} shape={of} />
  ) : (
    <ChipField {...tapped} choices={of.of.map((id) => ({ id, label: choiceName(form.table, id) }))} />
  );
}

const start = (shape: Shape): unknown =>
  blank(shape) ?? (shape.as === 'fields' || shape.as === 'variant' ? {} : undefined);

function Items({ form, name, shape, label, value, optional, made, onChange }: FieldProps<ShapeOf<'list'>>) {
  const { t } = form.table;
  const { of, min, max } = shape;
  const given = asList(value);
  const items =
    optional || given.length >= min ? given : Array.from({ length: min }, (_, at) => given[at] ?? start(of));
  const numbered = (place: number) => t('box.number-of', { what: label, number: place + 1 });
  return (
    <View style={styles.items}>
      {items.map((item, place) => (
        <View key={place} style={styles.item}>
          <ShapeField
            {...{ form, name, made }}
            shape={of}
            optional={false}
            label={numbered(place)}
            value={item}
            onChange={(next) => onChange(items.map((other, at) => (at === place ? next : other)))}
          />
          {items.length > (optional ? 0 : min) && (
            <Button
              label={t('box.less-item', { what: label, number: place + 1 })}
              kind="quiet"
              icon="minus"
              onPress={() =>
                onChange(
                  someOf(
                    items.filter((_, at) => at !== place),
                    optional,
                  ),
                )
              }
            />
          )}
        </View>
      ))}
      {items.length < max && (
        <Button
          label={t('box.more-item', { what: label })}
          kind="secondary"
          icon="plus"
          onPress={() => onChange(grown(items, { of, min }))}
        />
      )}
    </View>
  );
}

/** The first tap brings as many as there have to be. */
const grown = (
  items: readonly unknown[],
  { of, min }: Pick<ShapeOf<'list'>, 'of' | 'min'>,
): readonly unknown[] => {
  const length = Math.max(items.length + 1, min);
  return Array.from({ length }, (_, at) => items[at] ?? start(of));
};

const styles = StyleSheet.create({
  fields: { gap: space.l },
  group: { gap: space.m, paddingLeft: space.m, borderLeftWidth: 2 },
  items: { gap: space.m },
  item: { gap: space.s },
});
