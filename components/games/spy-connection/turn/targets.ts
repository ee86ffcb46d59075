import { type StageTarget } from '@/components/kit/stage/stage-target';
import { moveSpy } from '@/rules/spy-connection/moves/move-spy';
import { takeBackAgents } from '@/rules/spy-connection/moves/take-back-agents';
import { type Drawing, withDot } from '../draw/drawing';
import { toggledCity } from '../read/reading';
import { spaceName } from '../space-name';
import { type MapLayout } from '../stage/layout';
import { type Table } from '../table';
import { NO_LIFT, toggledSpace } from './lifting';
import { type Turn } from './turn';

interface Lit extends StageTarget {
  readonly onPress: () => void;
}

/** What a tap on the map means at this moment. */
export const targetsOf = (turn: Turn, layout: MapLayout): readonly Lit[] => {
  const { table, chosen, choose } = turn;
  const { active, act, t, city } = table;
  if (chosen?.kind === 'read')
    return citiesFor(turn, layout, (id) => ({
      label: [city(id), ...(chosen.cities.includes(id) ? [t('ui.read.on-card')] : [])].join(', '),
      onPress: () => choose({ ...chosen, ...toggledCity(chosen, id) }),
    }));
  if (chosen?.kind === 'draw') return [...endsOf(turn, layout, chosen), ...dotsOf(turn, layout, chosen)];
  const discs = Object.entries(active.agents).flatMap(([id, count]): readonly Lit[] => {
    const at = layout.spaces.get(id);
    if (!at) return [];
    const lifting = chosen?.kind === 'lift' ? chosen : NO_LIFT;
    const safe = active.canLift.includes(id);
    const onPress = () => {
      const next = toggledSpace(table, lifting, id);
      if (next) choose(next);
      else act(takeBackAgents.make({ spaces: [...lifting.spaces, id] }));
    };
    const label = [
      `${spaceName(table, id)}: ${t('count.agents', { count })}`,
      t(safe ? 'ui.safe' : 'ui.cuts'),
    ].join(', ');
    return [{ id: `space/${id}`, at, label, onPress }];
  });
  if (chosen?.kind === 'lift') return discs;
  return [...citiesOn(turn, layout), ...discs];
};

interface Meant {
  readonly label: string;
  readonly onPress: () => void;
}

const citiesFor = (
  { table: { state } }: Turn,
  layout: MapLayout,
  meant: (city: string) => Meant | undefined,
): readonly Lit[] =>
  state.board.cities.flatMap(({ id }): readonly Lit[] => {
    const [at, thing] = [layout.cities.get(id), meant(id)];
    return at && thing ? [{ id: `city/${id}`, at, ...thing }] : [];
  });

/** Another city outside is where the way leads instead, another one of the network where it begins. */
const endsOf = ({ table, choose, ...rest }: Turn, layout: MapLayout, drawing: Drawing): readonly Lit[] => {
  const { active, city, t, refuses } = table;
  return citiesFor({ table, choose, ...rest }, layout, (id) => {
    if (!active.network.includes(id))
      return { label: city(id), onPress: () => choose({ ...drawing, to: id, shared: {} }) };
    const isThere = id === active.spy;
    if (!isThere && refuses(moveSpy.make({ city: id }))) return undefined;
    return {
      label: [city(id), t(isThere ? 'ui.spy-here' : 'ui.in-network')].join(', '),
      onPress: () => choose({ ...drawing, from: id, shared: {} }),
    };
  });
};

/** A dot of another way that the drawn one goes through too. */
const dotsOf = ({ table, choose }: Turn, layout: MapLayout, drawing: Drawing): readonly Lit[] => {
  const { t } = table;
  if (drawing.count === undefined) return [];
  return [...layout.spaces].map(([id, at]) => {
    const isShared = Object.values(drawing.shared).includes(id);
    return {
      ...{ id: `space/${id}`, at },
      label: [spaceName(table, id), t(isShared ? 'ui.draw.is-shared' : 'ui.draw.share')].join(', '),
      onPress: () => choose(withDot(layout, drawing, id)),
    };
  });
};

const citiesOn = (turn: Turn, layout: MapLayout): readonly Lit[] => {
  const { table, choose, ways, onDraw } = turn;
  const { active, act, city, t } = table;
  return citiesFor(turn, layout, (id) => {
    const [way] = ways.get(id) ?? [];
    const move = moveSpy.make({ city: id });
    const onPress = () => {
      if (id === active.spy) return choose();
      const moves = way?.moves ?? [move];
      if (!active.network.includes(id) && !way && onDraw) return onDraw(id);
      const isRefused = way ? way.refused : table.refuses(move);
      choose({ kind: 'city', city: id, way: 0 });
      return isRefused ? act(...moves) : undefined;
    };
    return { label: [city(id), ...aboutCity(table, id, way?.price)].join(', '), onPress };
  });

  function aboutCity({ active: { network, spy, open } }: Table, id: string, price: number | undefined) {
    const waiting = open.filter(
      ({ print, covered }) => print.cities.includes(id) && !covered.includes(id),
    ).length;
    return [
      ...(price === undefined ? [] : [t('count.agents', { count: price })]),
      ...(id === spy ? [t('ui.spy-here')] : network.includes(id) ? [t('ui.in-network')] : []),
      ...(waiting > 0 ? [t('ui.waiting', { count: waiting })] : []),
    ];
  }
};
