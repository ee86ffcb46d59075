import { useIsFocused, useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import { AppText } from '@/components/kit/AppText';
import { useTranslate } from '@/i18n/use-translate';
import { useGameCard } from '@/components/match/game-cards';
import { seatNames, useMatchTitle } from '@/components/match/seat-names';
import { PlayerBadge } from '@/components/shell/players/PlayerBadge';
import { AccentProvider } from '@/components/kit/theme/AccentProvider';
import { space } from '@/components/kit/theme/tokens';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { IconButton } from '@/components/kit/IconButton';
import { useGameWords } from '@/i18n/use-say';
import { type MatchHeader } from '@/store/match/header';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { type Seat } from '@/rules/core/seat';
import { useMatches } from './use-matches';
import { MatchMenu } from './MatchMenu';

/** What to press first: the running match, or where to begin. */
export function Resume() {
  const t = useTranslate();
  const { resume, others, archived } = useMatches();
  if (resume) return <ResumeCard match={resume} />;
  return others.length + archived.length === 0 ? <AppText>{t('home.welcome')}</AppText> : undefined;
}

interface ResumeCardProps {
  readonly match: MatchHeader;
}

/** The match that lies on the table right now: whose turn it is, and one button. */
function ResumeCard({ match }: ResumeCardProps) {
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

/** Who is to move in a match that is not open; nobody while it is not known. */
const useTurn = ({ id, openedAt }: MatchHeader): readonly Seat[] => {
  const debrief = useDebrief();
  const focused = useIsFocused();
  const saved = useStore(debrief.saving, ({ kind }) => kind === 'saved');
  const [seats, setSeats] = useState<readonly Seat[]>([]);
  useEffect(() => {
    if (!focused || !saved) return undefined;
    let current = true;
    const nobody = () => current && setSeats([]);
    debrief.peekMatch(id).then((read) => {
      if (!current) return;
      const decision =
        read.ok && read.value.game.status(read.value.loaded.log.state, 'table').decisions.at(-1);
      // Where all are counted in any order, it is nobody's turn.
      setSeats(decision && !decision.anyOrder ? decision.seats : []);
    }, nobody);
    return () => {
      current = false;
    };
  }, [debrief, id, openedAt, focused, saved]);
  return seats;
};

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'flex-start' },
  turn: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  text: { flex: 1 },
});
