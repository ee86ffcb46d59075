import { useState } from 'react';
import { HoldPad } from '@/components/kit/secret/HoldToReveal';
import { type Reveal, useReveal } from '@/components/kit/secret/use-reveal';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { cityOf } from '@/rules/spymaster/model/board';
import { type Area, type Intelligence, type MissionPrint } from '@/rules/spymaster/model/prints';
import { completeMission } from '@/rules/spymaster/moves/complete-mission';
import { HandPick } from '../board/HandPick';
import { CardPad } from '../pieces/CardPad';
import { missionAsks } from '../words';
import { type ActProps } from './act-props';
import { HeldHand } from './HeldHand';
import { Paid } from './Paid';

interface PaySheetProps extends ActProps {
  readonly area: Area;
  readonly print: MissionPrint;
  readonly onClose: () => void;
}

interface PayProps extends Omit<PaySheetProps, 'onClose' | 'area'> {
  readonly burned: readonly Intelligence[];
  readonly onBurned: (cards: readonly Intelligence[]) => void;
  readonly reveal: Reveal;
}

/** SM-33: the cards that are burned for it, one tap each, with their sum against what is asked. */
export function PaySheet({ table, seat, area, print, onClose }: PaySheetProps) {
  const { t, act, place, options, seatName } = table;
  const reveal = useReveal();
  const isDealt = options.intelligenceDeck === 'digital';
  const [burned, setBurned] = useState<readonly Intelligence[]>([]);
  const complete = () => {
    onClose();
    act(seat, completeMission.make({ area, burned, mission: print.id }));
  };
  const pay = { table, seat, print, burned, onBurned: setBurned, reveal };
  return (
    <Sheet
      open
      title={place(cityOf(area, print.colour))}
      onClose={onClose}
      footer={
        <>
          {isDealt && <HoldPad reveal={reveal} name={seatName(seat)} />}
          <Button label={t('ui.complete', { count: print.points })} icon="check" onPress={complete} />
        </>
      }
    >
      <AppText tone="soft">{missionAsks(table, print)}</AppText>
      {isDealt ? <FromHand {...pay} /> : <FromPad {...pay} />}
    </Sheet>
  );
}

function FromPad({ table, print: { intelligence }, burned, onBurned }: PayProps) {
  const { t, typeName } = table;
  const hint = t('ui.pay-hint', { type: typeName(intelligence.type) });
  const back = burned.length > 0 ? () => onBurned(burned.slice(0, -1)) : undefined;
  return (
    <>
      <Paid t={t} burned={burned} needed={intelligence.value} hint={hint} onBack={back} />
      <CardPad
        names={table}
        label={hint}
        types={[intelligence.type]}
        onCard={(card) => onBurned([...burned, card])}
      />
    </>
  );
}

/** Which cards were picked is seen while somebody holds; how many, always. */
function FromHand({ table, seat, print: { intelligence }, burned, onBurned, reveal }: PayProps) {
  const { t, typeName } = table;
  const [picked, setPicked] = useState<readonly number[]>([]);
  const hint = t('ui.pay-hint', { type: typeName(intelligence.type) });
  const cover = picked.length === 0 ? hint : t('ui.picked', { count: picked.length });
  return (
    <HeldHand table={table} seat={seat} reveal={reveal} cover={cover}>
      {(hand) => {
        const cards = hand.filter(({ type }) => type === intelligence.type);
        const tap = (place: number) => {
          const next = picked.includes(place) ? picked.filter((each) => each !== place) : [...picked, place];
          setPicked(next);
          onBurned(next.flatMap((each) => cards[each] ?? []));
        };
        return (
          <>
            <Paid t={t} burned={burned} needed={intelligence.value} hint={hint} />
            {cards.length === 0 && (
              <AppText>{t('ui.none-of-type', { type: typeName(intelligence.type) })}</AppText>
            )}
            <HandPick names={table} label={t('ui.own-hand')} cards={cards} picked={picked} onCard={tap} />
          </>
        );
      }}
    </HeldHand>
  );
}
