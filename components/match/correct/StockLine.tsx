import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { useTranslate } from '@/i18n/use-translate';
import { useMatch } from '../match-context';
import { type Counted, countOf, placesFor, settledAt, surplusOf } from './drift';
import { type Stock } from './groups';
import { PickSheet } from './PickSheet';

interface StockLineProps {
  readonly stock: Stock;
  readonly counted: Counted;
  readonly onCount: (counted: Counted) => void;
}

/** Whether all pieces of a stock are there, and if not the question where they lie. */
export function StockLine({ stock: { entries }, counted, onCount }: StockLineProps) {
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
