import { useRouter } from 'expo-router';
import { Pressable, StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import { type GameCard } from '@/components/match/game-screens';
import { seatNames } from '@/components/match/seat-names';
import { PlayerBadge } from '@/components/shell/players/PlayerBadge';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { ground, ink } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { type MatchHeader } from '@/store/match/header';

interface NewGameProps {
  readonly card: GameCard;
}

/** To the set-up of a table; with those who played last, straight to who begins. */
export function NewGame({ card }: NewGameProps) {
  const t = useTranslate();
  const router = useRouter();
  const { accent } = useTheme();
  return (
    <View style={styles.whole}>
      <Pressable
        role="link"
        aria-label={t('game.new')}
        onPress={() => router.push({ pathname: '/game/[game]/setup', params: { game: card.id } })}
        style={[styles.door, ground(accent.fill)]}
      >
        <AppText variant="heading" style={[styles.words, ink(accent.on)]}>
          {t('game.new')}
        </AppText>
        <Icon name="right" size={28} color={accent.on} />
      </Pressable>
      <Again card={card} />
    </View>
  );
}

type Count = 2 | 3 | 4 | 5 | 6;
const isCount = (count: number): count is Count => count >= 2 && count <= 6;

function Again({ card: { id, seats } }: NewGameProps) {
  const t = useTranslate();
  const router = useRouter();
  const { colors, accent } = useTheme();
  const last = useLastMatch();
  const players = last?.players ?? [];
  const count = players.length;
  if (!last || !isCount(count) || count < seats.min || count > seats.max) return undefined;
  const names = seatNames(players, (number) => t('match.player', { number }));
  const label = t(`game.again-${count}`);
  return (
    <Pressable
      role="link"
      aria-label={`${label}: ${names.join(', ')}`}
      onPress={() => router.push({ pathname: '/game/[game]/setup', params: { game: id, again: last.id } })}
      style={[styles.again, ground(accent.deep)]}
    >
      <View style={styles.players}>
        {players.map(({ colour }, seat) => (
          <View key={seat} style={[styles.player, ground(colors.sheet)]}>
            <PlayerBadge name={names[seat] ?? ''} colour={colour} size={20} />
          </View>
        ))}
      </View>
      <AppText variant="label" style={[styles.words, ink(accent.onGround)]}>
        {label}
      </AppText>
      <Icon name="spin" color={accent.onGround} />
    </Pressable>
  );
}

const useLastMatch = (): MatchHeader | undefined =>
  useStore(useDebrief().matches.state, ({ matches }) => matches.find(({ practice }) => !practice));

const styles = StyleSheet.create({
  whole: { borderRadius: radius.l, overflow: 'hidden' },
  door: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 68,
    paddingHorizontal: space.l,
    paddingVertical: space.m,
  },
  words: { flexGrow: 1, flexShrink: 1 },
  again: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    gap: space.m,
    minHeight: target.thumb,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
  },
  players: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  player: { width: 28, height: 28, alignItems: 'center', justifyContent: 'center', borderRadius: radius.s },
});
