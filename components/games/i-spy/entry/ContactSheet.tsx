import { useState } from 'react';
import { View } from 'react-native';
import { Grid } from '@/components/kit/Grid';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { type Capital, ICONS, type Nation } from '@/rules/i-spy/model/pieces';
import { type ContactPrint, type Reward } from '@/rules/i-spy/model/prints';
import { NationChoice } from '../nations/NationChoice';
import { rewardWords } from '../words';
import { Amounts, upTo } from './Amounts';
import { type ReadingProps, PrintSheet } from './PrintSheet';

interface ContactSheetProps extends ReadingProps {
  readonly capital: Capital;
}

const REWARDS: readonly Reward[] = [
  ...ICONS.map((icon) => ({ kind: 'icon', icon }) as const),
  ...upTo(1, 4).map((count) => ({ kind: 'tickets', count }) as const),
  { kind: 'other' },
];

const MOST = 2;

/** IS-27: whose Influence a contact scores, how much, and the two rewards. */
export function ContactSheet({ capital, ...reading }: ContactSheetProps) {
  const { t } = reading.teller;
  const [nation, setNation] = useState<Nation>();
  const [influence, setInfluence] = useState<number>();
  const [rewards, setRewards] = useState<readonly Reward[]>([]);
  const [first, second] = rewards;
  const print: ContactPrint | undefined =
    nation && influence !== undefined && first && second
      ? { kind: 'contact', capital, nation, influence, rewards: [first, second] }
      : undefined;
  const toggle = (reward: Reward) =>
    setRewards(
      rewards.includes(reward)
        ? rewards.filter((other) => other !== reward)
        : [...rewards, reward].slice(-MOST),
    );
  return (
    <PrintSheet {...reading} title={t('ui.contact-in', { capital: t(`piece.${capital}`) })} print={print}>
      <NationChoice label={t('ui.nation')} chosen={nation} onNation={setNation} />
      <Amounts label={t('ui.influence')} amounts={upTo(1, 6)} chosen={influence} onAmount={setInfluence} />
      <View style={{ gap: space.xs }}>
        <AppText variant="small" tone="soft">
          {t('ui.read.rewards')}
        </AppText>
        <Grid label={t('ui.read.rewards')}>
          {REWARDS.map((reward) => (
            <Button
              key={rewardWords(t, reward)}
              label={rewardWords(t, reward)}
              kind={rewards.includes(reward) ? 'primary' : 'secondary'}
              onPress={() => toggle(reward)}
            />
          ))}
        </Grid>
      </View>
    </PrintSheet>
  );
}
