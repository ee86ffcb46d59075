import { StyleSheet, View } from 'react-native';
import { Fact } from '@/components/kit/Fact';
import { type BoardProps } from '@/components/match/game-screens';
import { SeatMark } from '@/components/match/SeatMark';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { Stamp } from '@/components/kit/Stamp';
import { useGameWords } from '@/i18n/use-say';
import { MISSIONS_TO_END } from '@/rules/spy-connection/model/prices';
import { light } from '@/rules/spy-connection/light/game';
import { type State } from '@/rules/spy-connection/light/state';
import { GAME } from '../table';

/** What a table keeps on paper: the supply, open and completed Missions, points, and who still has a last turn. */
export function LightBoard({ log, seatName }: BoardProps) {
  const t = useGameWords(GAME);
  const { phase, active, turn, trigger, extraTurns, players } = light.view(log.state as State, 'table');
  const tracked = (log.state as State).options.opened === 'at-the-start';
  const stampsOf = (seat: number): readonly string[] => {
    const player = players[seat];
    const acts = phase === 'turn' && seat === active;
    if (player?.left) return [t('ui.left')];
    return [
      ...(phase === 'scoring' && player?.entered ? [t('ui.entered')] : []),
      ...(trigger === seat ? [t('ui.triggered')] : []),
      ...(player?.hasLastTurn ? [t('ui.last-turn')] : []),
      ...(acts && turn.extra ? [t('ui.extra-turn')] : []),
      ...(acts && extraTurns > 0 ? [t('ui.extra-turns-owed', { count: extraTurns })] : []),
    ];
  };
  const seated = players.map((player, seat) => ({ player, seat }));
  // Whoever moves comes first, then the others as they follow: with four at the table the last card is out of sight.
  const seatsShown = phase === 'turn' ? [...seated.slice(active), ...seated.slice(0, active)] : seated;
  return (
    <View style={styles.cards}>
      {seatsShown.map(({ player, seat }) => {
        return (
          <View key={seat} style={styles.card}>
            <Card marked={phase === 'turn' && seat === active}>
              <View style={styles.head}>
                <SeatMark seat={seat} size={36} />
                <AppText variant="title" level={2} style={styles.name}>
                  {seatName(seat)}
                </AppText>
                {stampsOf(seat).map((stamp) => (
                  <Stamp key={stamp} label={stamp} />
                ))}
              </View>
              <View style={styles.facts}>
                {tracked && phase === 'turn' && <Fact label={t('term.supply')} value={player.supply} />}
                {tracked && phase === 'turn' && <Fact label={t('ui.fact-open')} value={player.open} />}
                <Fact
                  label={t('ui.fact-done')}
                  value={player.completed.length}
                  {...(tracked ? { of: MISSIONS_TO_END } : {})}
                />
                <Fact label={t('ui.fact-points')} value={player.points} />
              </View>
              <AppText variant="small" tone="soft">
                {t('ui.points-of', {
                  points: player.completed.length > 0 ? player.completed.join(' + ') : 0,
                  circles: player.covered,
                })}
              </AppText>
            </Card>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  card: { flexBasis: 280, flexGrow: 1, flexShrink: 1, maxWidth: '100%' },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  name: { flex: 1, minWidth: 90 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
});
