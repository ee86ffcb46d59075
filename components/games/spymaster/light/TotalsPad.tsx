import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { onSpace } from '@/components/kit/web-props';
import { useTranslate } from '@/i18n/use-translate';
import { INTELLIGENCE_TYPES, type HandTotals, type IntelligenceType } from '@/rules/spymaster/model/prints';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { ground } from '@/components/kit/theme/tint';
import { TypeMark } from '../pieces/TypeMark';
import { type Names } from '../table';

interface TotalsPadProps {
  readonly names: Names;
  readonly onTotals: (totals: HandTotals) => void;
}

/** A type that was not typed is not in the hand. */
type Typed = { readonly [Type in IntelligenceType]?: number | undefined };

const counted = ({ surveillance = 0, espionage = 0, dossiers = 0, fourth = 0 }: Typed): HandTotals => ({
  ...{ surveillance, espionage, dossiers, fourth },
});

/** All 25 cards of a type with the highest number there could be. */
const MOST = 225;

/** SM-41: what the hand is worth, type by type, typed openly: all in reach, so that nothing has to be scrolled. */
export function TotalsPad({ names, onTotals }: TotalsPadProps) {
  const { t, typeName } = names;
  const app = useTranslate();
  const { colors, accent } = useTheme();
  const [totals, setTotals] = useState<Typed>({});
  const [asked, setAsked] = useState<IntelligenceType>('surveillance');
  const next =
    INTELLIGENCE_TYPES[(INTELLIGENCE_TYPES.indexOf(asked) + 1) % INTELLIGENCE_TYPES.length] ?? asked;
  const set = (value: number | undefined) => setTotals({ ...totals, [asked]: value });
  const type = (digit: number) => {
    const value = (totals[asked] ?? 0) * 10 + digit;
    if (value <= MOST) set(value);
  };
  const remove = () => set(Math.trunc((totals[asked] ?? 0) / 10) || undefined);
  const key = (digit: number) => <PadKey key={digit} label={String(digit)} onPress={() => type(digit)} />;
  return (
    <>
      <AppText variant="label" aria-live="polite">
        {t('ui.totals-hint', { type: typeName(asked) })}
      </AppText>
      <View role="radiogroup" aria-label={t('ui.totals')} style={styles.row}>
        {INTELLIGENCE_TYPES.map((each) => (
          <Pressable
            key={each}
            role="radio"
            aria-checked={each === asked}
            aria-label={`${typeName(each)} ${totals[each] ?? 0}`}
            onPress={() => setAsked(each)}
            {...onSpace(() => setAsked(each))}
            style={[
              styles.type,
              { borderColor: each === asked ? accent.fill : colors.lineStrong },
              each === asked && { backgroundColor: accent.wash },
            ]}
          >
            <TypeMark type={each} />
            <AppText variant="number">{totals[each] ?? '–'}</AppText>
          </Pressable>
        ))}
      </View>
      <View role="group" aria-label={typeName(asked)} style={styles.keys}>
        <View style={styles.row}>
          {[1, 2, 3, 4, 5].map(key)}
          <PadKey label={app('common.digit-delete')} icon="backspace" onPress={remove} />
        </View>
        <View style={styles.row}>
          {[6, 7, 8, 9, 0].map(key)}
          <PadKey
            label={t('ui.totals-next', { type: typeName(next) })}
            icon="chevron-right"
            onPress={() => setAsked(next)}
          />
        </View>
      </View>
      <Button label={t('ui.totals-enter')} icon="check" onPress={() => onTotals(counted(totals))} />
    </>
  );
}

interface PadKeyProps {
  readonly label: string;
  readonly name?: string;
  readonly icon?: IconName;
  readonly onPress: () => void;
}

function PadKey({ label, name, icon, onPress }: PadKeyProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={name ?? label}
      onPress={onPress}
      style={({ pressed }) => [styles.key, ground(pressed ? colors.line : colors.inset)]}
    >
      {icon ? <Icon name={icon} size={28} /> : <AppText variant="number">{label}</AppText>}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.s },
  keys: { gap: space.s },
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
  key: {
    flex: 1,
    minHeight: target.thumb,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
  },
});
