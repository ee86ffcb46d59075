import { useState } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { Card } from '@/components/kit/Card';
import { RowWords } from '@/components/kit/ListRow';
import { useTranslate } from '@/i18n/use-translate';
import { type LedgerEntry } from '@/rules/core/ledger';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { useMatch } from '../match-context';
import { SeatMark } from '../SeatMark';
import { changesOf, type Counted, countOf, placesFor, settledAt, surplusOf } from './drift';
import { type LedgerGroup, type Stock } from './groups';
import { LedgerLine, PickSheet } from './LedgerLine';

interface GroupCardProps {
  readonly group: LedgerGroup;
  /** Those of its lines that are worth showing. */
  readonly shown: readonly LedgerEntry[];
  readonly counted: Counted;
  readonly asked: readonly string[];
  readonly open: boolean;
  /** A short ledger is shown whole, and nothing of it can be put away. */
  readonly onTurn: (() => void) | undefined;
  readonly onCount: (counted: Counted) => void;
}

/** What belongs together, put away until it is asked for. */
export function GroupCard(props: GroupCardProps) {
  const { group, shown, counted, asked, open, onTurn, onCount } = props;
  const t = useTranslate();
  const { colors } = useTheme();
  const title = useTitle(group);
  const { seat, entries, stocks } = group;
  const unsettled = stocks.some((stock) => surplusOf(stock.entries, counted) !== 0);
  const changed = changesOf(entries, counted).length;
  return (
    <Card marked={unsettled} {...(onTurn || title === undefined ? {} : { title })}>
      {onTurn && (
        <Pressable role="button" aria-expanded={open} aria-label={title} onPress={onTurn} style={styles.head}>
          {seat !== undefined && <SeatMark seat={seat} size={32} />}
          <RowWords
            title={title ?? t('correct.table')}
            {...(changed > 0 ? { detail: t('correct.changed', { count: changed }) } : {})}
          />
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={20} color={colors.inkSoft} />
        </Pressable>
      )}
      {open &&
        shown.map((entry) => (
          <LedgerLine
            key={entry.id}
            entry={entry}
            counted={counted[entry.id]}
            asked={asked.includes(entry.id)}
            named={seat !== undefined && onTurn !== undefined}
            onCount={(value) => onCount({ ...counted, [entry.id]: value })}
          />
        ))}
      {open &&
        stocks.map((stock) => <StockLine key={stock.id} stock={stock} counted={counted} onCount={onCount} />)}
    </Card>
  );
}

/** A game may name a stock or a kind; one without a name needs none, its lines say what it is. */
const useTitle = ({ seat, named, id }: LedgerGroup): string | undefined => {
  const t = useTranslate();
  const { words, seatName } = useMatch();
  if (seat !== undefined) return seatName(seat);
  if (named === undefined || id === 'table') return t('correct.table');
  const key = `stock.${named}`;
  const title = words(key);
  return title === key ? undefined : title;
};

interface StockLineProps {
  readonly stock: Stock;
  readonly counted: Counted;
  readonly onCount: (counted: Counted) => void;
}

/** Whether all pieces of a stock are there, and if not the question where they lie. */
function StockLine({ stock: { entries }, counted, onCount }: StockLineProps) {
  const t = useTranslate();
  const { say } = useMatch();
  const [asking, setAsking] = useState(false);
  const surplus = surplusOf(entries, counted);
  const places = placesFor(entries, counted, surplus);
  const question = t(
    surplus === 0 ? 'correct.another' : surplus > 0 ? 'correct.where-from' : 'correct.where-to',
  );
  const settle = (id: string) => {
    setAsking(false);
    const entry = entries.find((each) => each.id === id);
    if (entry) onCount(settledAt(entry, counted, surplus));
  };
  return (
    <>
      <AppText variant="label" aria-live="polite" tone={surplus === 0 ? 'good' : 'danger'}>
        {surplus === 0
          ? t('correct.balanced')
          : t(surplus > 0 ? 'correct.too-many' : 'correct.missing', { count: Math.abs(surplus) })}
      </AppText>
      {places.length > 0 && (
        <Button
          label={question}
          kind={surplus === 0 ? 'quiet' : 'secondary'}
          icon={surplus === 0 ? 'plus' : 'info'}
          onPress={() => setAsking(true)}
        />
      )}
      {asking && (
        <PickSheet
          title={question}
          picks={places.map((entry) => ({
            value: entry.id,
            label: say(entry.label),
            detail: String(countOf(entry, counted)),
          }))}
          onPick={settle}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: target.least },
});
