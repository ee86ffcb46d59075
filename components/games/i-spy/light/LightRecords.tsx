import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { NATIONS, type PerNation } from '@/rules/i-spy/model/pieces';
import { someGains } from '@/rules/i-spy/model/prints';
import { enterRecords } from '@/rules/i-spy/light/moves/enter-records';
import { notePrint } from '@/rules/i-spy/light/moves/note-print';
import { scoreRecords } from '@/rules/i-spy/light/moves/score-records';
import { MissingPrints } from '../entry/MissingPrints';
import { NationSteppers } from '../nations/NationSteppers';
import { useBegun } from './begun';
import { type LightProps } from './light';

const MOST = 12;

/** IS-50: when everybody's Records are tapped in, and the row is known, they are scored. */
export function LightRecords({ light, seat }: LightProps) {
  const { t, view, seatName, act } = light;
  const [open, setOpen] = useState(false);
  const { scoringPhase, prints } = view;
  if (view.players.some((player) => !player.left && !player.owed))
    return (
      <>
        <Button
          label={t('ui.tap-records', { seat: seatName(seat) })}
          icon="edit"
          onPress={() => setOpen(true)}
        />
        {open && <Owed key={seat} light={light} seat={seat} onClose={() => setOpen(false)} />}
      </>
    );
  if (!prints.phases[scoringPhase])
    return (
      <MissingPrints
        teller={light}
        known={prints}
        cards={[]}
        phases={[scoringPhase]}
        onRead={(print) => act('table', notePrint.make({ print }))}
      />
    );
  return (
    <Button label={t('ui.do.score-records')} icon="check" onPress={() => act(seat, scoreRecords.make({}))} />
  );
}

interface OwedProps extends LightProps {
  readonly onClose: () => void;
}

/** What one player's Records owe; it stays open for the next player, until all are in. */
function Owed({ light, seat, onClose }: OwedProps) {
  const { t, view, seatName, act, session } = light;
  const [owed, setOwed] = useBegun<Partial<PerNation>>(session, {
    moment: `records/${view.round}/${seat}`,
    schema: someGains,
    empty: {},
    isDue: ({ phase, players }) => phase === 'score-records' && players[seat]?.owed === undefined,
  });
  const given = Object.fromEntries(
    NATIONS.flatMap((nation) => (owed[nation] ? [[nation, owed[nation]]] : [])),
  );
  return (
    <Sheet
      open
      title={t('ui.records-of', { seat: seatName(seat) })}
      onClose={onClose}
      footer={
        <Button
          label={t('ui.enter-records')}
          icon="check"
          onPress={() => act(seat, enterRecords.make({ owed: given }))}
        />
      }
    >
      <AppText tone="soft">{t('ui.records-hint')}</AppText>
      <NationSteppers label={t('ui.influence')} values={owed} max={MOST} onChange={setOwed} />
    </Sheet>
  );
}
