import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { Stamp } from '@/components/kit/Stamp';
import { useTranslate } from '@/i18n/use-translate';
import { commitmentOf, type Verification, verifyDraws } from '@/store/draw/verify';
import { useMatch } from '../match-context';

/** The seal is open to everybody from the start; what it seals is shown when the game is over. */
export function ShuffleCard({ over }: { readonly over: boolean }) {
  const t = useTranslate();
  const { session } = useMatch();
  const [verification, setVerification] = useState<Verification>();
  const commitment = commitmentOf(session.seed);
  const verify = () => setVerification(verifyDraws(session.moment.standing.log, session.seed, commitment));
  return (
    <Card tab={t('score.shuffle')}>
      <AppText tone="soft">{t(over ? 'score.shuffle-over' : 'score.shuffle-running')}</AppText>
      <AppText variant="small">{t('score.seal', { text: grouped(commitment) })}</AppText>
      {over && !verification && (
        <Button label={t('score.verify')} kind="secondary" icon="lock" onPress={verify} />
      )}
      {verification && (
        <>
          <AppText variant="small">{t('score.seed', { text: grouped(session.seed) })}</AppText>
          {verification.kind === 'verified' ? (
            <Stamp label={t('score.verified', { count: verification.draws })} tone="good" />
          ) : (
            <Stamp label={t('score.not-verified')} tone="danger" />
          )}
        </>
      )}
    </Card>
  );
}

const grouped = (hex: string): string => hex.match(/.{1,8}/g)?.join(' ') ?? hex;
