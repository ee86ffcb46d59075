import { type DockAction, type DockQuiets, type QuietAction } from '@/components/kit/stage/dock-action';
import { useTranslate } from '@/i18n/use-translate';
import { full } from '@/rules/spy-connection/game';
import { type State } from '@/rules/spy-connection/model/state';
import { declineExtraTurn } from '@/rules/spy-connection/moves/decline-extra-turn';
import { endTurn } from '@/rules/spy-connection/moves/end-turn';
import { pass } from '@/rules/spy-connection/moves/pass';
import { type Table } from '../table';
import { aboutTo } from './about-to';
import { ahead } from './ahead';
import { coverMoves } from './covers';
import { NO_LIFT } from './lifting';
import { type Turn } from './turn';

interface TurnDock {
  readonly action: DockAction;
  readonly quiet: DockQuiets;
  /** What the large button would make of the match. */
  readonly after: State | undefined;
}

/** What happens next, in the words of the large button. */
export const useTurnDock = (turn: Turn): TurnDock => {
  const app = useTranslate();
  const { table, chosen, choose } = turn;
  const { t, act } = table;
  const cancel: QuietAction = {
    ...{ label: app('common.cancel'), icon: 'close', side: 'left', onPress: () => choose() },
  };
  const doing = chosen && chosen.kind !== 'covers' ? aboutTo(turn, chosen) : undefined;
  if (doing) {
    const { moves, label, detail, more } = doing;
    const go: DockAction =
      moves.length > 0
        ? { kind: 'go', label, detail, onPress: () => act(...moves) }
        : { kind: 'wait', label, detail };
    return {
      ...{ action: go, quiet: more ? [cancel, more] : [cancel] },
      after: moves.length > 0 ? ahead(table.state, moves) : undefined,
    };
  }
  const lift: QuietAction = {
    ...{ label: t('ui.short.take-back'), icon: 'agent', side: 'left', onPress: () => choose(NO_LIFT) },
  };
  return table.view.phase === 'option' ? optionDock(table, lift) : endDock(turn, lift);
};

const optionDock = (table: Table, lift: QuietAction): TurnDock => {
  const { t, state, act, refuses } = table;
  const [decline, passes] = [declineExtraTurn.make({}), pass.make({})];
  const quiet: DockQuiets = refuses(decline)
    ? [lift]
    : [lift, { label: t('ui.short.decline'), icon: 'bolt', onPress: () => act(decline) }];
  if (!refuses(passes))
    return {
      action: { kind: 'plain', label: t('ui.do-pass'), onPress: () => act(passes) },
      ...{ quiet, after: undefined },
    };
  return {
    action: {
      kind: 'wait',
      ...(state.turn.extra
        ? { label: t('ui.turn.extra'), detail: t('ui.turn.tap') }
        : { label: t('ui.turn.tap'), detail: t('ui.turn.tap-detail') }),
    },
    ...{ quiet, after: undefined },
  };
};

/** Circles that are marked are covered, and the turn is over, in one tap. */
const endDock = ({ table, covers }: Turn, lift: QuietAction): TurnDock => {
  const { t, state, active, city, seatName, act } = table;
  const moves = coverMoves(table, covers);
  const end = endTurn.make({});
  const covered = ahead(state, moves);
  const later = covered && full.apply(covered, covered.active, end);
  const isExtra = later !== undefined && later.active === state.active && later.turn.extra;
  const follows =
    later === undefined || later.phase === 'over' ? 'over' : isExtra ? 'extra' : seatName(later.active);
  const completed = covered
    ? (covered.players[state.active]?.completed.length ?? 0) - active.completed.length
    : 0;
  const then =
    follows === 'over' || follows === 'extra'
      ? t(`ui.turn.then-${follows}`)
      : t('ui.turn.then', { seat: follows });
  const count = covers.missions.length;
  const press = () => act(...moves, end);
  if (count > 0)
    return {
      action: {
        kind: 'go',
        label: t('ui.turn.cover', { city: city(active.spy ?? ''), count }),
        detail: completed > 0 ? t('ui.turn.completes', { count: completed, then }) : then,
        onPress: press,
      },
      quiet: [lift],
      after: covered,
    };
  const decline: QuietAction = {
    ...{ label: t('ui.short.decline'), icon: 'bolt', onPress: () => act(end, declineExtraTurn.make({})) },
  };
  const label =
    follows === 'over' || follows === 'extra'
      ? t(`ui.turn.end-${follows}`)
      : t('ui.turn.end', { seat: follows });
  return {
    action: { kind: 'go', label, onPress: press },
    quiet: isExtra ? [lift, decline] : [lift],
    after: undefined,
  };
};
