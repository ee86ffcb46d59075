import { useState } from 'react';
import { View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Stepper } from '@/components/kit/Stepper';
import { useGameWords, useSay } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { whoWins } from '@/rules/spy-connection/questions';
import { GAME } from '../table';

/** SC-57: the totals in the order of the first turns. */
export function TieQuestion() {
  const t = useGameWords(GAME);
  const app = useTranslate();
  const [totals, setTotals] = useState<readonly number[]>([20, 20]);
  const seatName = (seat: number) => app('match.player', { number: seat + 1 });
  const say = useSay(GAME, { seatName });
  const verdict = whoWins({ totals, startSeat: 0 });
  const resize = (count: number) => setTotals(Array.from({ length: count }, (_, seat) => totals[seat] ?? 20));
  return (
    <>
      {verdict && (
        <View aria-live="polite" style={{ gap: space.s }}>
          <AppText variant="label">{say(verdict.because)}</AppText>
          <AppText variant="small" tone="soft">
            {verdict.rule}
          </AppText>
        </View>
      )}
      <AppText tone="soft">{t('ui.check.tie-order')}</AppText>
      <Stepper label={t('ui.check.players')} value={totals.length} min={2} max={4} onChange={resize} />
      {totals.map((total, seat) => (
        <Stepper
          key={seat}
          label={seat === 0 ? t('ui.check.starter', { seat: seatName(seat) }) : seatName(seat)}
          value={total}
          max={200}
          onChange={(next) => setTotals(totals.map((old, other) => (other === seat ? next : old)))}
        />
      ))}
    </>
  );
}
