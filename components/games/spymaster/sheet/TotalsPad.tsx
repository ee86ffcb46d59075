import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { hairline, radius, space, target } from '@/components/theme/tokens';
import { useTheme } from '@/components/theme/use-theme';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { NumberPad } from '@/components/ui/NumberPad';
import { onSpace } from '@/components/ui/web-props';
import type { HandTotals, IntelligenceType } from '@/rules/spymaster/box';
import { INTELLIGENCE_TYPES } from '@/rules/spymaster/box';
import { TypeMark } from '../pieces/TypeMark';
import type { Names } from '../table';

interface TotalsPadProps {
  readonly names: Names;
  readonly onTotals: (totals: HandTotals) => void;
}

/** A type that was not typed is not in the hand. */
type Typed = { readonly [Type in IntelligenceType]?: number | undefined };

const LAST = INTELLIGENCE_TYPES.length - 1;

/** SM-41: what the hand is worth, type by type, typed openly. */
export function TotalsPad({ names, onTotals }: TotalsPadProps) {
  const { t, typeName } = names;
  const { colors, accent } = useTheme();
  const [totals, setTotals] = useState<Typed>({});
  const [step, setStep] = useState(0);
  const asked = INTELLIGENCE_TYPES[step] as IntelligenceType;
  return (
    <>
      <AppText variant="label">{t('ui.totals-hint')}</AppText>
      <View role="radiogroup" aria-label={t('ui.totals-hint')} style={styles.types}>
        {INTELLIGENCE_TYPES.map((type, place) => (
          <Pressable
            key={type}
            role="radio"
            aria-checked={place === step}
            aria-label={`${typeName(type)} ${totals[type] ?? 0}`}
            onPress={() => setStep(place)}
            {...onSpace(() => setStep(place))}
            style={[
              styles.type,
              { borderColor: place === step ? accent.fill : colors.lineStrong },
              place === step && { backgroundColor: accent.wash },
            ]}
          >
            <TypeMark type={type} />
            <AppText variant="title">{totals[type] ?? '–'}</AppText>
          </Pressable>
        ))}
      </View>
      <NumberPad
        label={typeName(asked)}
        value={totals[asked]}
        max={125}
        onChange={(value) => setTotals({ ...totals, [asked]: value })}
      />
      {step < LAST ? (
        <Button
          label={t('ui.totals-next', { type: typeName(INTELLIGENCE_TYPES[step + 1] as IntelligenceType) })}
          onPress={() => setStep(step + 1)}
        />
      ) : (
        <Button label={t('ui.totals-enter')} icon="check" onPress={() => onTotals(counted(totals))} />
      )}
    </>
  );
}

const counted = ({ surveillance = 0, espionage = 0, dossiers = 0, fourth = 0 }: Typed): HandTotals => ({
  ...{ surveillance, espionage, dossiers, fourth },
});

const styles = StyleSheet.create({
  types: { flexDirection: 'row', gap: space.s },
  type: {
    flex: 1,
    minHeight: target.thumb,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
});
