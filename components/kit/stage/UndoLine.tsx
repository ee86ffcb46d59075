import { useState } from 'react';
import { Animated, Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { besideText } from '@/components/kit/theme/text-size';
import { ground, ink } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useFading } from '@/components/kit/use-fading';
import { useTranslate } from '@/i18n/use-translate';
import { type AsideAction, type Step } from './dock-action';

interface UndoLineProps {
  readonly undo?: Step | undefined;
  readonly redo?: Step | undefined;
  readonly hint?: string | undefined;
  readonly aside?: AsideAction | undefined;
}

/** The way back, which says what it takes back; after an undo also the way forward. It keeps its height without either. */
export function UndoLine({ undo, redo, hint, aside }: UndoLineProps) {
  const { accent, colors, textScale } = useTheme();
  const large = useTextGrowth() > LARGE;
  const t = useTranslate();
  // What was done before the match was opened is no news.
  const [known] = useState(undo?.what);
  const { left } = useFading(undo?.what === known ? undefined : undo?.what);
  return (
    <View style={[styles.line, { minHeight: besideText((large ? LINE : 2 * LINE) * textScale, FIXED) }]}>
      <Animated.View
        aria-hidden
        style={[StyleSheet.absoluteFill, styles.flash, ground(accent.wash), { opacity: left }]}
      />
      {undo && (
        <StepButton
          icon="undo"
          step={undo}
          words={t('common.undo-what', { what: undo.what })}
          tint={accent.text}
          large={large}
        />
      )}
      {!undo && hint !== undefined && (
        <AppText variant="small" tone="soft" style={[styles.words, styles.hint]}>
          {hint}
        </AppText>
      )}
      {aside && (
        <Pressable
          role="button"
          aria-label={aside.label}
          onPress={aside.onPress}
          style={({ pressed }) => [styles.step, styles.end, styles.whole, pressed && styles.pressed]}
        >
          <AppText variant="dense" style={[styles.words, styles.aside]}>
            {aside.label}
          </AppText>
        </Pressable>
      )}
      {redo && (
        <StepButton
          icon="redo"
          step={redo}
          words={t('match.redo-what', { what: redo.what })}
          tint={colors.ink}
          large={large}
          end
        />
      )}
    </View>
  );
}

interface StepButtonProps {
  readonly icon: IconName;
  readonly step: Step;
  readonly words: string;
  readonly tint: string;
  /** Very large words: the way back in one line, the way forward as its icon. */
  readonly large: boolean;
  readonly end?: boolean;
}

function StepButton({ icon, step, words, tint, large, end = false }: StepButtonProps) {
  return (
    <Pressable
      role="button"
      aria-label={words}
      onPress={step.onPress}
      style={({ pressed }) => [styles.step, end && styles.end, pressed && styles.pressed]}
    >
      <Icon name={icon} size={20} color={tint} />
      {!(large && end) && (
        <AppText variant="small" numberOfLines={large ? 1 : 2} style={[styles.words, ink(tint)]}>
          {words}
        </AppText>
      )}
    </Pressable>
  );
}

/** A line of the small words, and what does not grow with it. */
const LINE = 20;
const FIXED = 6;

const styles = StyleSheet.create({
  line: { flexDirection: 'row', justifyContent: 'space-between', gap: space.m },
  flash: { borderRadius: radius.m, pointerEvents: 'none' },
  step: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    flexShrink: 1,
    minWidth: target.least,
    minHeight: target.least,
    paddingHorizontal: space.xs,
  },
  end: { marginLeft: 'auto' },
  words: { flexShrink: 1, minWidth: 0 },
  hint: { alignSelf: 'center' },
  aside: { textAlign: 'right' },
  whole: { flexShrink: 0, maxWidth: '60%' },
  pressed: { opacity: 0.7 },
});
