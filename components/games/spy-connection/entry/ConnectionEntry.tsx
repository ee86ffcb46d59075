import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { Stepper } from '@/components/kit/Stepper';
import { Toggle } from '@/components/kit/Toggle';
import { connectionId, type ConnectionPrint, spaceIds } from '@/rules/spy-connection/model/prints';
import { priceOf } from '@/rules/spy-connection/model/prices';
import { connectCity } from '@/rules/spy-connection/moves/connect-city';
import { type Table } from '../table';
import { CityChips } from './CityChips';
import { SharedSpace } from './SharedSpace';

interface ConnectionEntryProps {
  readonly table: Table;
  /** Where to, if that was tapped on the map. */
  readonly to?: string;
  readonly onClose: () => void;
}

const MOST = 5;

/** SC-3, SC-4: a connection is learned the first time it is built: where to, how many spaces, and what they share. */
export function ConnectionEntry({ table, to: tapped, onClose }: ConnectionEntryProps) {
  const { t, state, active, city, act } = table;
  const [to, setTo] = useState(tapped);
  const [count, setCount] = useState(2);
  const [shares, setShares] = useState(false);
  const [shared, setShared] = useState<Readonly<Record<number, string>>>({});
  const from = active.spy ?? '';
  const print = (end: string): ConnectionPrint => {
    const id = connectionId(state.board, [from, end]);
    return {
      id,
      cities: [from, end],
      spaces: spaceIds(id, count).map((space, place) => (shares ? shared[place] : undefined) ?? space),
    };
  };
  const learned = to === undefined ? undefined : print(to);
  const price = learned ? priceOf(state.players, state.active, learned.spaces) : 0;
  const build = () => {
    if (!learned) return;
    onClose();
    act(connectCity.make({ connection: learned.id, print: learned }));
  };
  return (
    <Sheet
      open
      title={t('ui.learn-title', { city: city(from) })}
      onClose={onClose}
      footer={
        <Button
          label={
            to === undefined ? t('ui.do-connect') : t('offer.connect-city', { city: city(to), count: price })
          }
          icon="check"
          reason={to === undefined ? t('ui.learn-where') : undefined}
          onPress={build}
        />
      }
    >
      <AppText variant="label">{t('ui.learn-where')}</AppText>
      <CityChips
        table={table}
        label={t('ui.learn-where')}
        chosen={to === undefined ? [] : [to]}
        onChange={(chosen) => setTo(chosen.at(-1))}
        without={active.network}
      />
      <Stepper label={t('ui.learn-spaces')} value={count} min={1} max={MOST} onChange={setCount} />
      {state.board.connections.length > 0 && (
        <Toggle label={t('ui.shares')} value={shares} onChange={setShares} />
      )}
      {to !== undefined &&
        shares &&
        Array.from({ length: count }, (_, place) => (
          <SharedSpace
            key={place}
            table={table}
            place={place}
            ends={[from, to]}
            value={shared[place]}
            onChange={(space) => {
              const { [place]: _, ...rest } = shared;
              setShared(space === undefined ? rest : { ...rest, [place]: space });
            }}
          />
        ))}
    </Sheet>
  );
}
