import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Stepper } from '@/components/kit/Stepper';
import { besideText } from '@/components/kit/theme/text-size';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { onSpace } from '@/components/kit/web-props';
import { useGameWords } from '@/i18n/use-say';
import { type Measure } from '@/rules/i-spy/model/pieces';
import { type PoliticianText } from '@/rules/i-spy/model/prints';
import { GAME } from '../table';
import { signed } from '../words';

interface TextChoiceProps {
  readonly text: PoliticianText | undefined;
  readonly onChange: (text: PoliticianText | undefined) => void;
  /** What it does now, where it does something. */
  readonly effect?: string | undefined;
}

type Kind = 'none' | PoliticianText['kind'];
const KINDS: readonly Kind[] = ['none', 'extreme', 'each-spy', 'other'];

const FIRST: Readonly<Record<Kind, PoliticianText | undefined>> = {
  none: undefined,
  extreme: { kind: 'extreme', which: 'most', of: 'power', changes: 'power', by: -2 },
  'each-spy': { kind: 'each-spy', piece: 'tags', by: -1, optional: true },
  other: { kind: 'other' },
};

const otherMeasure = (measure: Measure): Measure => (measure === 'power' ? 'influence' : 'power');

/** IS-52: at most one further effect; each part of its sentence is changed by a tap on it. */
export function TextChoice({ text, onChange, effect }: TextChoiceProps) {
  const t = useGameWords(GAME);
  const { colors, accent } = useTheme();
  return (
    <View style={[styles.whole, ground(accent.wash)]}>
      <View role="radiogroup" aria-label={t('ui.read.text')} style={styles.kinds}>
        {KINDS.map((kind) => {
          const on = kind === (text?.kind ?? 'none');
          const choose = () => onChange(FIRST[kind]);
          return (
            <Pressable
              key={kind}
              role="radio"
              aria-checked={on}
              onPress={choose}
              {...onSpace(choose)}
              style={({ pressed }) => [
                styles.kind,
                edge(on ? colors.ink : colors.lineStrong),
                on && ground(colors.ink),
                pressed && styles.pressed,
              ]}
            >
              <AppText variant="longMove" style={[styles.centred, ink(on ? colors.paper : colors.ink)]}>
                {t(`ui.read.text-${kind}`)}
              </AppText>
            </Pressable>
          );
        })}
      </View>
      {text?.kind === 'extreme' && (
        <View style={styles.parts}>
          <Part
            name={t('ui.read.which')}
            shown={t(`ui.read.${text.which}`)}
            onPress={() => onChange({ ...text, which: text.which === 'most' ? 'least' : 'most' })}
          />
          <Part
            name={t('ui.read.of')}
            shown={t(`ui.${text.of}`)}
            onPress={() => onChange({ ...text, of: otherMeasure(text.of) })}
          />
          <AppText variant="title">→</AppText>
          <Part
            name={t('ui.read.changes')}
            shown={t(`ui.${text.changes}`)}
            onPress={() => onChange({ ...text, changes: otherMeasure(text.changes) })}
          />
        </View>
      )}
      {text?.kind === 'each-spy' && (
        <View style={styles.parts}>
          <Part
            name={t('ui.read.optional')}
            shown={t(text.optional ? 'ui.read.may' : 'ui.read.must')}
            onPress={() => onChange({ ...text, optional: !text.optional })}
          />
          <Part
            name={t('ui.read.each-spy')}
            shown={t(`ui.${text.piece}`)}
            onPress={() => onChange({ ...text, piece: text.piece === 'tags' ? 'supply' : 'tags' })}
          />
        </View>
      )}
      {text && text.kind !== 'other' && (
        <Stepper
          hideLabel
          label={t('ui.read.by')}
          value={text.by}
          valueText={signed(text.by)}
          min={-9}
          max={9}
          onChange={(by) => onChange({ ...text, by })}
        />
      )}
      {effect !== undefined && <AppText tone="accent">{effect}</AppText>}
    </View>
  );
}

interface PartProps {
  readonly name: string;
  readonly shown: string;
  readonly onPress: () => void;
}

function Part({ name, shown, onPress }: PartProps) {
  return (
    <View style={styles.part}>
      <Button dense label={shown} name={`${name}: ${shown}`} kind="secondary" onPress={onPress} />
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.s, padding: space.s, borderRadius: radius.m },
  kinds: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs + 2 },
  kind: {
    flexGrow: 1,
    minHeight: target.least,
    justifyContent: 'center',
    paddingHorizontal: space.s,
    borderWidth: 1,
    borderRadius: radius.m,
  },
  centred: { textAlign: 'center' },
  pressed: { opacity: 0.7 },
  parts: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  part: { flexGrow: 1, flexBasis: besideText(92) },
});
