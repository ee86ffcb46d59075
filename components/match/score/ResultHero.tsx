import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Picture } from '@/components/kit/art/Picture';
import { IconButton } from '@/components/kit/IconButton';
import { ground, ink } from '@/components/kit/theme/tint';
import { type TextVariant } from '@/components/kit/theme/type';
import { radius, space } from '@/components/kit/theme/tokens';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { type Seat } from '@/rules/core/seat';
import { useMatch } from '../match-context';
import { SeatMark } from '../SeatMark';

interface ResultHeroProps {
  readonly headline: string;
  /** Game, day, and how long it took. */
  readonly about: string;
  readonly winners: readonly Seat[];
  readonly rimmed: boolean;
  /** A low screen has no room to spare. */
  readonly tight: boolean;
  readonly onBack: () => void;
}

const SHEET = { width: 360, height: 158 } as const;

/** Who won, on the poster of the game. */
export function ResultHero({ headline, about, winners, rimmed, tight, onBack }: ResultHeroProps) {
  const t = useTranslate();
  const { accent, colors } = useTheme();
  const { card } = useMatch();
  const large = useTextGrowth() > LARGE;
  const several = winners.length > 1;
  return (
    <View style={[styles.hero, ground(accent.ground)]}>
      {!large && (
        <View aria-hidden style={styles.art}>
          <Picture shapes={card.poster(accent)} {...SHEET} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} />
        </View>
      )}
      <View style={styles.head}>
        <IconButton icon="close" label={t('common.back')} onPress={onBack} color={accent.onGround} />
        <AppText variant="dense" numberOfLines={1} style={[styles.about, ink(accent.onGround)]}>
          {about}
        </AppText>
        <View style={styles.balance} />
      </View>
      <View style={[styles.row, tight && styles.tight]}>
        {winners.length > 0 && (
          <View style={[styles.tile, ground(colors.sheet)]}>
            {winners.map((seat) => (
              <SeatMark key={seat} seat={seat} size={several ? 28 : tight ? 36 : 44} rimmed={rimmed} />
            ))}
          </View>
        )}
        <AppText
          variant={headlineFace(headline, tight || large)}
          level={1}
          numberOfLines={2}
          style={[styles.words, ink(accent.onGround)]}
        >
          {headline}
        </AppText>
      </View>
    </View>
  );
}

/** Two lines of words at most, whatever people are called. */
const headlineFace = ({ length }: string, small: boolean): TextVariant => {
  if (length > 30) return 'title';
  return length > 15 || small ? 'heading' : 'hero';
};

const styles = StyleSheet.create({
  hero: { overflow: 'hidden', paddingHorizontal: space.l },
  art: { position: 'absolute', right: -70, top: 0, opacity: 0.4, pointerEvents: 'none' },
  head: { flexDirection: 'row', alignItems: 'center', marginHorizontal: -space.m },
  about: { flex: 1, textAlign: 'center' },
  balance: { width: 44 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l, paddingBottom: space.l, minHeight: 78 },
  tight: { paddingBottom: space.m, minHeight: 58 },
  tile: { flexDirection: 'row', flexWrap: 'wrap', padding: space.s, borderRadius: radius.l, maxWidth: 112 },
  words: { flex: 1, minWidth: 0 },
});
