import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { Screen } from '@/components/kit/Screen';
import { useBack } from '@/components/kit/use-back';
import { useTranslate } from '@/i18n/use-translate';
import { type Seat } from '@/rules/core/seat';
import { saltOfTap } from '@/store/draw/salt-of-tap';
import { grouped } from '../grouped';
import { useMatch, useStanding } from '../match-context';
import { type Dispatch } from '../use-dispatch';

interface SharedChanceProps {
  readonly dispatch: Dispatch;
}

/** Everybody taps once before the phone draws: what it draws is then nobody's choice, not even that of its owner. */
export function SharedChance({ dispatch }: SharedChanceProps) {
  const t = useTranslate();
  const back = useBack('/');
  const { session, seatName, words } = useMatch();
  const { awaited, log } = useStanding();
  const tap = (seat: Seat) => dispatch.answer(session.share(seat, saltOfTap()));
  const seats = Array.from({ length: log.options.seatCount }, (_, seat) => seat);
  return (
    <Screen title={words('name')} onBack={back}>
      <Card title={t('chance.title')}>
        <AppText>{t('chance.what')}</AppText>
        <AppText variant="small" tone="soft">
          {t('score.seal', { text: grouped(session.commitment) })}
        </AppText>
        {seats.map((seat) =>
          awaited.includes(seat) ? (
            <Button
              key={seat}
              label={t('chance.tap', { name: seatName(seat) })}
              icon="hand"
              onPress={() => tap(seat)}
            />
          ) : (
            <AppText key={seat} tone="soft">
              {t('chance.tapped', { name: seatName(seat) })}
            </AppText>
          ),
        )}
      </Card>
    </Screen>
  );
}
