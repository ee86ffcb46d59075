import { useState } from 'react';
import { View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { type Offer } from '@/rules/core/contract';
import { type LogAt } from '@/rules/core/log/match-log';
import { type Move } from '@/rules/i-spy/game';
import { type Capital, type Card } from '@/rules/i-spy/model/pieces';
import { notePrint } from '@/rules/i-spy/moves/note-print';
import { playCard } from '@/rules/i-spy/moves/play-card';
import { showHand } from '@/rules/i-spy/moves/show-hand';
import { SabotageSheet } from '../entry/SabotageSheet';
import { CoveredSheet } from '../secret/CoveredSheet';
import { playerOf } from '../table';
import { type HandCard, handOf, unreadAmount } from '../turn/hand';
import { HandGrid } from '../turn/HandGrid';
import { WaysPanel } from '../turn/WaysPanel';
import { cardName } from '../words';
import { type ActSheetProps, offersOf } from './act-props';
import { OfferGrid } from './OfferGrid';

interface PlaySheetProps extends ActSheetProps {
  readonly log: LogAt;
}

/** IS-37: who has a coerced card in the Records chooses in private, so that nobody can try which one it is. */
export function PlaySheet({ table, ...about }: PlaySheetProps) {
  const { seat, onClose } = about;
  if (playerOf(table.view, seat).unseen === 0) return <HandSheet {...about} table={table} />;
  return (
    <CoveredSheet seat={seat} teller={table} title={table.t('ui.do-play')} onClose={onClose}>
      {() => <HandSheet {...about} table={table.through(seat)} />}
    </CoveredSheet>
  );
}

/** IS-22, IS-24: a card of the hand, then at whom or where, if it asks for that. */
function HandSheet({ table, seat, log, onClose }: PlaySheetProps) {
  const { t, view, act, make } = table;
  const [card, setCard] = useState<Card>();
  const [unread, setUnread] = useState<Capital>();
  const held = playerOf(view, seat).hand;
  const hand = handOf(table, seat).filter((each) => held.includes(each.card));
  const play = (way: Offer<Move>) => {
    const capital = unreadAmount(table, seat, way);
    if (capital) return setUnread(capital);
    onClose();
    act(seat, way.move);
  };
  const tap = ({ card: tapped, ways }: HandCard) => {
    const [only, ...others] = ways;
    if (others.length > 0) return setCard(tapped);
    if (only) return play(only);
    onClose();
    act(seat, playCard.make({ card: tapped }));
  };
  if (unread)
    return (
      <SabotageSheet
        teller={table}
        known={view.prints}
        capital={unread}
        onClose={onClose}
        onRead={(print) => {
          onClose();
          make(
            { actor: 'table', move: notePrint.make({ print }) },
            { actor: seat, move: playCard.make({ card: 'sabotage', capital: unread }) },
          );
        }}
      />
    );
  if (card)
    return (
      <Sheet
        open
        title={cardName(t, card)}
        onClose={onClose}
        footer={
          <Button label={t('ui.other-card')} kind="quiet" icon="undo" onPress={() => setCard(undefined)} />
        }
      >
        <WaysPanel
          {...{ table, seat, log, card }}
          ways={hand.find((each) => each.card === card)?.ways ?? []}
          onWay={play}
        />
      </Sheet>
    );
  return (
    <Sheet open title={t('ui.do-play')} onClose={onClose}>
      <View style={{ gap: space.s }}>
        <HandGrid table={table} cards={hand} low={false} onCard={tap} />
        {table.viewer === seat && (
          <OfferGrid
            table={table}
            seat={seat}
            label={t('ui.more')}
            offers={offersOf({ table, seat }, showHand)}
            plain
            onTaken={onClose}
          />
        )}
      </View>
    </Sheet>
  );
}
