import { useRouter } from 'expo-router';
import { View, StyleSheet } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Picture } from '@/components/kit/art/Picture';
import { box, disc } from '@/components/kit/art/shape';
import { Button } from '@/components/kit/Button';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { usePlayWords } from './use-shelf';

/** Before the first play: what will stand here. */
export function NoPlays() {
  const t = usePlayWords();
  const router = useRouter();
  const { colors } = useTheme();
  const dashed = { stroke: colors.lineStrong, width: 2, dashes: '7 5' } as const;
  const columns = [120, 76, 168, 98].map((height, place) => ({ x: 22 + place * 84, height }));
  return (
    <View style={styles.whole}>
      <Picture
        width="100%"
        height={240}
        viewBox="0 0 358 240"
        shapes={[
          ...columns.map(({ x, height }) => ({ d: box(x, 180 - height, [62, height]), ...dashed })),
          { d: box(190, 152, [62, 28]), fill: colors.ink },
          { d: 'M0 181h358', stroke: colors.ink, width: 2 },
          ...columns.map(({ x }) => ({ d: disc(x + 31, 210, 13), ...dashed })),
        ]}
      />
      <AppText variant="heading" level={2}>
        {t('plays.none')}
      </AppText>
      <AppText tone="soft">{t('plays.none-hint')}</AppText>
      <Button label={t('game.new')} icon="play" onPress={() => router.dismissTo('/')} />
      <Button label={t('plays.add')} kind="secondary" icon="edit" onPress={() => router.push('/plays/new')} />
    </View>
  );
}

const styles = StyleSheet.create({ whole: { gap: space.m, paddingTop: space.l } });
