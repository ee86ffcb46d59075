import { Pressable, StyleSheet } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { RowWords } from '@/components/kit/ListRow';
import { edge } from '@/components/kit/theme/tint';
import { hairline, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type RememberedPlayer } from '@/store/settings/players';
import { PlayerBadge } from './PlayerBadge';

interface PlayerRowProps {
  readonly player: RememberedPlayer;
  readonly details: readonly string[];
  readonly onOpen: () => void;
}

export function PlayerRow({ player: { name, colour }, details, onOpen }: PlayerRowProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={[name, ...details].join(', ')}
      aria-expanded={false}
      onPress={onOpen}
      style={[styles.row, edge(colors.line)]}
    >
      <PlayerBadge name={name} colour={colour} size={32} />
      <RowWords title={name} {...(details.length > 0 ? { detail: details.join(' · ') } : {})} />
      <Icon name="chevron-down" size={20} color={colors.inkSoft} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 58,
    paddingVertical: space.s,
    borderTopWidth: hairline,
  },
});
