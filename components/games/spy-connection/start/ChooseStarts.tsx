import { View } from 'react-native';
import { type DockAction } from '@/components/kit/stage/dock-action';
import { space } from '@/components/kit/theme/tokens';
import { type Seat } from '@/rules/core/seat';
import { type StartMissionPrint } from '@/rules/spy-connection/model/prints';
import { type State } from '@/rules/spy-connection/model/state';
import { chooseStartMission } from '@/rules/spy-connection/moves/choose-start-mission';
import { Caption } from '../Caption';
import { KnownCards } from '../read/KnownCards';
import { NO_MARKS } from '../stage/marks';
import { type Table } from '../table';
import { useWhile } from '../use-while';
import { StartFrame } from './StartFrame';

/** SC-14: whoever still chooses, counterclockwise, whoever begins last. */
const choosers = ({ players, active, options }: State): readonly Seat[] => {
  const { length } = players;
  const inTurn = players.map((_, step) => (options.startSeat + 2 * length - 1 - step) % length);
  return inTurn.slice(inTurn.indexOf(active));
};

/** SC-14: the revealed Start Missions, counterclockwise: a card or its red city, then the large button. */
export function ChooseStarts({ table }: { readonly table: Table }) {
  const { t, view, city, act, seatName } = table;
  const order = choosers(table.state).map(seatName).join(' → ');
  const [chosen, choose] = useWhile<StartMissionPrint>([table.state]);
  const action: DockAction = chosen
    ? {
        kind: 'go',
        label: t('ui.start.takes', { seat: seatName(view.active), city: city(chosen.red) }),
        detail: t('common.points', { count: chosen.points }),
        onPress: () => act(chooseStartMission.make({ card: chosen.id })),
      }
    : {
        kind: 'wait',
        label: t('ui.start.choose', { seat: seatName(view.active) }),
        detail: t('ui.start.order'),
      };
  const tap = (id: string) => {
    const card = view.choice.find(({ red }) => red === id);
    if (card) choose(card);
  };
  return (
    <StartFrame
      table={table}
      marks={{
        ...NO_MARKS,
        soon: new Set(chosen?.cities ?? view.choice.map(({ red }) => red)),
        ...(chosen ? { red: chosen.red } : {}),
      }}
      onCity={tap}
      action={action}
      tray={
        <View style={{ gap: space.s, minHeight: 160, paddingBottom: space.s }}>
          <Caption title={t('ui.choose-start')} detail={order} />
          <KnownCards
            table={table}
            label={t('ui.choose-start')}
            prints={view.choice}
            cities={chosen?.cities ?? []}
            chosen={chosen?.id}
            onCard={choose}
          />
        </View>
      }
    />
  );
}
