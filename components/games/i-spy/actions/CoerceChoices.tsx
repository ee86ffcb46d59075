import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { message, seat as seatParam } from '@/rules/core/message';
import { type Move } from '@/rules/i-spy/game';
import { cardsToCoerce, coercedNow, coercedWords, waysToCoerce } from '@/rules/i-spy/moves/coerce';
import { type Card } from '@/rules/i-spy/model/pieces';
import { NationCard } from '../turn/NationCard';
import { cardName } from '../words';
import { type ActProps, offersOf } from './act-props';
import { CardRow } from './CardRow';
import { type CoerceWay, CoercePlayer } from './CoercePlayer';
import { returnCoercedCards } from '@/rules/i-spy/moves/return-coerced-cards';

interface CoerceChoicesProps extends ActProps {
  readonly onTaken?: () => void;
}

/** IS-37, step by step: which of the two cards, who plays it, and at whom; or neither, where none can be played. */
export function CoerceChoices({ table, seat, onTaken }: CoerceChoicesProps) {
  const { t, say, check, why, act, view } = table;
  const [card, setCard] = useState<Card>();
  const [player, setPlayer] = useState<CoerceWay['move']['player']>();
  const opponent = coercedNow(view);
  if (opponent === undefined) return undefined;
  const ways = cardsToCoerce(view)
    .flatMap((each) => waysToCoerce(view, each))
    .map((move): CoerceWay => ({
      ...{ id: JSON.stringify(move), label: say(coercedWords(move)), move },
      // Another coerced card that this player has not seen is not told by the list, IS-37.
      against: why(check(seat, move).filter(({ code }) => code !== 'not-in-hand')),
    }));
  const take = ({ move }: { readonly move: Move }) => {
    onTaken?.();
    act(seat, move);
  };
  const open = ways.filter(({ move }) => move.card === card && (!player || move.player === player));
  const step = card === undefined ? 1 : player === undefined ? 2 : 3;
  const back = () => (step === 3 ? setPlayer(undefined) : setCard(undefined));
  const choose = (next: CoerceWay['move']['player']) => {
    const [only, ...others] = open.filter(({ move }) => move.player === next);
    if (only && others.length === 0) take(only);
    else setPlayer(next);
  };
  return (
    <View style={{ gap: space.s }}>
      <AppText variant="label">
        {step === 1
          ? say(message('offer.coerce', { seat: seatParam(opponent) }))
          : t(`ui.coerce.step-${step}`)}
      </AppText>
      {card === undefined && (
        <>
          <AppText tone="soft">{t('ui.coerce-hint')}</AppText>
          <View style={styles.cards}>
            {[...new Set(ways.map(({ move }) => move.card))].map((each) => (
              <View key={each} style={styles.card}>
                <NationCard
                  card={each}
                  prints={view.prints}
                  name={cardName(t, each)}
                  effect=""
                  low
                  label={cardName(t, each)}
                  onPress={() => setCard(each)}
                />
              </View>
            ))}
          </View>
          {offersOf({ table, seat }, returnCoercedCards).map((offer) => (
            <Button key={offer.id} label={say(offer.label)} kind="quiet" onPress={() => take(offer)} />
          ))}
        </>
      )}
      {step === 2 && card && (
        <CoercePlayer table={table} seat={seat} card={card} ways={open} onPlayer={choose} />
      )}
      {step === 3 &&
        open.map((way) => (
          <CardRow
            key={way.id}
            title={way.label}
            detail={way.against}
            faint={way.against !== undefined}
            onPress={() => take(way)}
          />
        ))}
      {card && (
        <Button
          label={t(step === 3 ? 'ui.coerce.other-player' : 'ui.other-card')}
          kind="quiet"
          icon="undo"
          onPress={back}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs + 2 },
  card: { flexGrow: 1, flexBasis: '30%', flexDirection: 'row' },
});
