import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useGameCard } from '@/components/match/game-cards';
import { seatNames, useMatchTitle } from '@/components/match/seat-names';
import { PlayerBadge } from '@/components/shell/players/PlayerBadge';
import { AccentProvider } from '@/components/kit/theme/AccentProvider';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { IconButton } from '@/components/kit/IconButton';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { type MatchHeader } from '@/store/match/header';
import { MatchMenu } from './MatchMenu';
import { useTurn } from './use-turn';

interface ResumeCardProps {
  readonly match: MatchHeader;
}

/** The match that lies on the table right now: whose turn it is, and one button. */
export function ResumeCard({ match }: ResumeCardProps) {
  const t = useTranslate();
  const words = useGameWords(match.game);
  const router = useRouter();
  const title = useMatchTitle()(match);
  const names = seatNames(match.players, (number) => t('match.player', { number }));
  const turn = useTurn(match);
  const accent = useGameCard(match.game)?.accent ?? 'ink';
  const [first] = turn;
  const [chosen, setChosen] = useState(false);
  return (
    <AccentProvider accent={accent}>
      <Card tab={match.practice ? t('home.practice-mark') : t('home.running')} marked>
        <View style={styles.head}>
          <View style={styles.text}>
            <AppText variant="stamp" tone="accent">
              {words('name')}
            </AppText>
            <AppText variant="title" level={2}>
              {title}
            </AppText>
          </View>
          <IconButton icon="more" label={t('home.menu', { name: title })} onPress={() => setChosen(true)} />
        </View>
        {first !== undefined && (
          <View style={styles.turn}>
            <PlayerBadge name={names[first] ?? ''} colour={match.players[first]?.colour ?? first} />
            <AppText style={styles.text}>
              {t('home.turn', { name: turn.map((seat) => names[seat]).join(', ') })}
            </AppText>
          </View>
        )}
        <Button
          label={t('home.resume')}
          icon="play"
          name={t('home.resume-what', { name: title })}
          onPress={() => router.push({ pathname: '/match/[id]', params: { id: match.id } })}
        />
        <MatchMenu match={chosen ? match : undefined} onClose={() => setChosen(false)} />
      </Card>
    </AccentProvider>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'flex-start' },
  turn: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  text: { flex: 1 },
});
