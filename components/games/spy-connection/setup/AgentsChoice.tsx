import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { seatNames } from '@/components/match/seat-names';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Chip } from '@/components/kit/Chip';
import { Segmented } from '@/components/kit/Segmented';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { type SeatedPlayer } from '@/store/match/header';
import { GAME } from '../table';

type Agents = readonly (14 | 15)[];
type Way = '15' | '14' | 'mixed';

interface AgentsChoiceProps {
  readonly agents: Agents;
  readonly players: readonly SeatedPlayer[];
  readonly onChange: (agents: Agents) => void;
}

/** SC-11: 15 for everyone, 14 for everyone, or 14 for those who know the game. */
export function AgentsChoice({ agents, players, onChange }: AgentsChoiceProps) {
  const t = useGameWords(GAME);
  const app = useTranslate();
  const uneven = new Set(agents).size > 1;
  const [mixed, setMixed] = useState(uneven);
  const way: Way = mixed || uneven ? 'mixed' : agents[0] === 14 ? '14' : '15';
  const choose = (next: Way) => {
    setMixed(next === 'mixed');
    if (next !== 'mixed') onChange(agents.map(() => (next === '14' ? 14 : 15)));
  };
  const names = seatNames(players, (number) => app('match.player', { number }));
  const turn = (seat: number) =>
    onChange(agents.map((count, other) => (other === seat ? (count === 14 ? 15 : 14) : count)));
  return (
    <>
      <Segmented<Way>
        label={t('ui.setup.agents')}
        value={way}
        onChange={choose}
        choices={[
          { value: '15', label: t('ui.setup.agents-15') },
          { value: '14', label: t('ui.setup.agents-14') },
          { value: 'mixed', label: t('ui.setup.agents-mixed') },
        ]}
      />
      {way === 'mixed' && (
        <>
          <AppText variant="small" tone="soft">
            {t('ui.setup.experienced')}
          </AppText>
          <View role="group" aria-label={t('ui.setup.experienced')} style={styles.chips}>
            {agents.map((count, seat) => (
              <Chip
                key={seat}
                label={names[seat] ?? String(seat + 1)}
                selected={count === 14}
                onPress={() => turn(seat)}
              />
            ))}
          </View>
        </>
      )}
    </>
  );
}

const styles = StyleSheet.create({ chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } });
