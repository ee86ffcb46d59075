import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Columns } from '@/components/kit/Grid';
import { DataTable } from '@/components/kit/DataTable';
import { Screen } from '@/components/kit/Screen';
import { useToast } from '@/components/kit/Toast';
import { useTranslate } from '@/i18n/use-translate';
import { useMatch } from '../match-context';
import { SeatMark } from '../SeatMark';
import { useStanding } from '../use-moment';
import { useBack } from '../use-back';
import { endedEarly } from './ended-early';
import { hasDraws } from './has-draws';
import { headlineOf } from './headline';
import { placesOf } from './result';
import { scoreRows, scoreRules } from './score-rows';
import { ScoreRule } from './ScoreRule';
import { ShuffleCard } from './ShuffleCard';
import { useShareResult } from './use-share-result';
import { Winner } from './Winner';

/** Itemised points, who won, and what decided. */
export function ScoreScreen() {
  const t = useTranslate();
  const router = useRouter();
  const toast = useToast();
  const back = useBack();
  const { matches } = useDebrief();
  const { header, seatName, say, words } = useMatch();
  const { log, over } = useStanding();
  const { game, state } = log;
  const outcome = game.outcome(state);
  const headline = headlineOf(outcome, { over, t, seatName });
  const decidedBy = [
    ...(endedEarly(log) ? [t('match.ended-early')] : []),
    ...(over && outcome.decidedBy ? [say(outcome.decidedBy)] : []),
  ].join(' · ');
  const result = { game: words('name'), headline, decidedBy, places: placesOf(outcome, seatName) };
  const sharing = useShareResult(result, (seat) => header.players[seat]?.colour ?? seat);
  const share = async () => {
    const shared = await sharing.share();
    if (shared !== 'shared')
      toast({ text: t(shared === 'saved' ? 'score.picture-saved' : 'score.share-failed') });
  };
  const rematch = async () => {
    const next = await matches.rematch(header.id, header.name);
    if (!next.ok) return toast({ text: t('score.rematch-failed') });
    // The way back from the new match is not through the old one.
    router.dismissTo('/');
    router.push({ pathname: '/match/[id]', params: { id: next.value } });
  };
  const actions = (
    <>
      <Button label={t('score.share')} icon="share" onPress={() => void share()} />
      {over && (
        <Button label={t('score.rematch')} kind="secondary" icon="rotate" onPress={() => void rematch()} />
      )}
    </>
  );
  return (
    <Screen title={t('score.title')} onBack={back} footer={actions} wide>
      {sharing.picture}
      <Winner
        headline={headline}
        decidedBy={decidedBy}
        rule={over ? outcome.decidedByRule : undefined}
        winners={over ? outcome.winners : []}
      />
      <Columns
        left={
          <DataTable
            label={t('score.title')}
            corner={t('score.points')}
            columns={outcome.scores.map(({ seat }) => ({
              id: String(seat),
              label: seatName(seat),
              head: <SeatMark seat={seat} size={32} spoken />,
            }))}
            rows={scoreRows(outcome, { say, total: t('score.total') })}
          />
        }
        right={
          <>
            <View role="group" aria-label={t('score.rules')} style={styles.rules}>
              <AppText variant="stamp" tone="soft">
                {t('score.rules')}
              </AppText>
              {scoreRules(outcome).map((rule) => (
                <ScoreRule key={rule} rule={rule} />
              ))}
            </View>
            {hasDraws(log) && <ShuffleCard over={over} />}
          </>
        }
      />
    </Screen>
  );
}

const styles = StyleSheet.create({ rules: { gap: space.s } });
