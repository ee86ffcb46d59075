import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space, radius } from '@/components/kit/theme/tokens';
import { Icon } from '@/components/kit/icons/Icon';
import { useSettings } from '@/components/kit/store/use-debrief';
import { ground } from '@/components/kit/theme/tint';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { webProps } from '@/components/kit/web-props';
import { useTranslate } from '@/i18n/use-translate';
import { useReveal, type Reveal } from './use-reveal';
import { useHoldHandlers } from './fingers';

interface HoldToRevealProps {
  readonly name: string;
  /** In place of the secret while it is hidden. */
  readonly cover?: ReactNode;
  /** Called only while the secret is shown, so that nothing of it is on the page before. */
  readonly children: () => ReactNode;
}

export function HoldToReveal({ name, cover, children }: HoldToRevealProps) {
  const reveal = useReveal();
  return (
    <View style={styles.whole}>
      {reveal.shown ? children() : cover}
      <HoldPad reveal={reveal} name={name} />
    </View>
  );
}

interface HoldPadProps {
  readonly reveal: Reveal;
  /** Whose secret it is. */
  readonly name: string;
}

/** Where the thumb holds. */
export function HoldPad({ reveal, name }: HoldPadProps) {
  const { accent } = useTheme();
  const t = useTranslate();
  const { tapToShow: byTap } = useSettings();
  const { shown, tooShort } = reveal;
  const handlers = useHoldHandlers(reveal, byTap);
  const invitation = t(byTap ? 'secret.tap' : 'secret.hold');
  return (
    <>
      {/* Above the pad, which must not move away from a thumb that tries again. */}
      <View role="status" aria-live="polite">
        {tooShort && !byTap && !shown && <AppText tone="soft">{t('secret.hint')}</AppText>}
      </View>
      <View
        role="button"
        accessible
        aria-label={t('secret.name', { name, how: shown ? t('secret.shown') : invitation })}
        aria-expanded={shown}
        {...handlers}
        {...webProps({ dataSet: { hold: 'true' } })}
        style={[styles.pad, unselectable, ground(accent.fill)]}
      >
        <Icon name={shown ? 'eye' : 'lock'} size={32} color={accent.on} />
        <AppText variant="title" tone="onAccent" style={styles.words}>
          {shown ? t(byTap ? 'secret.tap-hides' : 'secret.release') : invitation}
        </AppText>
      </View>
    </>
  );
}

// A long press must neither select words nor scroll nor open the browser's menu.
const unselectable = { userSelect: 'none', touchAction: 'none', cursor: 'pointer' } as object;

const styles = StyleSheet.create({
  whole: { gap: space.l },
  pad: {
    minHeight: 112,
    borderRadius: radius.l,
    padding: space.l,
    gap: space.s,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { textAlign: 'center' },
});
