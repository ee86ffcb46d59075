import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { Track } from '@/components/kit/Track';
import { useGameWords } from '@/i18n/use-say';
import { LIMIT, type Nation, NATIONS } from '@/rules/i-spy/model/pieces';
import { type Standing } from '@/rules/i-spy/model/scoring';
import { GAME } from '../table';
import { nationName } from '../words';
import { NationPlate } from './NationPlate';
import { COLUMN, PoolRow } from './PoolRow';

interface NationsProps {
  readonly standing: Standing;
  readonly tapName: string;
  readonly onNation: (nation: Nation) => void;
  readonly practice?: boolean;
}

const STOPS = [10, 20, 30];

/** The six pools and the Power track, to be read from across the table. Before anybody has Power the track says nothing. */
export function Nations({ standing, tapName, onNation, practice = false }: NationsProps) {
  const t = useGameWords(GAME);
  const { influence, power } = standing;
  return (
    <Card tab={practice ? `${t('ui.nations')} · ${t('ui.practice')}` : t('ui.nations')}>
      <View>
        <View aria-hidden style={styles.heads}>
          <AppText variant="small" tone="soft">
            {t('ui.influence')}
          </AppText>
          <AppText variant="small" tone="soft" style={styles.power}>
            {t('ui.power')}
          </AppText>
        </View>
        {NATIONS.map((nation) => (
          <PoolRow
            key={nation}
            nation={nation}
            influence={influence[nation]}
            power={power[nation]}
            tapName={tapName}
            onPress={() => onNation(nation)}
          />
        ))}
      </View>
      {NATIONS.some((nation) => power[nation] > 0) && (
        <Track
          label={t('ui.power-track')}
          max={LIMIT}
          stops={STOPS}
          markers={NATIONS.map((nation) => ({
            id: nation,
            label: nationName(t, nation),
            value: power[nation],
            badge: <NationPlate nation={nation} />,
          }))}
        />
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  heads: { flexDirection: 'row', justifyContent: 'flex-end', gap: space.m },
  power: { minWidth: COLUMN, textAlign: 'center' },
});
