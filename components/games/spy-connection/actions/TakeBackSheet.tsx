import { useState } from 'react';
import { View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { CheckRow } from '@/components/kit/CheckRow';
import { Sheet } from '@/components/kit/Sheet';
import { type Objective } from '@/rules/spy-connection/advice/rescue';
import { discardMission } from '@/rules/spy-connection/moves/discard-mission';
import { takeBackAgents } from '@/rules/spy-connection/moves/take-back-agents';
import { takeBackObjective } from '@/rules/spy-connection/moves/take-back-objective';
import { PriceRow } from '../PriceRow';
import { spaceName } from '../space-name';
import { type Table } from '../table';
import { citiesOf } from '../words';

interface TakeBackSheetProps {
  readonly table: Table;
  /** The covered circle that was tapped: it is ticked already, and what it is worth stays one more tap away. */
  readonly lifted?: Objective;
  readonly onClose: () => void;
}

const keyOf = ({ mission, city }: Objective): string => `${mission}/${city}`;

const toggled = (list: readonly string[], id: string): readonly string[] =>
  list.includes(id) ? list.filter((other) => other !== id) : [...list, id];

/** SC-25, SC-35, SC-36: several spaces and circles at once, those that can be lifted safely first; or a whole Mission. */
export function TakeBackSheet({ table, lifted, onClose }: TakeBackSheetProps) {
  const { t, active, act, city } = table;
  const [spaces, setSpaces] = useState<readonly string[]>([]);
  const [circles, setCircles] = useState<readonly string[]>(lifted ? [keyOf(lifted)] : []);
  const { agents, canLift, open } = active;
  const held = Object.keys(agents).sort((a, b) => Number(canLift.includes(b)) - Number(canLift.includes(a)));
  const covered = open.flatMap((card) =>
    card.covered.map((id) => ({
      ...{ mission: card.print.id, id, card },
      key: keyOf({ mission: card.print.id, city: id }),
    })),
  );
  const count = spaces.reduce((sum, id) => sum + (agents[id] ?? 0), 0) + circles.length;
  const take = () => {
    onClose();
    act(
      ...(spaces.length > 0 ? [takeBackAgents.make({ spaces })] : []),
      ...covered
        .filter(({ key }) => circles.includes(key))
        .map(({ mission, id }) => takeBackObjective.make({ mission, city: id })),
    );
  };
  return (
    <Sheet
      open
      title={t('ui.do-take-back')}
      onClose={onClose}
      footer={
        <Button
          label={t('ui.take-back', { count })}
          icon="undo"
          reason={count > 0 ? undefined : t('ui.take-back-none')}
          onPress={take}
        />
      }
    >
      {held.length + open.length === 0 && <AppText tone="soft">{t('ui.nothing-out')}</AppText>}
      <View>
        {held.map((id) => (
          <CheckRow
            key={id}
            label={`${spaceName(table, id)}: ${t('count.agents', { count: agents[id] ?? 0 })}`}
            detail={t(canLift.includes(id) ? 'ui.safe' : 'ui.cuts')}
            checked={spaces.includes(id)}
            onChange={() => setSpaces(toggled(spaces, id))}
          />
        ))}
        {covered.map(({ key, id, card }) => (
          <CheckRow
            key={key}
            label={t('ui.circle-of', { city: city(id), cities: citiesOf(table, card.print) })}
            checked={circles.includes(key)}
            onChange={() => setCircles(toggled(circles, key))}
          />
        ))}
      </View>
      <View style={{ gap: space.s }}>
        {open.map(({ print, assigned, covered: on }) => (
          <PriceRow
            key={print.id}
            title={t('ui.discard', { cities: citiesOf(table, print) })}
            detail={t('ui.discard-back', { count: assigned + on.length })}
            onPress={() => {
              onClose();
              act(discardMission.make({ mission: print.id }));
            }}
          />
        ))}
      </View>
    </Sheet>
  );
}
