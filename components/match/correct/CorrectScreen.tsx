import { useLocalSearchParams } from 'expo-router';
import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { EmptyState } from '@/components/kit/EmptyState';
import { Screen } from '@/components/kit/Screen';
import { useToast } from '@/components/kit/Toast';
import { useTranslate } from '@/i18n/use-translate';
import { TextField } from '@/components/kit/TextField';
import { plain } from '@/i18n/plain';
import { type LedgerEntry } from '@/rules/core/ledger';
import { useBackToMatch, useMatch, useMoment, useStanding } from '../match-context';
import { whyOf } from '../wording';
import { changesOf, type Counted } from './drift';
import { GroupCard } from './GroupCard';
import { groupsOf, inOrder, type LedgerGroup, shownOf } from './groups';

/** Sets the match to what really lies on the table, as one correction that can be undone. */
export function CorrectScreen() {
  const t = useTranslate();
  const toast = useToast();
  const back = useBackToMatch();
  const opened = useMatch();
  const { session } = opened;
  const { game, state, closed } = useStanding().log;
  const access = useMoment((now) => now.access);
  const params = useLocalSearchParams<{ asked?: string; to?: string }>();
  const asked = params.asked?.split(',') ?? [];
  const [counted, setCounted] = useState(() => countedAlready(asked, params.to));
  const ledger = game.ledger(state, 'table');
  const changes = changesOf(ledger, counted);
  const move = { type: 'correct', changes } as const;
  const [refusal] = changes.length === 0 ? [] : game.check(state, 'table', move);
  const reason = closed
    ? t('match.closed')
    : access !== 'open'
      ? t('match.read-only')
      : changes.length === 0
        ? t('correct.nothing')
        : refusal && whyOf(opened, refusal);
  const save = () => {
    if (session.play([{ actor: 'table', move }]).kind !== 'played') return;
    back();
    const undo = () => void session.undo();
    toast({ text: t('correct.saved'), action: { label: t('common.undo'), onPress: undo } });
  };
  return (
    <Screen
      title={t('correct.title')}
      onBack={back}
      footer={<Button label={t('correct.save')} icon="check" reason={reason} onPress={save} />}
    >
      <AppText tone="soft">{t('correct.hint')}</AppText>
      {ledger.length === 0 && (
        <EmptyState icon="check" title={t('correct.empty')} hint={t('correct.empty-hint')} />
      )}
      <Groups ledger={ledger} counted={counted} asked={asked} onCount={setCounted} />
    </Screen>
  );
}

/** What was set before, where one number was tapped: the rest is asked for here. */
const countedAlready = ([entry]: readonly string[], to: string | undefined): Counted =>
  entry === undefined || to === undefined || !/^-?\d{1,3}$/.test(to) ? {} : { [entry]: Number(to) };

interface GroupsProps {
  readonly ledger: readonly LedgerEntry[];
  readonly counted: Counted;
  readonly asked: readonly string[];
  readonly onCount: (counted: Counted) => void;
}

/** As many lines are read at a glance; of more only the first group is open. */
const SHORT = 12;

/** The ledger in its groups. A few letters find any line, put away or not. */
function Groups({ ledger, counted, asked, onCount }: GroupsProps) {
  const t = useTranslate();
  const { say } = useMatch();
  const [turned, setTurned] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const wanted = plain(typed.trim());
  const active = useMoment(({ standing }) => standing.decision?.seats[0]);
  const groups = inOrder(groupsOf(ledger), asked, active);
  const worth = (group: LedgerGroup) => shownOf(group, counted, asked);
  const isShort = groups.flatMap(worth).length <= SHORT;
  const turn = (id: string) =>
    setTurned(turned.includes(id) ? turned.filter((other) => other !== id) : [...turned, id]);
  const fits = ({ label }: LedgerEntry) => plain(say(label)).includes(wanted);
  return (
    <>
      {!isShort && <TextField label={t('correct.search')} value={typed} onChange={setTyped} />}
      {groups.map((group, place) => {
        const shown = wanted === '' ? worth(group) : group.entries.filter(fits);
        const first = place === 0 || group.entries.some(({ id }) => asked.includes(id));
        const whole = isShort || wanted !== '';
        if (shown.length === 0) return undefined;
        return (
          <GroupCard
            key={group.id}
            group={group}
            shown={shown}
            counted={counted}
            asked={asked}
            open={whole || first !== turned.includes(group.id)}
            onTurn={whole ? undefined : () => turn(group.id)}
            onCount={onCount}
          />
        );
      })}
    </>
  );
}
