import { useEffect, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { IconButton } from '@/components/kit/IconButton';
import { NumberEditor } from '@/components/kit/NumberEditor';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { type Seat } from '@/rules/core/seat';
import { type SeatCount } from '../game-screens';
import { useMatch, useMoment, useStanding } from '../match-context';
import { SeatMark } from '../SeatMark';
import { putAway, putToTable, toCount, watchOf } from './doubt';
import { type Count, useSetCount } from './use-set-count';

/** Offers to count a seat's pieces at the end of a turn, where what the app believes of them is in doubt. */
export function CountOffer() {
  const { header, screens, session } = useMatch();
  const standing = useStanding();
  const { log } = standing;
  const isOpen = useMoment(({ access }) => access === 'open');
  const [watch] = useState(() => watchOf(session));
  const [answered, setAnswered] = useState<number>();
  const isAsked = isOpen && !header.practice && answered !== log.made;
  const seat = isAsked ? toCount(standing, watch) : undefined;
  const count = seat === undefined ? undefined : screens.counted?.(log, seat);
  const put = count ? seat : undefined;
  useEffect(() => {
    if (put !== undefined) putToTable(standing, watch, put);
  }, [standing, watch, put]);
  if (seat === undefined || !count) return undefined;
  const done = () => {
    putAway(watch);
    setAnswered(log.made);
  };
  return <OfferLine key={log.made} seat={seat} count={count} onDone={done} />;
}

interface OfferLineProps {
  readonly seat: Seat;
  readonly count: SeatCount;
  readonly onDone: () => void;
}

/** One line, answered by a tap. Another number is set at its line, or where its pieces are said to lie. */
function OfferLine({ seat, count: { value, question, entries }, onDone }: OfferLineProps) {
  const t = useTranslate();
  const { colors } = useTheme();
  const { say } = useMatch();
  const { game, state } = useStanding().log;
  const { set, toCorrect } = useSetCount();
  const [editing, setEditing] = useState<Count>();
  const differs = () => {
    const [line] =
      entries.length === 1 ? game.ledger(state, 'table').filter(({ id }) => id === entries[0]) : [];
    if (line?.kind === 'count') return setEditing(line);
    onDone();
    toCorrect(entries);
  };
  const asked = say(question);
  return (
    <View
      role="group"
      aria-label={asked}
      aria-live="polite"
      style={[styles.line, ground(colors.sheet), edge(colors.line)]}
    >
      <SeatMark seat={seat} size={24} />
      <AppText variant="small" numberOfLines={2} style={styles.words}>
        {asked}
      </AppText>
      <Answer label={t('count.right', { value })} onPress={onDone} />
      <Answer label={t('common.no')} name={t('count.another')} onPress={differs} />
      <IconButton icon="close" label={t('count.not-now')} onPress={onDone} />
      {editing && (
        <NumberEditor
          open
          title={say(editing.label)}
          leading={<SeatMark seat={seat} size={32} />}
          value={editing.value}
          min={editing.min}
          max={editing.max}
          onClose={() => setEditing(undefined)}
          onSet={(to) => {
            onDone();
            set(editing, to);
          }}
        />
      )}
    </View>
  );
}

interface AnswerProps {
  readonly label: string;
  readonly name?: string;
  readonly onPress: () => void;
}

function Answer({ label, name = label, onPress }: AnswerProps) {
  const { colors } = useTheme();
  return (
    <Pressable role="button" aria-label={name} onPress={onPress} style={styles.answer}>
      {({ pressed }) => (
        <View style={[styles.key, edge(colors.lineStrong), ground(pressed ? colors.inset : colors.paper)]}>
          <AppText variant="label">{label}</AppText>
        </View>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: target.least,
    paddingLeft: space.m,
    borderBottomWidth: hairline,
  },
  words: { flex: 1, minWidth: 0 },
  answer: { minHeight: target.least, minWidth: target.least, justifyContent: 'center' },
  key: {
    minHeight: 32,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.s,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
});
