import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Stamp } from '@/components/kit/Stamp';
import { useTranslate } from '@/i18n/use-translate';

interface PassCoverProps {
  readonly name: string;
  readonly badge: ReactNode;
}

/** Opaque: nothing of the match stands behind it. */
export function PassCover({ name, badge }: PassCoverProps) {
  const t = useTranslate();
  return (
    <View style={styles.cover}>
      <View>
        <Stamp label={t('secret.stamp')} tone="soft" askew />
      </View>
      {badge}
      <AppText variant="heading" level={1} style={styles.words}>
        {t('secret.pass', { name })}
      </AppText>
      <AppText tone="soft" style={styles.words}>
        {t('secret.only', { name })}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  cover: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.l, padding: space.xl },
  words: { textAlign: 'center' },
});
