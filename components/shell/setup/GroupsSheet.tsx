import { StyleSheet, View } from 'react-native';
import { ListRow } from '@/components/kit/ListRow';
import { Sheet } from '@/components/kit/Sheet';
import { space } from '@/components/kit/theme/tokens';
import { PlayerBadge } from '@/components/shell/players/PlayerBadge';
import { useTranslate } from '@/i18n/use-translate';
import { type Group } from './groups';
import { seatPlayer } from './seats';
import { type Setup } from './use-setup';

interface GroupsSheetProps {
  readonly setup: Setup;
  readonly groups: readonly Group[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A whole table with one tap. */
export function GroupsSheet({ setup: { alter }, groups, open, onClose }: GroupsSheetProps) {
  const t = useTranslate();
  const sit = ({ players }: Group) => {
    const seats = players.reduce<Parameters<typeof seatPlayer>[0]>(
      (table, { id, name, colour }) => seatPlayer(table, { player: id, name, colour }),
      [],
    );
    alter({ seats, starter: undefined }, t('setup.did-group'));
    onClose();
  };
  return (
    <Sheet open={open} title={t('setup.groups')} onClose={onClose}>
      <View>
        {groups.map((group) => (
          <ListRow
            key={group.players.map(({ id }) => id).join()}
            title={group.players.map(({ name }) => name).join(', ')}
            detail={t('setup.plays', { count: group.plays })}
            leading={
              <View style={styles.badges}>
                {group.players.map(({ id, name, colour }) => (
                  <PlayerBadge key={id} name={name} colour={colour} size={24} />
                ))}
              </View>
            }
            onPress={() => sit(group)}
          />
        ))}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ badges: { flexDirection: 'row', gap: space.xs, flexShrink: 0 } });
