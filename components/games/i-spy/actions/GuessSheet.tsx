import { useState } from 'react';
import { View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { type Seat } from '@/rules/core/seat';
import { nationOf } from '@/rules/i-spy/model/check-print';
import { type Nation, NATIONS } from '@/rules/i-spy/model/pieces';
import { type Guess } from '@/rules/i-spy/model/state';
import { layGuesses } from '@/rules/i-spy/moves/lay-guesses';
import { NationChoice } from '../nations/NationChoice';
import { PrivateForm } from '../secret/PrivateForm';
import { playerOf } from '../table';
import { type ActSheetProps } from './act-props';

type Guessed = Readonly<Partial<Record<Seat, Nation>>>;

/** IS-71: a card facedown before each opponent; which of a Nation's two cards it is does not matter. */
export function GuessSheet({ table, seat, onClose }: ActSheetProps) {
  const { t, view, seatName, act, why, check } = table;
  const [guessed, setGuessed] = useState<Guessed>({});
  const { hand } = playerOf(view, seat);
  const opponents = view.order.filter((other) => other !== seat);
  const nations = NATIONS.filter((nation) => hand.some((card) => nationOf(view.prints, card) === nation));
  const guesses = opponents.reduce<readonly Guess[]>((laid, opponent) => {
    const fits = hand.filter((card) => nationOf(view.prints, card) === guessed[opponent]);
    const card = fits.find((each) => !laid.some((other) => other.card === each)) ?? fits[0];
    return card ? [...laid, { opponent, card }] : laid;
  }, []);
  const move = layGuesses.make({ guesses });
  return (
    <PrivateForm
      teller={table}
      seat={seat}
      title={t('ui.guesses-of', { seat: seatName(seat) })}
      onClose={onClose}
    >
      {() => (
        <>
          {opponents.map((opponent) => (
            <View key={opponent} style={{ gap: space.xs }}>
              <AppText variant="label">{seatName(opponent)}</AppText>
              <NationChoice
                label={t('ui.guess-for', { seat: seatName(opponent) })}
                nations={nations}
                chosen={guessed[opponent]}
                onNation={(nation) => setGuessed({ ...guessed, [opponent]: nation })}
              />
            </View>
          ))}
          <Button
            label={t('ui.lay-guesses')}
            icon="check"
            reason={why(check(seat, move))}
            onPress={() => {
              onClose();
              act(seat, move);
            }}
          />
        </>
      )}
    </PrivateForm>
  );
}
