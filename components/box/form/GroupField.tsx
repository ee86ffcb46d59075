import { StyleSheet, View } from 'react-native';
import { edge } from '@/components/theme/tint';
import { space } from '@/components/theme/tokens';
import { useTheme } from '@/components/theme/use-theme';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { pieceName } from '../box-table';
import { blank, blankOf } from './blank';
import { ChipField } from './ChipField';
import type { FieldProps, ShapeOf } from './field-props';
import { FieldList } from './FieldList';
import { countedIn, StepperGrid } from './StepperGrid';
import { asValues } from './values';

/** Fields that belong together; an optional group is added first. */
export function GroupField(props: FieldProps<ShapeOf<'fields' | 'variant'>>) {
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

const styles = StyleSheet.create({
  group: { gap: space.m, paddingLeft: space.m, borderLeftWidth: 2 },
});
