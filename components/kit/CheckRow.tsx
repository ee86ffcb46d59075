import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';
import { RowWords } from './ListRow';
import { onSpace } from './web-props';

interface CheckRowProps {
  readonly label: string;
  readonly detail?: string;
  /** How many or how much, to be read from across the table. */
  readonly count?: number | string;
  readonly checked: boolean;
  /** What is ticked is picked and not done, and stays as black. */
  readonly picks?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A line of a checklist. */
export function CheckRow({ label, detail, count, checked, picks = false, onChange }: CheckRowProps) {
  const { colors, accent } = useTheme();
  const soft = checked && !picks;
  return (
    <Pressable
      role="checkbox"
      aria-checked={checked}
      aria-label={[label, detail, count].filter((part) => part !== undefined).join(', ')}
      onPress={() => onChange(!checked)}
      {...onSpace(() => onChange(!checked))}
      style={({ pressed }) => [styles.row, pressed && styles.pressed]}
    >
      <View
        style={[styles.box, edge(checked ? accent.fill : colors.lineStrong), checked && ground(accent.fill)]}
      >
        {checked && <Icon name="check" size={20} color={accent.on} />}
      </View>
      <RowWords title={label} detail={detail} soft={soft} />
      {count !== undefined && (
        <AppText variant="number" tone={soft ? 'soft' : 'ink'}>
          {count}
        </AppText>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target.thumb,
    paddingVertical: space.s,
  },
  pressed: { opacity: 0.7 },
  box: {
    width: 28,
    height: 28,
    borderWidth: 2,
    borderRadius: radius.s,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
