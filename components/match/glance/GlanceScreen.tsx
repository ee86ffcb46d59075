import { useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useAwake } from '@/components/kit/device/use-awake';
import { useSettings } from '@/components/kit/store/use-debrief';
import { ground } from '@/components/kit/theme/tint';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { IconButton } from '@/components/kit/IconButton';
import { PageTitle } from '@/components/kit/PageTitle';
import { useTranslate } from '@/i18n/use-translate';
import { useMatch, useStanding, useBackToMatch } from '../match-context';
import { SeatMark } from '../SeatMark';
import { isOpenToSeveral } from '../who-acts';
import { facing, Turned } from './Turned';

/** A phone on its side, or turned to whoever sits there: the numbers stand beside the name, not below the edge. */
const LOW = 480;
/** A name that takes more than a line may not push the points off the screen either. */
const LONG = 20;

/** For a phone that lies in the middle: large numbers, and it turns to whoever is to move. */
export function GlanceScreen() {
  const t = useTranslate();
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const back = useBackToMatch();
  const { header, screens, seatName, say } = useMatch();
  const { width, height } = useWindowDimensions();
  const [turns, setTurns] = useState(true);
  useAwake(useSettings().keepAwake);
  const { log, status, decision, over, endedEarly } = useStanding();
  const { game, state } = log;
  const { Glance } = screens;
  const seat = over || isOpenToSeveral(decision) ? undefined : decision?.seats[0];
  const who = over ? t('match.over') : seat === undefined ? say(status.label) : seatName(seat);
  const degrees = turns && seat !== undefined ? facing(seat, header.players.length) : 0;
  const low = (degrees % 180 === 0 ? height : width) < LOW;
  return (
    <View role="main" style={[styles.whole, ground(colors.paper)]}>
      <PageTitle title={undefined} />
      <Turned degrees={degrees}>
        <ScrollView
          contentContainerStyle={[
            styles.content,
            low && styles.beside,
            { paddingTop: insets.top + (low ? space.s : space.l) },
          ]}
        >
          <View style={[styles.who, low && styles.whoBeside]}>
            <View style={styles.bar}>
              <IconButton icon="back" label={t('common.back')} onPress={back} filled />
              <IconButton
                icon="rotate"
                label={t(turns ? 'glance.stay' : 'glance.turn')}
                onPress={() => setTurns(!turns)}
                filled
              />
            </View>
            {seat !== undefined && <SeatMark seat={seat} size={low ? 56 : 88} />}
            <AppText variant={who.length > LONG ? 'heading' : 'display'} level={1} style={styles.centred}>
              {who}
            </AppText>
            <AppText variant="title" tone="soft" style={styles.centred}>
              {endedEarly ? t('match.ended-early') : say(status.label)}
            </AppText>
            {status.round && (
              <View style={styles.number}>
                <AppText tone="soft">{t('glance.round')}</AppText>
                <AppText variant="display">
                  {status.round.of === undefined
                    ? status.round.number
                    : `${status.round.number}/${status.round.of}`}
                </AppText>
              </View>
            )}
          </View>
          {Glance && !over ? (
            <Glance log={log} />
          ) : (
            <View style={styles.scores}>
              {game.outcome(state).scores.map((score) => (
                <View
                  key={score.seat}
                  role="img"
                  accessible
                  aria-label={`${seatName(score.seat)}: ${t('common.points', { count: score.total })}`}
                  style={styles.number}
                >
                  <SeatMark seat={score.seat} size={44} />
                  <AppText variant="display">{score.total}</AppText>
                </View>
              ))}
            </View>
          )}
        </ScrollView>
      </Turned>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  content: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.m, padding: space.l },
  beside: { flexDirection: 'row', gap: space.xl, padding: space.s },
  who: { alignItems: 'center', gap: space.m },
  whoBeside: { flexShrink: 1, gap: space.s },
  bar: { flexDirection: 'row', gap: space.l },
  centred: { textAlign: 'center' },
  number: { alignItems: 'center', gap: space.xs, minWidth: 88 },
  scores: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.xl, flexShrink: 1 },
});
