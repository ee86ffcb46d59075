import { type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { Stamp } from '@/components/kit/Stamp';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Area } from '@/rules/spymaster/model/prints';
import { presentOf } from '@/rules/spymaster/model/round';
import { hasActed } from '@/rules/spymaster/model/state';
import { CardPill } from '../pieces/CardPill';
import { type Table } from '../table';
import { areaName } from '../words';
import { doneIn } from './plan';
import { PassRing } from './PassRing';

/** Over which the pads stand: nothing on the stage moves when one of them comes. */
export const TRAY = 112;

interface TurnTrayProps {
  readonly table: Table;
  /** Missions that came up just now and are unread. */
  readonly turnedUp: readonly Area[];
  readonly onRead: (area: Area) => void;
}

/** SM-30: what this turn has been so far, and who has passed. */
export function TurnTray({ table, turnedUp, onRead }: TurnTrayProps) {
  const { t, view } = table;
  const { colors, accent } = useTheme();
  const { turn, ring, players, active } = view;
  const points = doneIn(view).reduce((sum, each) => sum + each.points, 0);
  const [up] = hasActed(turn) ? [] : turnedUp;
  const present = presentOf(players);
  return (
    <View style={styles.tray}>
      <View style={styles.line}>
        <AppText tone="soft" aria-live="polite" style={styles.hint}>
          {up ? t('ui.turn.turned-up', { area: areaName(t, up) }) : hintOf(table)}
        </AppText>
        {up && (
          <Pressable
            role="button"
            aria-label={`${t('ui.turn.read')}: ${areaName(t, up)}`}
            onPress={() => onRead(up)}
            style={({ pressed }) => [
              styles.read,
              ground(pressed ? accent.wash : colors.sheet),
              edge(accent.fill),
            ]}
          >
            <Icon name="edit" size={18} color={accent.text} />
            <AppText aria-hidden variant="label" tone="accent">
              {t('ui.turn.read')}
            </AppText>
          </Pressable>
        )}
        {table.practice && <Stamp label={t('ui.practice')} tone="soft" />}
      </View>
      <View style={styles.slots}>
        <Slot title={t('ui.turn.move')} filled={turn.burned !== undefined}>
          {turn.burned ? (
            <View style={styles.spent} accessible role="img" aria-label={spentOf(table)}>
              <CardPill card={turn.burned} />
              {turn.completed === 0 && (
                <AppText variant="fine" aria-hidden>
                  {t('ui.turn.left', { count: turn.points, of: turn.burned.value })}
                </AppText>
              )}
            </View>
          ) : (
            <AppText variant="fine">{t('ui.turn.no-card')}</AppText>
          )}
        </Slot>
        <Slot title={t('ui.turn.missions')} filled={turn.completed > 0}>
          <AppText variant={turn.completed > 0 ? 'number' : 'fine'}>
            {turn.completed > 0 ? `+${points}` : t('ui.turn.none')}
          </AppText>
        </Slot>
        <Slot title={t('ui.turn.passed')} filled={ring.passed.length > 0}>
          <View style={styles.line}>
            <PassRing
              seats={present}
              passed={ring.passed}
              now={hasActed(turn) ? undefined : active}
              size={32}
            />
            <AppText variant="fine">
              {t('ui.turn.of', { count: ring.passed.length, of: present.length })}
            </AppText>
          </View>
        </Slot>
      </View>
    </View>
  );
}

const spentOf = ({ t, view: { turn }, cardName }: Table): string =>
  `${turn.burned ? `${cardName(turn.burned)}. ` : ''}${t('ui.points-left')}: ${turn.points}`;

const hintOf = ({ t, view: { turn, spaces } }: Table): string => {
  if (turn.completed > 0 || (turn.burned && turn.points === 0)) return t('ui.turn.hint-over');
  if (turn.burned) return t('ui.turn.hint-left', { count: turn.points });
  const unread = spaces.some(({ faceup }) => faceup && !faceup.print);
  return t(unread ? 'ui.turn.hint-unread' : 'ui.turn.hint');
};

interface SlotProps {
  readonly title: string;
  readonly filled: boolean;
  readonly children: ReactNode;
}

export function Slot({ title, filled, children }: SlotProps) {
  const { colors } = useTheme();
  return (
    <View
      style={[
        styles.slot,
        filled ? [ground(colors.sheet), edge(colors.lineStrong)] : [styles.empty, edge(colors.lineStrong)],
      ]}
    >
      <AppText variant="stamp" tone="soft">
        {title}
      </AppText>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  tray: { minHeight: TRAY, gap: space.s },
  slots: { flex: 1, flexDirection: 'row', gap: space.s },
  slot: {
    flex: 1,
    minWidth: 0,
    justifyContent: 'center',
    gap: 2,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
    borderWidth: 1,
    borderRadius: radius.m,
  },
  empty: { borderStyle: 'dashed' },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  hint: { flex: 1 },
  read: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    minHeight: target.least,
    paddingHorizontal: space.m,
    borderWidth: 2,
    borderRadius: radius.m,
  },
  spent: { gap: 2 },
});
