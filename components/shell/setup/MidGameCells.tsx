import { type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type MidGame, type MidGameLine } from '@/components/match/game-screens';
import { PlayerBadge } from '@/components/shell/players/PlayerBadge';
import { type Message } from '@/rules/core/message';
import { useTranslate } from '@/i18n/use-translate';
import { UNKNOWN } from './kept-setup';
import { type MidGameTold } from './use-mid-game';
import { type Setup } from './use-setup';

export interface GridLook {
  /** How wide the words before a row are, and the least that a cell is. */
  readonly label: number | '100%';
  readonly least: number;
}

interface SeatHeadProps {
  readonly setup: Setup;
  readonly told: MidGameTold;
  readonly names: readonly string[];
  readonly seat: number;
  readonly look: GridLook;
}

/** Whoever is tapped is to move. */
export function SeatHead({ setup, seat, told, names, look }: SeatHeadProps) {
  const { accent } = useTheme();
  const t = useTranslate();
  const chosen = told.mover === seat;
  const name = names[seat] ?? '';
  return (
    <Pressable
      role="radio"
      aria-checked={chosen}
      aria-label={t('midgame.to-move', { name })}
      onPress={() => told.say('mover', seat)}
      style={[
        cellStyles.cell,
        styles.head,
        { minWidth: look.least },
        chosen && [ground(accent.wash), edge(accent.fill)],
      ]}
    >
      <PlayerBadge name={name} colour={setup.seats[seat]?.colour ?? 0} size={30} />
      <AppText variant="fine" numberOfLines={1} style={styles.name}>
        {name}
      </AppText>
    </Pressable>
  );
}

interface RowProps {
  readonly line: Pick<MidGameLine, 'label' | 'detail'>;
  readonly look: GridLook;
  readonly say: (message: Message) => string;
  readonly children: ReactNode;
}

export function Row({ line: { label, detail }, look, say, children }: RowProps) {
  return (
    <View style={cellStyles.row}>
      <View style={{ width: look.label }}>
        <AppText variant="dense">{say(label)}</AppText>
        {detail && look.label !== '100%' && (
          <AppText variant="small" tone="soft">
            {say(detail)}
          </AppText>
        )}
      </View>
      {children}
    </View>
  );
}

interface ValueCellProps {
  readonly entry: string;
  readonly name: string;
  readonly told: MidGameTold;
  readonly look: GridLook;
}

export function ValueCell({ entry, name, told, look }: ValueCellProps) {
  const { colors, accent } = useTheme();
  const t = useTranslate();
  const value = told.told[entry];
  const chosen = told.at?.entry === entry;
  const asked = told.violations.some(({ focus = [] }) => focus.includes(entry));
  const said = typeof value === 'number' ? String(value) : t('midgame.unknown');
  return (
    <Pressable
      role="button"
      aria-label={`${name}, ${said}`}
      aria-current={chosen}
      onPress={() => told.choose(entry)}
      style={({ pressed }) => [
        cellStyles.cell,
        styles.value,
        { minWidth: look.least },
        ground(chosen ? accent.wash : colors.sheet),
        edge(asked ? colors.danger : chosen ? accent.fill : colors.line),
        chosen && styles.chosen,
        pressed && styles.pressed,
      ]}
    >
      <AppText variant="count">{value === undefined ? '' : value === UNKNOWN ? '?' : value}</AppText>
    </Pressable>
  );
}

interface RestRowProps {
  readonly game: MidGame;
  readonly told: MidGameTold;
  readonly say: (message: Message) => string;
  readonly columnName: (column: string) => string;
  readonly look: GridLook;
}

/** What follows of itself; where it falls below nothing somebody has counted too much. */
export function RestRow({ game: { rest }, told, look, say, columnName }: RestRowProps) {
  const t = useTranslate();
  if (!rest) return undefined;
  return (
    <Row line={rest} look={look} say={say}>
      {told.columns.map((column) => {
        const { value, exact } = told.restIn(column) ?? { value: 0, exact: false };
        const wrong = value < 0;
        const shown = wrong ? `+${-value}` : `${exact ? '=' : '≤'} ${value}`;
        const words = wrong
          ? t('midgame.too-many', { name: columnName(column), count: -value })
          : `${columnName(column)}, ${say(rest.label)}, ${shown}`;
        return (
          <View
            key={column}
            role="img"
            accessible
            aria-label={words}
            style={[cellStyles.cell, { minWidth: look.least }]}
          >
            <AppText variant="count" tone={wrong ? 'danger' : 'soft'}>
              {shown}
            </AppText>
          </View>
        );
      })}
    </Row>
  );
}

export const cellStyles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.xs },
  cell: {
    flexGrow: 1,
    flexBasis: 0,
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: target.least,
  },
});

const styles = StyleSheet.create({
  head: { paddingVertical: space.xs, borderWidth: 2, borderColor: 'transparent', borderRadius: radius.m },
  name: { maxWidth: 72, textAlign: 'center' },
  value: { borderWidth: hairline, borderRadius: radius.m },
  chosen: { borderWidth: 2 },
  pressed: { opacity: 0.7 },
});
