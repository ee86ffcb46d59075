import { View } from 'react-native';
import { HoldToReveal } from '@/components/kit/secret/HoldToReveal';
import { secondFinger } from '@/components/kit/secret/fingers';
import { AppText } from '@/components/kit/AppText';
import { useTranslate } from '@/i18n/use-translate';
import { type BaseMove, type Repair } from '@/rules/core/contract';
import { type Seat } from '@/rules/core/seat';
import { useMatch } from '../match-context';
import { useStanding } from '../use-moment';
import { hasSecrets } from '../who-acts';
import { Repairs } from './Repairs';

interface OwnRepairsProps {
  readonly seat: Seat;
  /** Called only while somebody holds. */
  readonly repairs: () => readonly Repair<BaseMove>[];
  readonly onRepair: (repair: Repair<BaseMove>) => void;
}

/** What only this person's secrets can mend. It is offered whenever there are secrets, or it would tell of them. */
export function OwnRepairs({ seat, repairs, onRepair }: OwnRepairsProps) {
  const t = useTranslate();
  const { seatName } = useMatch();
  const { log } = useStanding();
  if (!hasSecrets(log, seat)) return undefined;
  const name = seatName(seat);
  const shown = () => {
    const found = repairs();
    if (found.length === 0) return <AppText>{t('refusal.own-none')}</AppText>;
    return <Repairs title={t('refusal.repairs')} repairs={found} onRepair={onRepair} />;
  };
  return (
    <View {...secondFinger}>
      <HoldToReveal name={name} cover={<AppText tone="soft">{t('refusal.own', { name })}</AppText>}>
        {shown}
      </HoldToReveal>
    </View>
  );
}
