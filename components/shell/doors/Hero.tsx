import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { type GameCard } from '@/components/match/game-screens';
import { PosterArt } from '@/components/shell/home/PosterArt';
import { AppText } from '@/components/kit/AppText';
import { IconButton } from '@/components/kit/IconButton';
import { besideText } from '@/components/kit/theme/text-size';
import { ground, ink } from '@/components/kit/theme/tint';
import { space } from '@/components/kit/theme/tokens';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useBack } from '@/components/kit/use-back';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';

/** The poster of the game, up to the edges of the screen. */
export function Hero({ card }: { readonly card: GameCard }) {
  const t = useTranslate();
  const words = useGameWords(card.id);
  const { accent } = useTheme();
  const insets = useSafeAreaInsets();
  const back = useBack();
  const large = useTextGrowth() > LARGE;
  const { seats, minutes } = card;
  const facts = [
    t('game.players', { range: `${seats.min}–${seats.max}` }),
    t('game.minutes', { range: minutes }),
  ];
  return (
    <View
      style={[
        styles.hero,
        ground(accent.ground),
        {
          paddingTop: insets.top + space.xs,
          paddingLeft: insets.left + space.l,
          paddingRight: insets.right + space.l,
        },
      ]}
    >
      {!large && <PosterArt card={card} />}
      <View style={styles.back}>
        <IconButton icon="back" label={t('common.back')} onPress={back} color={accent.onGround} />
      </View>
      <View style={[styles.words, !large && beside]}>
        <AppText variant={large ? 'heading' : 'hero'} level={1} style={[ink(accent.onGround), name]}>
          {words('name')}
        </AppText>
        <AppText variant="dense" style={ink(accent.onGround)}>
          {facts.join(' · ')}
        </AppText>
      </View>
    </View>
  );
}

const beside = { minHeight: besideText(122) };
const name = { maxWidth: besideText(220) };

const styles = StyleSheet.create({
  hero: { overflow: 'hidden', paddingBottom: space.m },
  back: { marginLeft: -space.m, alignSelf: 'flex-start' },
  words: { justifyContent: 'space-between', gap: space.s },
});
