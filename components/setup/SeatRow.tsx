import { StyleSheet, View } from 'react-native';
import { PlayerBadge } from '@/components/players/PlayerBadge';
import { IconButton } from '@/components/ui/IconButton';
import { ListRow } from '@/components/ui/ListRow';
import { useTranslate } from '@/i18n/use-translate';

interface SeatRowProps {
  readonly name: string;
  readonly colour: number;
  readonly first: boolean;
  readonly last: boolean;
  readonly onEdit: () => void;
  readonly onMove: (by: 1 | -1) => void;
}

export function SeatRow({ name, colour, first, last, onEdit, onMove }: SeatRowProps) {
  const t = useTranslate();
  return (
    <View role="listitem">
      <ListRow
        title={name}
        leading={<PlayerBadge name={name} colour={colour} />}
        onPress={onEdit}
        trailing={
          <View style={styles.moves}>
            <IconButton
              icon="chevron-up"
              label={t('setup.up', { name })}
              disabled={first}
              onPress={() => onMove(-1)}
            />
            <IconButton
              icon="chevron-down"
              label={t('setup.down', { name })}
              disabled={last}
              onPress={() => onMove(1)}
            />
          </View>
        }
      />
    </View>
  );
}

const styles = StyleSheet.create({ moves: { flexDirection: 'row' } });
