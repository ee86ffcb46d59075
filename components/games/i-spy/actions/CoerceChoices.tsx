import { useState } from 'react';
import { View } from 'react-native';
import { space } from '@/components/theme/tokens';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import type { FormOffer } from '@/rules/core/contract';
import type { CoerceDraft } from '@/rules/i-spy/full/forms';
import type { Move } from '@/rules/i-spy/full/moves';
import type { Card } from '@/rules/i-spy/pieces';
import { cardName } from '../words';
import type { ActProps } from './act-props';
import { offersOf } from './act-props';
import { CardRow } from './CardRow';

interface CoerceChoicesProps extends ActProps {
  readonly onTaken?: () => void;
}

/** IS-37: which of the two cards, who plays it, and at whom; or neither, where none can be played. */
export function CoerceChoices({ table, seat, onTaken }: CoerceChoicesProps) {
  const { t, say, check, why, act } = table;
  const [card, setCard] = useState<Card>();
  const form = table.offers(seat).find(({ id }) => id === 'coerce') as
    FormOffer<Move, CoerceDraft> | undefined;
  if (!form) return undefined;
  const ways = form
    .next(form.draft)
    .flatMap(({ id, label, draft }) => (draft.type === 'coerce' ? [{ id, label, draft }] : []));
  const cards = [...new Set(ways.map(({ draft }) => draft.card))];
  const take = (move: Move) => {
    onTaken?.();
    act(seat, move);
  };
  return (
    <View style={{ gap: space.s }}>
      <AppText variant="label">{say(form.label)}</AppText>
      {!card && <AppText tone="soft">{t('ui.coerce-hint')}</AppText>}
      {!card &&
        cards.map((each) => <CardRow key={each} title={cardName(t, each)} onPress={() => setCard(each)} />)}
      {card &&
        ways
          .filter(({ draft }) => draft.card === card)
          .map(({ id, label, draft }) => {
            // Another coerced card that this player has not seen is not told by the list, IS-37.
            const against = why(check(seat, draft).filter(({ code }) => code !== 'not-in-hand'));
            return (
              <CardRow
                key={id}
                title={say(label)}
                detail={against}
                faint={against !== undefined}
                onPress={() => take(draft)}
              />
            );
          })}
      {card && (
        <Button label={t('ui.other-card')} kind="quiet" icon="undo" onPress={() => setCard(undefined)} />
      )}
      {!card &&
        offersOf({ table, seat }, 'return-coerced-cards').map(({ id, label, move }) => (
          <Button key={id} label={say(label)} kind="quiet" onPress={() => take(move)} />
        ))}
    </View>
  );
}
