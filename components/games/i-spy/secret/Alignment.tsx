import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { ground, ink } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { Emblem } from '../nations/Emblem';
import { type Teller } from '../table';
import { nationName } from '../words';

interface AlignmentProps {
  readonly teller: Pick<Teller, 't'>;
  /** Nothing where it is a real token. */
  readonly nation: Nation | undefined;
}

/** IS-15: one player's Nation, for one pair of eyes. On the same dark ground for all: a Nation's colour lights up a face. */
export function Alignment({ teller: { t }, nation }: AlignmentProps) {
  const { colors } = useTheme();
  const text = ink(colors.onToken);
  return (
    <View style={[styles.panel, ground(colors.token)]}>
      <AppText variant="stamp" style={text}>
        {t('ui.alignment')}
      </AppText>
      {nation ? (
        <View style={styles.row}>
          <Emblem nation={nation} size={40} color={colors.onToken} />
          <AppText
            variant="heading"
            testID="alignment"
            numberOfLines={1}
            adjustsFontSizeToFit
            style={[styles.words, text]}
          >
            {nationName(t, nation)}
          </AppText>
        </View>
      ) : (
        <AppText style={text}>{t('ui.alignment-physical')}</AppText>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.m, padding: space.l, borderRadius: radius.m },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: 56 },
  words: { flex: 1, minWidth: 0 },
});
