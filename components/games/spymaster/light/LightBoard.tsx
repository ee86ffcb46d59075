import { StyleSheet, View } from 'react-native';
import { Fact } from '@/components/kit/Fact';
import { type BoardProps } from '@/components/match/game-screens';
import { Icon } from '@/components/kit/icons/Icon';
import { SeatMark } from '@/components/match/SeatMark';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { RoundTrack } from '@/components/kit/RoundTrack';
import { Stamp } from '@/components/kit/Stamp';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { type Options } from '@/rules/spymaster/light/state';
import { type View as LightView } from '@/rules/spymaster/light/game';
import { ROUNDS } from '@/rules/spymaster/model/prints';
import { seatNotes } from '../board/seat-notes';
import { totalsInWords } from '../board/TypeTotals';
import { GAME, namesOf } from '../table';

/** What a table keeps on paper: the round, SpyMaster and next SpyMaster, the ring of passes, Missions and points. */
export function LightBoard({ log, seatName }: BoardProps) {
  const t = useGameWords(GAME);
  const app = useTranslate();
  const { accent } = useTheme();
  const { game, state } = log;
  const options = log.options as Options;
  const view = game.view(state, 'table') as LightView;
  const { phase, round, active, players } = view;
  const names = namesOf(t, options, []);
  return (
    <View style={styles.whole}>
      {options.opened === 'at-the-start' && (
        <RoundTrack
          label={app('match.round-of', { number: round, of: ROUNDS })}
          current={round}
          count={ROUNDS}
        />
      )}
      {phase === 'gather-intelligence' && round > 1 && (
        <Card tab={t('ui.between')} title={t('ui.between-title', { round })} marked>
          <AppText>{t('ui.between-holder', { seat: seatName(view.spyMaster) })}</AppText>
          <AppText>{t('ui.between-refill')}</AppText>
        </Card>
      )}
      {phase === 'scoring' && players.some(({ bonus }) => bonus === undefined) && (
        <AppText tone="soft">{t('ui.bonus-later')}</AppText>
      )}
      <View style={styles.cards}>
        {players.map(({ completed, points, bonus, totals, missionsKnown }, seat) => (
          <View key={seat} style={styles.card}>
            <Card marked={phase === 'operations' && seat === active}>
              <View style={styles.head}>
                <SeatMark seat={seat} size={36} />
                <AppText variant="title" level={2} style={styles.name}>
                  {seatName(seat)}
                </AppText>
                {phase === 'scoring' && missionsKnown && totals && <Stamp label={t('ui.counted')} />}
              </View>
              <View style={styles.facts}>
                <Fact label={t('ui.fact-missions')} value={completed.length} />
                <Fact label={t('ui.fact-points')} value={points + (bonus ?? 0)} />
              </View>
              {bonus !== undefined && (
                <AppText variant="label">{t('ui.points-with-bonus', { missions: points, bonus })}</AppText>
              )}
              {completed.length > 0 && (
                <AppText variant="small" tone="soft">
                  {completed.join(' + ')}
                </AppText>
              )}
              {totals && (
                <AppText variant="small" tone="soft">
                  {totalsInWords(names, totals)}
                </AppText>
              )}
              {seatNotes(t, view, seat).map(({ icon, text }) => (
                <View key={text} style={styles.note}>
                  <Icon name={icon} size={18} color={accent.text} />
                  <AppText variant="small" tone="accent" style={styles.words}>
                    {text}
                  </AppText>
                </View>
              ))}
            </Card>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.m },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  card: { flexBasis: 160, flexGrow: 1, flexShrink: 1, maxWidth: '100%' },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  name: { flex: 1, minWidth: 80 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  note: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  words: { flexShrink: 1 },
});
