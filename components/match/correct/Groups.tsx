import { useState } from 'react';
import { TextField } from '@/components/kit/TextField';
import { plain } from '@/i18n/plain';
import { useTranslate } from '@/i18n/use-translate';
import { type LedgerEntry } from '@/rules/core/ledger';
import { useMatch } from '../match-context';
import { useMoment } from '../use-moment';
import { type Counted } from './drift';
import { GroupCard } from './GroupCard';
import { type LedgerGroup, groupsOf, inOrder, shownOf } from './groups';

interface GroupsProps {
  readonly ledger: readonly LedgerEntry[];
  readonly counted: Counted;
  readonly asked: readonly string[];
  readonly onCount: (counted: Counted) => void;
}

/** As many lines are read at a glance; of more only the first group is open. */
const SHORT = 12;

/** The ledger in its groups. A few letters find any line, put away or not. */
export function Groups({ ledger, counted, asked, onCount }: GroupsProps) {
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
