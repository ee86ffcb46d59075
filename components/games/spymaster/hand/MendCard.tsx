import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { type Intelligence } from '@/rules/spymaster/model/prints';
import { mendCard } from '@/rules/spymaster/moves/mend-card';
import { useBegun } from '../begun';
import { CardChoice } from './CardChoice';
import { type ActProps } from './HandActions';

interface MendCardProps extends ActProps {
  readonly card: Intelligence;
}

/**
 * SM-50: the picked card was entered wrongly. Its owner says which it is, or that it was burned as another one, and nobody
 * else hears of it.
 */
export function MendCard({ table, seat, card: was }: MendCardProps) {
  const { t, act, cardName, view, options } = table;
  const { begun, change, clear } = useBegun(table);
  const isShort = (view.players[seat]?.hand?.unknown ?? 0) < 0;
  const drop = () => {
    clear();
    act(seat, mendCard.make({ was }));
  };
  if (!begun.mending)
    return (
      <>
        {isShort && <Button label={t('ui.not-there')} icon="close" onPress={drop} />}
        {options.intelligenceDeck === 'physical' && (
          <Button label={t('ui.mend')} kind="quiet" icon="edit" onPress={() => change({ mending: true })} />
        )}
      </>
    );
  const label = t('ui.mend-hint', { card: cardName(was) });
  return (
    <>
      <AppText variant="label">{label}</AppText>
      <CardChoice
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
