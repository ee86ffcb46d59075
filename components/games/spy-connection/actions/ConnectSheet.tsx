import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { ConnectionEntry } from '../entry/ConnectionEntry';
import { PriceRow } from '../PriceRow';
import { rescueForWay } from '../rescue';
import { type Table } from '../table';
import { wayDetail, waysOut } from '../ways';

interface ConnectSheetProps {
  readonly table: Table;
  readonly onClose: () => void;
}

/** The second tap of connecting: which city, with the price of each space. */
export function ConnectSheet({ table, onClose }: ConnectSheetProps) {
  const { t, state, city, active, act, practice } = table;
  const [asked, setAsked] = useState(false);
  if (asked) return <ConnectionEntry table={table} onClose={onClose} />;
  const ways = waysOut(table);
  const noWays = state.turn.travelled
    ? t('ui.no-ways-here', { city: city(active.spy ?? '') })
    : t('ui.no-ways');
  return (
    <Sheet
      open
      title={t('ui.do-connect')}
      onClose={onClose}
      footer={
        !practice && (
          <Button label={t('ui.learn')} kind="secondary" icon="plus" onPress={() => setAsked(true)} />
        )
      }
    >
      <AppText tone="soft">{t('ui.connect-hint', { count: active.supply })}</AppText>
      {ways.length === 0 && <AppText>{practice ? noWays : t('ui.no-ways-known')}</AppText>}
      {ways.map((way) => (
        <PriceRow
          key={`${way.from}/${way.connection.id}`}
          title={city(way.to)}
          detail={wayDetail(table, way)}
          price={way.price}
          faint={way.refused}
          advice={rescueForWay(table, way)}
          onPress={() => {
            onClose();
            act(...way.moves);
          }}
        />
      ))}
    </Sheet>
  );
}
