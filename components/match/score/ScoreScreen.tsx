import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Columns } from '@/components/kit/Grid';
import { DataTable, type TableRow } from '@/components/kit/DataTable';
import { Screen } from '@/components/kit/Screen';
import { useToast } from '@/components/kit/Toast';
import { useTranslate } from '@/i18n/use-translate';
import { Card } from '@/components/kit/Card';
import { type Seat } from '@/rules/core/seat';
import { ListRow } from '@/components/kit/ListRow';
import { type Outcome } from '@/rules/core/contract';
import { type Message } from '@/rules/core/message';
import { useBackToMatch, useMatch, useStanding } from '../match-context';
import { rematchOf } from '../rematch';
import { SeatMark } from '../SeatMark';
import { endedEarly, hasDraws, headlineOf, placesOf } from './result';
import { ShuffleCard } from './ShuffleCard';
import { useShareResult } from './use-share-result';
import { ruleOf } from '../wording';

/** Itemised points, who won, and what decided. */
export function ScoreScreen() {
  const t = useTranslate();
  const router = useRouter();
  const toast = useToast();
  const back = useBackToMatch();
  const debrief = useDebrief();
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
    const next = await rematchOf(debrief, header);
    if (!next) return toast({ text: t('score.rematch-failed') });
    // The way back from the new match is not through the old one.
    router.dismissTo('/');
    router.push(next);
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

interface WinnerProps {
  readonly headline: string;
  readonly decidedBy: string;
  /** In small print. */
  readonly rule: string | undefined;
  readonly winners: readonly Seat[];
}

function Winner({ headline, decidedBy, rule, winners }: WinnerProps) {
  return (
    <Card marked>
      <View style={styles.row}>
        {winners.map((seat) => (
          <SeatMark key={seat} seat={seat} size={64} />
        ))}
        <View style={styles.words}>
          <AppText variant="heading" level={2}>
            {headline}
          </AppText>
          {decidedBy !== '' && <AppText tone="soft">{decidedBy}</AppText>}
          {rule !== undefined && (
            <AppText variant="small" tone="soft">
              {rule}
            </AppText>
          )}
        </View>
      </View>
    </Card>
  );
}

function ScoreRule({ rule }: { readonly rule: string }) {
  const router = useRouter();
  const speaker = useMatch();
  const { game } = speaker.header;
  return (
    <ListRow
      title={ruleOf(speaker, rule) ?? rule}
      detail={rule}
      onPress={() => router.push({ pathname: '/game/[game]/rules', params: { game, rule } })}
    />
  );
}

interface Words {
  readonly say: (message: Message) => string;
  readonly total: string;
}

/** One row for each kind of point, in the order in which the seats bring them, and the sum. */
const scoreRows = ({ scores }: Outcome, { say, total }: Words): readonly TableRow[] => {
  const rows = new Map<string, { label: string; cells: (string | number)[] }>();
  scores.forEach(({ lines }, column) => {
    for (const { label, value } of lines) {
      const said = say(label);
      const row = rows.get(said) ?? { label: said, cells: scores.map(() => '–') };
      const before = row.cells[column];
      row.cells[column] = value + (typeof before === 'number' ? before : 0);
      rows.set(said, row);
    }
  });
  return [
    ...[...rows].map(([id, row]) => ({ id, ...row })),
    { id: '=', label: total, cells: scores.map((score) => score.total), strong: true },
  ];
};

/** The rules behind the points and behind what decided, each once. */
const scoreRules = ({ scores, decidedByRule }: Outcome): readonly string[] => [
  ...new Set([
    ...scores.flatMap(({ lines }) => lines.flatMap(({ rule }) => rule ?? [])),
    ...(decidedByRule ? [decidedByRule] : []),
  ]),
];

const styles = StyleSheet.create({
  rules: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 180 },
});
