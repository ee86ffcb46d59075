import { type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';

interface ListRowProps {
  readonly title: string;
  readonly detail?: string;
  /** Before the words: an icon, a badge. */
  readonly leading?: ReactNode;
  /** After them. A row that can be pressed shows an arrow by itself. */
  readonly trailing?: ReactNode;
  readonly onPress?: () => void;
  readonly onLongPress?: () => void;
}

export function ListRow({ title, detail, leading, trailing, onPress, onLongPress }: ListRowProps) {
  const { colors } = useTheme();
  const words = (
    <>
      {leading}
      <RowWords title={title} detail={detail} />
    </>
  );
  if (!onPress)
    return (
      <View style={styles.row}>
        {words}
        {trailing}
      </View>
    );
  // What follows the words may be a control of its own, and controls must not lie inside each other.
  return (
    <View style={styles.row}>
      <Pressable
        role="button"
        aria-label={detail === undefined ? title : `${title}, ${detail}`}
        onPress={onPress}
        {...(onLongPress ? { onLongPress } : {})}
        style={({ pressed }) => [styles.press, pressed && ground(colors.inset)]}
      >
        {words}
        {trailing === undefined && <Icon name="chevron-right" size={20} color={colors.inkSoft} />}
      </Pressable>
      {trailing}
    </View>
  );
}

interface RowWordsProps {
  readonly title: string;
  readonly detail?: string | undefined;
  /** It is done, or cannot be. */
  readonly soft?: boolean;
}

/** What a row is about, and below it what else there is to say. */
export function RowWords({ title, detail, soft = false }: RowWordsProps) {
  return (
    <View style={styles.words}>
      <AppText variant="label" tone={soft ? 'soft' : 'ink'}>
        {title}
      </AppText>
      {detail !== undefined && (
        <AppText variant="small" tone="soft">
          {detail}
        </AppText>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: target.thumb },
  press: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target.thumb,
    paddingVertical: space.s,
    borderRadius: radius.s,
  },
  words: { flex: 1 },
});
