import { StyleSheet, View, type ViewProps } from 'react-native';
import { PlayerBadge } from '@/components/shell/players/PlayerBadge';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { IconButton } from '@/components/kit/IconButton';
import { ListRow } from '@/components/kit/ListRow';
import { useTranslate } from '@/i18n/use-translate';
import { Icon } from '@/components/kit/icons/Icon';

interface SeatRowProps {
  readonly name: string;
  readonly colour: number;
  readonly first: boolean;
  readonly last: boolean;
  readonly onEdit: () => void;
  readonly onMove: (by: 1 | -1) => void;
  /** How far it is dragged from its place, while it is. */
  readonly offset: number | undefined;
  readonly rowProps: ViewProps;
  readonly gripProps: ViewProps;
}

export function SeatRow({ name, colour, first, last, onEdit, onMove, ...drag }: SeatRowProps) {
  const { colors } = useTheme();
  const t = useTranslate();
  const { offset } = drag;
  const lifted = offset !== undefined && {
    backgroundColor: colors.inset,
    transform: [{ translateY: offset }],
  };
  return (
    <View role="listitem" {...drag.rowProps} style={[styles.row, lifted && styles.lifted, lifted]}>
      <Grip {...drag.gripProps} />
      <View style={styles.seat}>
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
    </View>
  );
}

/** Where a row is dragged by. Whoever cannot drag has the buttons, so screen readers pass it over. */
function Grip(props: ViewProps) {
  const { colors } = useTheme();
  return (
    <View
      {...props}
      testID="grip"
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={[styles.grip, draggable]}
    >
      <Icon name="grip" color={colors.inkSoft} />
    </View>
  );
}

// A drag must neither scroll the page nor select words.
const draggable = { userSelect: 'none', touchAction: 'none', cursor: 'grab' } as object;

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m, borderRadius: radius.s },
  lifted: { zIndex: 1 },
  seat: { flex: 1 },
  moves: { flexDirection: 'row' },
  grip: {
    width: target.least,
    height: target.thumb,
    marginHorizontal: -space.m,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
