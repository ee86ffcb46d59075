import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { Sheet } from '@/components/kit/Sheet';
import { Stamp } from '@/components/kit/Stamp';
import { useTranslate } from '@/i18n/use-translate';
import { type MatchSession } from '@/store/match/session';
import { grouped } from '../grouped';
import { useMatch, useMoment, useStanding } from '../match-context';
import { useDispatch } from '../use-dispatch';

/**
 * The seal is open to everybody from the start; what it seals is shown when the game is over. Whoever has seen it knows
 * every card that would still come, so the match ends there for good.
 */
export function ShuffleCard({ over }: { readonly over: boolean }) {
  const t = useTranslate();
  const { session } = useMatch();
  const { closed } = useStanding().log;
  const open = useMoment(({ access }) => access === 'open');
  const dispatch = useDispatch();
  const [asking, setAsking] = useState(false);
  const reveal = () => {
    setAsking(false);
    dispatch.answer(session.reveal());
  };
  return (
    <Card tab={t('score.shuffle')}>
      <AppText tone="soft">{t(over ? 'score.shuffle-over' : 'score.shuffle-running')}</AppText>
      {session.isCopy && <AppText tone="soft">{t('score.shuffle-copy')}</AppText>}
      <AppText variant="small">{t('score.seal', { text: grouped(session.commitment) })}</AppText>
      {over && open && !closed && (
        <Button label={t('score.verify')} kind="secondary" icon="lock" onPress={() => setAsking(true)} />
      )}
      {closed && <Revealed session={session} />}
      <Sheet open={asking} title={t('score.verify')} onClose={() => setAsking(false)}>
        <AppText>{t('score.verify-closes')}</AppText>
        <Button label={t('score.verify-yes')} icon="lock" onPress={reveal} />
        <Button label={t('common.cancel')} kind="quiet" onPress={() => setAsking(false)} />
      </Sheet>
    </Card>
  );
}

function Revealed({ session }: { readonly session: MatchSession }) {
  const t = useTranslate();
  const { seatName } = useMatch();
  const { shares } = useStanding().log;
  const [verification] = useState(() => session.verify());
  return (
    <>
      <AppText variant="small">{t('score.seed', { text: grouped(session.seed ?? '') })}</AppText>
      {shares.map(({ seat, salt }) => (
        <AppText key={seat} variant="small">
          {t('score.stirred', { name: seatName(seat), text: grouped(salt) })}
        </AppText>
      ))}
      {verification.kind === 'verified' ? (
        <Stamp label={t('score.verified', { count: verification.draws })} tone="good" />
      ) : (
        <Stamp label={t('score.not-verified')} tone="danger" />
      )}
      {verification.kind === 'verified' && verification.copied !== undefined && (
        <AppText variant="small">{t('score.copied-draws', { count: verification.copied })}</AppText>
      )}
      <AppText tone="soft">{t('score.closed')}</AppText>
    </>
  );
}
