import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { SeatMark } from '@/components/match/SeatMark';
import { isRefused } from '@/rules/core/violation';
import { clockwiseFrom } from '@/rules/i-spy/model/order';
import { chooseReward } from '@/rules/i-spy/moves/choose-reward';
import { giveInitiative } from '@/rules/i-spy/moves/give-initiative';
import { type ActProps, offersOf } from '../actions/act-props';
import { PieceIcon } from '../pieces/PieceIcon';
import { rewardPieceIcon } from '../pieces/piece-icons';
import { rewardWords } from '../words';
import { AskHead } from './AskHead';
import { ChoiceLine } from './ChoiceLine';
import { dueNow } from './panel';

/** IS-24: what a card or a reward asks for and one tap answers. */
export function OwedPanel({ table, seat }: ActProps) {
  const due = dueNow(table.view);
  return due?.kind === 'reward' ? (
    <Rewards table={table} seat={seat} />
  ) : (
    <NextHolder table={table} seat={seat} />
  );
}

/** IS-27: the reward that is still to be taken; with the Courier Line it is the second one. */
function Rewards({ table, seat }: ActProps) {
  const { t, view, say, why, act } = table;
  const due = dueNow(view);
  if (due?.kind !== 'reward') return undefined;
  const capital = t(`piece.${due.capital}`);
  return (
    <View style={styles.whole}>
      <AskHead title={t('ui.reward-of', { capital })} hint={t('ui.reward-hint')} />
      <View role="group" aria-label={t('ui.owed.reward')} style={styles.lines}>
        {offersOf({ table, seat }, chooseReward).map((offer) => (
          <ChoiceLine
            key={offer.id}
            label={say(offer.label)}
            mark={
              chooseReward.is(offer.move) && <PieceIcon name={rewardPieceIcon(offer.move.reward)} size={26} />
            }
            title={chooseReward.is(offer.move) ? rewardWords(t, offer.move.reward) : say(offer.label)}
            detail={why(offer.violations)}
            closed={isRefused(offer.violations)}
            onPress={() => void act(seat, offer.move)}
          />
        ))}
      </View>
    </View>
  );
}

/** IS-20: In The Wind. Whoever is named begins the next round, and the others follow clockwise. */
function NextHolder({ table, seat }: ActProps) {
  const { t, view, say, act, seatName } = table;
  return (
    <View style={styles.whole}>
      <AskHead title={t('ui.wind-title')} hint={t('ui.wind-hint')} />
      <View role="group" aria-label={t('piece.owed.in-the-wind')} style={styles.lines}>
        {offersOf({ table, seat }, giveInitiative).map((offer) => {
          if (!giveInitiative.is(offer.move)) return undefined;
          const holder = offer.move.seat;
          const order = clockwiseFrom(view, holder).map(seatName);
          return (
            <ChoiceLine
              key={offer.id}
              label={say(offer.label)}
              mark={<SeatMark seat={holder} size={30} rimmed />}
              title={seatName(holder)}
              detail={holder === view.initiative ? t('ui.wind-has') : order.join(', ')}
              onPress={() => void act(seat, offer.move)}
            />
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flexGrow: 1, gap: space.s },
  lines: { flexGrow: 1, gap: space.s },
});
