import { Pressable, StyleSheet } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { RowWords } from '@/components/kit/ListRow';
import { edge } from '@/components/kit/theme/tint';
import { hairline, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { type RememberedPlayer } from '@/store/settings/players';
import { PlayerBadge } from './PlayerBadge';
import { WonBars } from './WonBars';

interface PlayerRowProps {
  readonly player: RememberedPlayer;
  readonly details: readonly string[];
  /** The last plays that count, the oldest first. */
  readonly won: readonly boolean[];
  readonly onOpen: () => void;
}

export function PlayerRow({ player: { name, colour }, details, won, onOpen }: PlayerRowProps) {
  const t = useTranslate();
  const { colors } = useTheme();
  const spoken = t('players.won-of', { count: won.length, won: won.filter(Boolean).length });
  return (
    <Pressable
      role="button"
      aria-label={[name, ...details, ...(won.length > 0 ? [spoken] : [])].join(', ')}
      aria-expanded={false}
      onPress={onOpen}
      style={[styles.row, edge(colors.line)]}
    >
      <PlayerBadge name={name} colour={colour} size={32} />
      <RowWords title={name} {...(details.length > 0 ? { detail: details.join(' · ') } : {})} />
      {won.length > 0 && <WonBars won={won} />}
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
