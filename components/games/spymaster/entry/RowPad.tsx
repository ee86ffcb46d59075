import { Button } from '@/components/kit/Button';
import { IconButton } from '@/components/kit/IconButton';
import { target } from '@/components/kit/theme/tokens';
import { type Intelligence } from '@/rules/spymaster/model/prints';
import { layOutRow } from '@/rules/spymaster/moves/lay-out-row';
import { useBegun } from '../begun';
import { CardPad } from '../pieces/CardPad';
import { type Table } from '../table';
import { rowSoFar } from './row-so-far';

/** SM-20: as many taps as cards. The last card lays the row out; a row that is mended waits for a button. */
export function RowPad({ table }: { readonly table: Table }) {
  const { t, view, note } = table;
  const { begun, change } = useBegun(table);
  const cards = rowSoFar(table, begun);
  const { replaced } = begun;
  const isFull = cards.length >= view.stackSize;
  const layOut = (row: readonly Intelligence[]) => note(layOutRow.make({ cards: row }));
  const take = (card: Intelligence) => {
    if (replaced !== undefined)
      return change({
        cards: cards.map((old, place) => (place === replaced ? card : old)),
        replaced: undefined,
      });
    if (isFull) return undefined;
    const row = [...cards, card];
    change({ cards: row });
    return row.length === view.stackSize ? layOut(row) : undefined;
  };
  return (
    <>
      {isFull && replaced === undefined && (
        <Button label={t('ui.lay-out')} icon="check" onPress={() => layOut(cards)} />
      )}
      <CardPad
        names={table}
        label={t('ui.row-hint')}
        onCard={take}
        aside={
          <IconButton
            icon="backspace"
            label={t('ui.row-remove')}
            filled
            size={target.thumb}
            disabled={cards.length === 0}
            onPress={() => change({ cards: cards.slice(0, -1), replaced: undefined })}
          />
        }
      />
    </>
  );
}
