import { type Href, useRouter } from 'expo-router';
import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { Sheet } from '@/components/kit/Sheet';
import { besideText } from '@/components/kit/theme/text-size';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { type Seat } from '@/rules/core/seat';
import { useMatch, useStanding } from '../match-context';
import { ChangeSheet } from '../history/ChangeSheet';
import { type Dispatch } from '../use-dispatch';
import { SeatSheet } from '../SeatSheet';
import { endLaysOpen } from '../who-acts';
import { ClockSection } from './ClockSection';

export type MenuAction = 'wrong-seat' | 'leave' | 'end';

interface MenuSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAction: (action: MenuAction) => void;
  readonly canAct: boolean;
}

export function MenuSheet({ open, onClose, onAction, canAct }: MenuSheetProps) {
  const t = useTranslate();
  const router = useRouter();
  const { header } = useMatch();
  const params = { id: header.id };
  const tile = (title: string, icon: IconName, act: () => void) => (
    <MenuTile
      key={title}
      title={title}
      icon={icon}
      onPress={() => {
        onClose();
        act();
      }}
    />
  );
  const to = (href: Href) => () => router.push(href);
  return (
    <Sheet open={open} title={header.name || t('match.menu')} onClose={onClose}>
      <View style={styles.tiles}>
        {tile(
          t('match.rules'),
          'book',
          to({ pathname: '/game/[game]/rules', params: { game: header.game } }),
        )}
        {tile(t('history.title'), 'clock', to({ pathname: '/match/[id]/history', params }))}
        {tile(t('glance.title'), 'eye', to({ pathname: '/match/[id]/glance', params }))}
        {tile(t('match.checklist'), 'checklist', to({ pathname: '/match/[id]/checklist', params }))}
        {canAct && tile(t('match.wrong-seat'), 'people', () => onAction('wrong-seat'))}
        {canAct && tile(t('correct.title'), 'edit', to({ pathname: '/match/[id]/correct', params }))}
        {canAct && tile(t('match.leave'), 'pass', () => onAction('leave'))}
        {tile(t('score.title'), 'score', to({ pathname: '/match/[id]/score', params }))}
        {canAct && tile(t('match.end-early'), 'flag', () => onAction('end'))}
      </View>
      {canAct && header.opened === undefined && <ClockSection />}
    </Sheet>
  );
}

interface MenuTileProps {
  readonly title: string;
  readonly icon: IconName;
  readonly onPress: () => void;
}

function MenuTile({ title, icon, onPress }: MenuTileProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={title}
      onPress={onPress}
      style={({ pressed }) => [
        styles.tile,
        ground(colors.paper),
        edge(colors.line),
        pressed && styles.pressed,
      ]}
    >
      <Icon name={icon} />
      <AppText variant="small" style={styles.words}>
        {title}
      </AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  tile: {
    flexGrow: 1,
    flexBasis: besideText(92),
    minHeight: 72,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    padding: space.xs,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  words: { textAlign: 'center' },
  pressed: { opacity: 0.7 },
});

interface MenuActionsProps {
  readonly action: MenuAction;
  readonly dispatch: Dispatch;
  readonly onDone: () => void;
}

/** Life happens: somebody leaves, or the wrong seat was tapped. Undo mends it, so only what it cannot mend is asked. */
export function MenuActions({ action, dispatch, onDone }: MenuActionsProps) {
  const t = useTranslate();
  const { session, words } = useMatch();
  const { log } = useStanding();
  const { endEarly } = useEndEarly(dispatch);
  const leave = (seat: Seat) => {
    onDone();
    dispatch.answer(session.leave(seat));
  };
  const end = () => {
    onDone();
    endEarly();
  };
  if (action === 'end')
    return (
      <Sheet open title={t('match.end-early')} onClose={onDone}>
        <AppText>{t('match.end-early-open')}</AppText>
        <Button label={t('match.end-early-yes')} kind="danger" icon="flag" onPress={end} />
      </Sheet>
    );
  if (action === 'leave')
    return (
      <SeatSheet title={t('match.leave-who')} hint={words('leave.before')} onClose={onDone} onSeat={leave} />
    );
  const last = log.events.findLast(({ actor }) => actor !== 'table');
  return <ChangeSheet event={last} change="seat" onClose={onDone} />;
}

interface EndEarly {
  readonly endEarly: () => void;
  /** Undo brings a game back, but nobody forgets the hands that were shown. */
  readonly laysOpen: () => boolean;
}

/** The evening is over before the game is. */
export const useEndEarly = (dispatch: Dispatch): EndEarly => {
  const { session, header } = useMatch();
  return {
    endEarly: () => void dispatch.answer(session.endEarly()),
    laysOpen: () => endLaysOpen(session.moment.standing.log, [...header.players.keys()]),
  };
};
