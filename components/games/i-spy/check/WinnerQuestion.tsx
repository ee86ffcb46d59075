import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Segmented } from '@/components/kit/Segmented';
import { Stepper } from '@/components/kit/Stepper';
import { useSay } from '@/i18n/use-say';
import { type Seat } from '@/rules/core/seat';
import { LIMIT, NATIONS, perNation } from '@/rules/i-spy/model/pieces';
import { whoWins } from '@/rules/i-spy/questions/scoring';
import { Story } from '../end/Story';
import { GAME, useTeller } from '../table';

interface Stood {
  readonly power: number;
  readonly influence: number;
}

const COUNTS = ['2', '3', '4'] as const;
const FIRST: Stood = { power: 20, influence: 5 };

/** IS-61, IS-62: who wins this tie; which Nation a player has does not matter, only how it stands. */
export function WinnerQuestion() {
  const [count, setCount] = useState<(typeof COUNTS)[number]>('3');
  const [stood, setStood] = useState<readonly Stood[]>([FIRST, FIRST, { power: 20, influence: 9 }, FIRST]);
  const bare = useTeller(String);
  const { t } = bare;
  const seatName = (seat: Seat) => t('match.player', { number: seat + 1 });
  const say = useSay(GAME, { seatName });
  const players = stood.slice(0, Number(count));
  const standing = {
    power: perNation((nation) => players[NATIONS.indexOf(nation)]?.power ?? 0),
    influence: perNation((nation) => players[NATIONS.indexOf(nation)]?.influence ?? 0),
  };
  const aligned = NATIONS.slice(0, players.length).map((nation, seat) => ({ nation, seat }));
  const verdict = whoWins({ standing, aligned });
  const change = (seat: Seat, next: Partial<Stood>) =>
    setStood(stood.map((old, at) => (at === seat ? { ...old, ...next } : old)));
  return (
    <>
      <View aria-live="polite" style={styles.player}>
        {verdict && <Story teller={{ say }} verdict={verdict} />}
      </View>
      <Segmented
        label={t('ui.players')}
        value={count}
        onChange={setCount}
        choices={COUNTS.map((value) => ({ value, label: value }))}
      />
      {players.map(({ power, influence }, seat) => (
        <View key={seat} style={styles.player}>
          <AppText variant="label">
            {t('ui.check.stands', { seat: seatName(seat), nation: t(`piece.${NATIONS[seat]}`) })}
          </AppText>
          <View style={styles.row}>
            <View style={styles.one}>
              <Stepper
                label={`${t('ui.power')} ${seat + 1}`}
                value={power}
                max={LIMIT}
                onChange={(next) => change(seat, { power: next })}
              />
            </View>
            <View style={styles.one}>
              <Stepper
                label={`${t('ui.influence')} ${seat + 1}`}
                value={influence}
                max={LIMIT}
                onChange={(next) => change(seat, { influence: next })}
              />
            </View>
          </View>
        </View>
      ))}
    </>
  );
}

const styles = StyleSheet.create({
  player: { gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  one: { flexGrow: 1, flexBasis: 164, maxWidth: '100%' },
});
