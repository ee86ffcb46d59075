import { StyleSheet, View } from 'react-native';
import { type GlanceProps } from '@/components/match/game-screens';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { useGameWords } from '@/i18n/use-say';
import { NATIONS } from '@/rules/i-spy/model/pieces';
import { type Standing } from '@/rules/i-spy/model/scoring';
import { NationPlate } from '../nations/NationPlate';
import { GAME } from '../table';
import { nationName } from '../words';

/** Influence and Power of the six Nations: until the reveal nobody has points of their own. */
export function Glance({ log }: GlanceProps) {
  const t = useGameWords(GAME);
  const { game, state } = log;
  const { influence, power } = (game.view(state, 'table') as { readonly standing: Standing }).standing;
  return (
    <View style={styles.whole}>
      <View aria-hidden style={styles.row}>
        <View style={styles.plate} />
        <AppText tone="soft" style={styles.number}>
          {t('ui.influence')}
        </AppText>
        <AppText tone="soft" style={styles.number}>
          {t('ui.power')}
        </AppText>
      </View>
      {NATIONS.map((nation) => (
        <View
          key={nation}
          accessible
          role="img"
          aria-label={`${nationName(t, nation)}: ${t('ui.influence')} ${influence[nation]}, ${t('ui.power')} ${power[nation]}`}
          style={styles.row}
        >
          <View style={styles.plate}>
            <NationPlate nation={nation} size={60} />
          </View>
          <AppText variant="display" style={styles.number}>
            {influence[nation]}
          </AppText>
          <AppText variant="display" tone="accent" style={styles.number}>
            {power[nation]}
          </AppText>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  plate: { width: 64 },
  number: { width: 96, textAlign: 'center' },
});
