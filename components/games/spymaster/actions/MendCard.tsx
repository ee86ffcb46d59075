import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { type Intelligence } from '@/rules/spymaster/model/prints';
import { mendCard } from '@/rules/spymaster/moves/mend-card';
import { useBegun } from '../begun';
import { CardPad } from '../pieces/CardPad';
import { type ActProps } from './act-props';

interface MendCardProps extends ActProps {
  readonly card: Intelligence;
}

/** SM-50: the picked card was entered wrongly. Its owner says which it is, and nobody else hears of it. */
export function MendCard({ table, seat, card: was }: MendCardProps) {
  const { t, act, cardName } = table;
  const { begun, change, clear } = useBegun(table);
  if (!begun.mending)
    return <Button label={t('ui.mend')} kind="quiet" icon="edit" onPress={() => change({ mending: true })} />;
  const label = t('ui.mend-hint', { card: cardName(was) });
  return (
    <>
      <AppText variant="label">{label}</AppText>
      <CardPad
        names={table}
        label={label}
        onCard={(is) => {
          clear();
          act(seat, mendCard.make({ was, is }));
        }}
      />
    </>
  );
}
