import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { edge } from '@/components/kit/theme/tint';
import { hairline, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { type LedgerEntry } from '@/rules/core/ledger';
import { type LogAt } from '@/rules/core/log/match-log';
import { type RewritePlan } from '@/rules/core/log/rewrite';
import { rewritten } from '@/rules/core/log/timeline';
import { useMatch, useStanding } from '../match-context';
import { SeatMark } from '../SeatMark';
import { choiceOf } from '../wording';
import { type ChangedLine, changedLines } from './changed-lines';

/** More are no longer read; the history tells each of them. */
const MOST = 8;

/** What lies on the table today, before and after a change to the past. */
export function Today({ plan }: { readonly plan: RewritePlan }) {
  const t = useTranslate();
  const { colors } = useTheme();
  const opened = useMatch();
  const { log } = useStanding();
  const changed = changedToday(log, plan);
  if (changed.length === 0) return undefined;
  const valueOf = (entry: LedgerEntry) =>
    entry.kind === 'count' ? String(entry.value) : choiceOf(opened, entry, entry.value);
  return (
    <View role="list" aria-label={t('history.today')}>
      <AppText variant="stamp" tone="soft">
        {t('history.today')}
      </AppText>
      {changed.slice(0, MOST).map(({ was, now }) => {
        const seat = now.label.params?.seat;
        const label = opened.say(now.label);
        const [before, after] = [valueOf(was), valueOf(now)];
        return (
          <View
            key={now.id}
            role="listitem"
            accessible
            aria-label={t('history.today-line', { what: label, before, after })}
            style={[styles.line, edge(colors.line)]}
          >
            {seat?.kind === 'seat' && <SeatMark seat={seat.seat} size={24} />}
            <AppText style={styles.words}>{label}</AppText>
            <AppText tone="soft" style={styles.was}>
              {before}
            </AppText>
            <Icon name="chevron-right" size={16} color={colors.inkSoft} />
            <AppText variant="title">{after}</AppText>
          </View>
        );
      })}
      {changed.length > MOST && (
        <AppText variant="small" tone="soft">
          {t('history.today-more', { count: changed.length - MOST })}
        </AppText>
      )}
    </View>
  );
}

const changedToday = (log: LogAt, { rewrite }: RewritePlan): readonly ChangedLine[] => {
  const { game, events } = log;
  const after = rewritten(events, rewrite);
  const first = after.findIndex((event, place) => event !== events[place]);
  const from = first < 0 ? after.length : first;
  const state = after
    .slice(from)
    .reduce((before, { actor, move }) => game.apply(before, actor, move), log.stateAt(from));
  return changedLines(game.ledger(log.state, 'table'), game.ledger(state, 'table'));
};

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: target.least,
    borderBottomWidth: hairline,
  },
  words: { flex: 1, minWidth: 0 },
  was: { textDecorationLine: 'line-through' },
});
