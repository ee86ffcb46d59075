import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground } from '@/components/kit/theme/tint';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { useMatch } from '../match-context';

/** What full and open bricks are, and that there is more behind them. */
export function Legend() {
  const t = useTranslate();
  const { colors } = useTheme();
  const { screens, words } = useMatch();
  return (
    <View style={styles.line}>
      {screens.beside && (
        <>
          <View style={[styles.brick, ground(colors.inkSoft), edge(colors.inkSoft)]} />
          <AppText variant="small" tone="soft">
            {words('score.main')}
          </AppText>
          <View style={[styles.brick, edge(colors.inkSoft)]} />
          <AppText variant="small" tone="soft">
            {words('score.beside')}
          </AppText>
        </>
      )}
      <AppText variant="small" tone="soft">
        {t('score.bars-hint')}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  brick: { width: 14, height: 14, borderWidth: 2 },
});
