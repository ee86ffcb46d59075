import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { Stamp } from '@/components/kit/Stamp';
import { besideText } from '@/components/kit/theme/text-size';
import { edge, ground } from '@/components/kit/theme/tint';
import { space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { localeOf } from '@/i18n/locale';
import { useLanguage, useTranslate } from '@/i18n/use-translate';
import { type LedgerEntry } from '@/rules/core/ledger';
import { useMatch } from '../match-context';
import { SeatMark } from '../SeatMark';
import { choiceOf } from '../wording';
import { EntryActions } from './EntryActions';
import { type HistoryEntry, type HistoryTurn } from './history';

interface TurnRowProps {
  readonly turn: HistoryTurn;
  readonly open: boolean;
  readonly onOpen: () => void;
  /** The first event of the entry whose actions are shown. */
  readonly chosen: number | undefined;
  readonly onChoose: (entry: HistoryEntry | undefined) => void;
}

/** One line a turn; a tap unfolds what was done in it, in the order of play. */
export function TurnRow({ turn, open, onOpen, chosen, onChoose }: TurnRowProps) {
  const t = useTranslate();
  const { colors } = useTheme();
  const { seatName } = useMatch();
  const { of, number, entries } = turn;
  const { words, first, more } = useTurnSummary(turn);
  const who = of === 'table' ? t('history.table') : seatName(of);
  const label = [number === undefined ? undefined : t('history.turn', { number }), who, words]
    .filter((part) => part !== undefined)
    .join(', ');
  return (
    <View>
      <Pressable
        role="button"
        aria-label={label}
        aria-expanded={open}
        onPress={onOpen}
        style={({ pressed }) => [styles.turn, pressed && styles.pressed]}
      >
        <AppText variant="count" tone="soft" style={styles.number}>
          {number ?? ''}
        </AppText>
        {of === 'table' ? <Icon name="people" size={MARK} /> : <SeatMark seat={of} size={MARK} />}
        <AppText variant="label" numberOfLines={2} style={styles.words}>
          {first}
        </AppText>
        {more > 0 && (
          <AppText variant="small" tone="soft">
            +{more}
          </AppText>
        )}
        <Marks entries={entries} />
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={20} color={colors.inkSoft} />
      </Pressable>
      {open &&
        entries.map((entry) => (
          <EntryRow
            key={entry.first.id}
            entry={entry}
            chosen={entry.first.id === chosen}
            onChoose={onChoose}
          />
        ))}
    </View>
  );
}

interface TurnSummary {
  readonly first: string;
  readonly more: number;
  /** Both, as they are read out. */
  readonly words: string;
}

/** What the seat itself did counts more than what was drawn for it. */
const useTurnSummary = ({ entries }: HistoryTurn): TurnSummary => {
  const t = useTranslate();
  const { say } = useMatch();
  const own = entries.filter(({ actor }) => actor !== 'table');
  const [main, ...others] = own.length > 0 ? own : entries;
  const first = main?.lines[0] ? say(main.lines[0]) : '';
  const more = others.length;
  return { first, more, words: more > 0 ? t('match.and-more', { what: first, count: more }) : first };
};

/** Only that there is something: what it is stands at the entry itself. */
function Marks({ entries }: Pick<HistoryTurn, 'entries'>) {
  const { colors } = useTheme();
  const marked = entries.some(({ overruled, vouched }) => overruled || vouched);
  return marked ? <Icon name="vouched" size={20} color={colors.ink} /> : undefined;
}

interface EntryRowProps {
  readonly entry: HistoryEntry;
  readonly chosen: boolean;
  readonly onChoose: (entry: HistoryEntry | undefined) => void;
}

/** The app speaks English, not one of its countries: a clock of 24 hours is read in all of them. */
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function EntryRow({ entry, chosen, onChoose }: EntryRowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { accent } = useTheme();
  const speaker = useMatch();
  const { say } = speaker;
  const [first, ...rest] = entry.lines.map(say);
  const time =
    entry.at === undefined ? [] : [new Date(entry.at).toLocaleTimeString(localeOf(language), CLOCK)];
  const marks = [
    ...(entry.overruled ? [t('history.overruled')] : []),
    ...(entry.vouched ? [t('history.vouched')] : []),
  ];
  const valueOf = (line: LedgerEntry) =>
    line.kind === 'count' ? String(line.value) : choiceOf(speaker, line, line.value);
  const set = entry.set
    .slice(0, MOST)
    .map(({ was, now }) =>
      t('history.set', { what: say(now.label), before: valueOf(was), after: valueOf(now) }),
    );
  const more = entry.set.length > MOST ? [t('history.today-more', { count: entry.set.length - MOST })] : [];
  const detail = [...set, ...more, ...rest].join(' · ');
  return (
    <View style={[styles.entry, chosen && [ground(accent.wash), edge(accent.fill), styles.chosen]]}>
      <Pressable
        role="button"
        aria-label={[first, ...time, detail, ...marks].filter(Boolean).join(', ')}
        aria-expanded={chosen}
        onPress={() => onChoose(chosen ? undefined : entry)}
        style={({ pressed }) => [styles.line, pressed && styles.pressed]}
      >
        <View style={styles.words}>
          <AppText>{first}</AppText>
          {detail !== '' && (
            <AppText variant="small" tone="soft">
              {detail}
            </AppText>
          )}
        </View>
        {entry.overruled && <Stamp label={t('history.overruled')} tone="danger" />}
        {entry.vouched && <Stamp label={t('history.vouched')} tone="soft" />}
        <AppText variant="small" tone="soft">
          {time}
        </AppText>
      </Pressable>
      {chosen && <EntryActions entry={entry} onDone={() => onChoose(undefined)} />}
    </View>
  );
}

const MARK = 30;
/** So many numbers of a correction are read in passing. */
const MOST = 3;

const styles = StyleSheet.create({
  turn: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: target.thumb },
  number: { minWidth: besideText(24), textAlign: 'right' },
  words: { flex: 1, minWidth: 0 },
  entry: { paddingLeft: space.xxl, borderWidth: 2, borderColor: 'transparent' },
  chosen: {
    paddingBottom: space.m,
    paddingRight: space.m,
    marginHorizontal: -space.s,
    paddingLeft: space.xxl + space.s,
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: target.least },
  pressed: { opacity: 0.7 },
});
