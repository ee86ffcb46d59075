import { useState } from 'react';
import { View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button, type ButtonProps } from '@/components/kit/Button';
import { useSay } from '@/i18n/use-say';
import { message } from '@/rules/core/message';
import { type Move } from '@/rules/spy-connection/game';
import { moveSpy } from '@/rules/spy-connection/moves/move-spy';
import { takeBackAgents } from '@/rules/spy-connection/moves/take-back-agents';
import { ConnectionEntry } from '../entry/ConnectionEntry';
import { PriceRow } from '../PriceRow';
import { spaceName } from '../space-name';
import { GAME, type Table } from '../table';
import { wayDetail, type WayOut } from '../ways';
import { type Hit } from './layout';

interface MapDetailProps {
  readonly table: Table;
  readonly chosen: Hit;
  readonly ways: readonly WayOut[];
}

/** What the tap on the map asked for, and what can be done there. */
export function MapDetail({ table, chosen, ways }: MapDetailProps) {
  return (
    <View aria-live="polite" style={{ gap: space.s }}>
      {chosen.kind === 'city' ? (
        <CityDetail table={table} id={chosen.id} ways={ways} />
      ) : (
        <SpaceDetail table={table} id={chosen.id} />
      )}
    </View>
  );
}

interface CityDetailProps {
  readonly table: Table;
  readonly id: string;
  readonly ways: readonly WayOut[];
}

function CityDetail({ table, id, ways }: CityDetailProps) {
  const { t, state, city, active, act, practice } = table;
  const [asked, setAsked] = useState(false);
  const inNetwork = active.network.includes(id);
  const noWay = state.turn.travelled
    ? t('ui.no-way-here', { from: city(active.spy ?? ''), city: city(id) })
    : t('ui.no-way', { city: city(id) });
  return (
    <>
      <AppText variant="title" level={3}>
        {city(id)}
      </AppText>
      {id === active.spy && <AppText tone="soft">{t('ui.spy-here')}</AppText>}
      {inNetwork && id !== active.spy && (
        <ActionButton
          table={table}
          label={t('ui.move-to', { city: city(id) })}
          icon="play"
          move={moveSpy.make({ city: id })}
        />
      )}
      {ways.map((way) => (
        <PriceRow
          key={`${way.from}/${way.connection.id}`}
          title={t('ui.connect-to', { city: city(id) })}
          detail={wayDetail(table, way)}
          price={way.price}
          faint={way.refused}
          onPress={() => act(...way.moves)}
        />
      ))}
      {!inNetwork && ways.length === 0 && <AppText tone="soft">{noWay}</AppText>}
      {!inNetwork && !practice && (
        <Button
          label={t('ui.learn-way', { city: city(id) })}
          kind="secondary"
          icon="plus"
          onPress={() => setAsked(true)}
        />
      )}
      {asked && <ConnectionEntry table={table} to={id} onClose={() => setAsked(false)} />}
    </>
  );
}

interface ActionButtonProps extends Pick<ButtonProps, 'label' | 'icon' | 'kind'> {
  readonly table: Table;
  readonly move: Move;
}

/** What would be refused looks like it, and a press tells why, with the repairs. */
function ActionButton({ table, move, ...look }: ActionButtonProps) {
  const { check, act, seatName } = table;
  const say = useSay(GAME, { seatName });
  const refusal = check(move).find(({ certainty }) => certainty === 'broken');
  const reason = refusal && say(message(`why.${refusal.rule}.${refusal.code}`, refusal.params));
  const press = () => act(move);
  return <Button {...look} reason={reason} onPress={press} onRefused={press} />;
}

function SpaceDetail({ table, id }: { readonly table: Table; readonly id: string }) {
  const { t, state, active, seatName } = table;
  const owners = state.players.flatMap(({ agents }, seat) => {
    const count = agents[id];
    return count === undefined ? [] : [{ seat, count }];
  });
  const own = active.agents[id];
  return (
    <>
      <AppText variant="title" level={3}>
        {spaceName(table, id)}
      </AppText>
      {owners.length === 0 && <AppText tone="soft">{t('ui.space-empty')}</AppText>}
      {owners.map(({ seat, count }) => (
        <AppText key={seat}>{t('ui.space-of', { seat: seatName(seat), count })}</AppText>
      ))}
      {own !== undefined && (
        <ActionButton
          table={table}
          label={t('ui.take-back-here', { count: own })}
          kind="secondary"
          icon="undo"
          move={takeBackAgents.make({ spaces: [id] })}
        />
      )}
    </>
  );
}
