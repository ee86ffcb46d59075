import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { Icon } from '@/components/kit/icons/Icon';
import { useSettings } from '@/components/kit/store/use-debrief';
import { ground, ink } from '@/components/kit/theme/tint';
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
  /** What is seen, where it is more than a look. */
  readonly words?: string;
  /** As high as the large button of a turn, in whose place it stands. */
  readonly low?: boolean;
}

/** Where the thumb holds. Its ground is the ink of the bars that hide the secret. */
export function HoldPad({ reveal, name, words, low = false }: HoldPadProps) {
  const { colors } = useTheme();
  const t = useTranslate();
  const { tapToShow: byTap } = useSettings();
  const { shown, tooShort } = reveal;
  const handlers = useHoldHandlers(reveal, byTap);
  const invitation = words ?? t(byTap ? 'secret.tap' : 'secret.hold');
  const again = tooShort && !byTap && !shown;
  const hidden = low && again ? t('secret.longer') : invitation;
  return (
    <>
      {/* Above the pad, which must not move away from a thumb that tries again. A low one has no room for it. */}
      {!low && (
        <View role="status" aria-live="polite">
          {again && <AppText tone="soft">{t('secret.hint')}</AppText>}
        </View>
      )}
      <View
        role="button"
        accessible
        aria-label={t('secret.name', { name, how: shown ? t('secret.shown') : invitation })}
        aria-expanded={shown}
        {...handlers}
        {...webProps({ dataSet: { hold: 'true' } })}
        style={[styles.pad, low ? styles.low : styles.high, unselectable, ground(colors.ink)]}
      >
        <Icon name={shown || low ? 'eye' : 'lock'} size={low ? 24 : 32} color={colors.paper} />
        <AppText variant={low ? 'move' : 'title'} style={[styles.words, ink(colors.paper)]}>
          {shown ? t(byTap ? 'secret.tap-hides' : 'secret.release') : hidden}
        </AppText>
      </View>
    </>
  );
}

// A long press must neither select words nor scroll nor open the browser's menu.
const unselectable = { userSelect: 'none', touchAction: 'none', cursor: 'pointer' } as object;

const styles = StyleSheet.create({
  whole: { gap: space.l },
  pad: { alignItems: 'center', justifyContent: 'center' },
  high: { minHeight: 112, padding: space.l, gap: space.s, borderRadius: radius.xl },
  low: {
    flexGrow: 1,
    flexDirection: 'row',
    minHeight: target.dock,
    paddingHorizontal: space.l,
    gap: space.m,
    borderRadius: radius.l,
  },
  words: { textAlign: 'center', flexShrink: 1, minWidth: 0 },
});
