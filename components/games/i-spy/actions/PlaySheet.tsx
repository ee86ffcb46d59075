import { useState } from 'react';
import { View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { type Offer } from '@/rules/core/contract';
import { type Move } from '@/rules/i-spy/game';
import { type Capital, type Card, NATION_OF } from '@/rules/i-spy/model/pieces';
import { notePrint } from '@/rules/i-spy/moves/note-print';
import { playCard } from '@/rules/i-spy/moves/play-card';
import { SabotageSheet } from '../entry/SabotageSheet';
import { capitalHere } from '../map/due';
import { CoveredSheet } from '../secret/CoveredSheet';
import { playerOf } from '../table';
import { cardWords } from '../card-words';
import { cardName, nationName, signed } from '../words';
import { type ActSheetProps, offersOf } from './act-props';
import { CardRow } from './CardRow';
import { showHand } from '@/rules/i-spy/moves/show-hand';
import { OfferGrid } from './OfferGrid';

type Play = ReturnType<typeof playCard.make>;

const isPossible = ({ violations }: Offer<Move>): boolean =>
  violations.every(({ certainty, code }) => certainty !== 'broken' || code === 'amount-unknown');

/** IS-37: who has a coerced card in the Records chooses in private, so that nobody can try which one it is. */
export function PlaySheet({ table, seat, onClose }: ActSheetProps) {
  const about = { seat, onClose };
  if (playerOf(table.view, seat).unseen === 0) return <HandSheet {...about} table={table} />;
  return (
    <CoveredSheet {...about} teller={table} title={table.t('ui.do-play')}>
      {() => <HandSheet {...about} table={table.through(seat)} />}
    </CoveredSheet>
  );
}

/** IS-22, IS-24: a card of the hand, then at whom or where, if it asks for that. */
function HandSheet({ table, seat, onClose }: ActSheetProps) {
  const { t, view, why, say, act, make } = table;
  const [card, setCard] = useState<Card>();
  const [unread, setUnread] = useState<Capital>();
  const ways = offersOf({ table, seat }, playCard);
  const waysOf = (each: Card) => ways.filter(({ move }) => (move as Play).card === each);
  /** On the map a Sabotage is where the Spy is. */
  const placeOf = (move: Play): Capital | undefined =>
    move.capital ?? (move.card === 'sabotage' ? capitalHere(view, seat) : undefined);
  const play = ({ move, violations }: Offer<Move>) => {
    const capital = placeOf(move as Play);
    if (capital && violations.some(({ code }) => code === 'amount-unknown')) return setUnread(capital);
    onClose();
    return act(seat, move);
  };
  const tap = (each: Card) => {
    const [only, ...others] = waysOf(each);
    if (only && others.length === 0) play(only);
    else setCard(each);
  };
  const sabotaged = ({ move }: Offer<Move>): string | undefined => {
    const capital = placeOf(move as Play);
    if ((move as Play).card !== 'sabotage') return undefined;
    const loss = capital && view.prints.sabotages[capital]?.loss;
    if (!capital) return t('ui.sabotage-outside');
    return loss === undefined
      ? t('ui.print-unknown')
      : `${nationName(t, NATION_OF[capital])} ${signed(-loss)}`;
  };
  const against = ({ violations }: Offer<Move>): string | undefined =>
    why(violations.filter(({ code }) => code !== 'amount-unknown'));
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
        <View style={{ gap: space.s }}>
          {waysOf(card).map((way) => (
            <CardRow
              key={way.id}
              title={say(way.label)}
              detail={against(way) ?? sabotaged(way)}
              faint={!isPossible(way)}
              onPress={() => play(way)}
            />
          ))}
        </View>
      </Sheet>
    );
  return (
    <Sheet open title={t('ui.do-play')} onClose={onClose}>
      <View style={{ gap: space.s }}>
        {playerOf(view, seat).hand.map((each) => (
          <CardRow
            key={each}
            title={cardName(t, each)}
            detail={cardWords(t, view.prints, each)}
            faint={!waysOf(each).some(isPossible)}
            onPress={() => tap(each)}
          />
        ))}
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
