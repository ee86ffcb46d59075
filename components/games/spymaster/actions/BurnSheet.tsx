import { HoldPad } from '@/components/kit/secret/HoldToReveal';
import { useReveal } from '@/components/kit/secret/use-reveal';
import { AppText } from '@/components/kit/AppText';
import { Sheet } from '@/components/kit/Sheet';
import { type Intelligence } from '@/rules/spymaster/model/prints';
import { burnToMove } from '@/rules/spymaster/moves/burn-to-move';
import { HandPick } from '../board/HandPick';
import { CardPad } from '../pieces/CardPad';
import { type ActProps } from './act-props';
import { HeldHand } from './HeldHand';

interface BurnSheetProps extends ActProps {
  readonly onClose: () => void;
}

/** SM-31: the card goes openly to the discard pile, so everybody may see which it is. One tap. */
export function BurnSheet({ table, seat, onClose }: BurnSheetProps) {
  const { t, act, options, seatName } = table;
  const reveal = useReveal();
  const isDealt = options.intelligenceDeck === 'digital';
  const burn = (card: Intelligence | undefined) => {
    if (!card) return;
    onClose();
    act(seat, burnToMove.make({ card }));
  };
  return (
    <Sheet
      open
      title={t('ui.do-burn')}
      onClose={onClose}
      footer={isDealt && <HoldPad reveal={reveal} name={seatName(seat)} />}
    >
      {isDealt ? (
        <HeldHand table={table} seat={seat} reveal={reveal} cover={t('ui.burn-hint')}>
          {(cards) => (
            <HandPick
              names={table}
              label={t('ui.own-hand')}
              cards={cards}
              onCard={(place) => burn(cards[place])}
            />
          )}
        </HeldHand>
      ) : (
        <>
          <AppText tone="soft">{t('ui.burn-hint')}</AppText>
          <CardPad names={table} label={t('ui.do-burn')} onCard={burn} />
        </>
      )}
    </Sheet>
  );
}
