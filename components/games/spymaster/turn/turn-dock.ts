import { type DockAction, type DockQuiets, type QuietAction } from '@/components/kit/stage/dock-action';
import { type useTranslate } from '@/i18n/use-translate';
import { nextSeat, passEndsRound, presentOf } from '@/rules/spymaster/model/round';
import { hasActed, mayBurn } from '@/rules/spymaster/model/state';
import { endTurn } from '@/rules/spymaster/moves/end-turn';
import { pass } from '@/rules/spymaster/moves/pass';
import { costOf, movableFrom, placedAfter } from './plan';
import { type Turn } from './turn-tray';

interface DockOf extends Turn {
  readonly app: ReturnType<typeof useTranslate>;
  /** The phone goes to whoever has this hand. */
  readonly look: (() => void) | undefined;
  /** For people who cannot hold. */
  readonly tapToShow: boolean;
}

interface Docked {
  readonly action?: DockAction;
  readonly quiet?: DockQuiets;
  readonly scene?: string;
}

/** What happens next, and what leads back. Where a pad stands there is nothing but the way back. */
export const turnDock = (turn: DockOf): Docked => {
  const { table, seat, doing, set, acts, reveal, lack, isDealt, app, tapToShow } = turn;
  const { t, view, seatName } = table;
  const { moves, held, paying, claiming } = doing;
  const back = (label: string): QuietAction => ({
    label,
    icon: 'close',
    side: 'left',
    onPress: () => set({}),
  });
  const holding: DockAction = {
    kind: 'hold',
    label: app(tapToShow ? 'secret.tap' : 'secret.hold'),
    name: seatName(seat),
    reveal,
  };
  if (lack) return { ...lackDock(turn), scene: 'lack' };
  if (claiming) return {};
  if (paying) return isDealt ? { action: holding, quiet: [back(t('ui.turn.not-now'))], scene: 'pay' } : {};
  if (held) return { ...heldDock(turn), scene: 'held' };
  if (moves.length > 0 && mayBurn(view.turn))
    return isDealt ? { action: holding, quiet: [back(t('ui.turn.not-now'))], scene: 'burn' } : {};
  if (moves.length > 0)
    return {
      action: {
        kind: 'go',
        label: t('ui.turn.move-them', { count: costOf(moves) }),
        onPress: acts.onMove,
      },
      scene: 'move',
    };
  return endDock(turn);
};

const lackDock = ({ table: { t }, lack, acts, set, app }: DockOf): Docked => {
  const leave: QuietAction = {
    label: app('refusal.leave'),
    icon: 'close',
    side: 'left',
    onPress: () => set({}),
  };
  const { placement, how } = lack ?? {};
  if (!placement || !how)
    return { action: { kind: 'plain', label: app('refusal.leave'), onPress: () => set({}) } };
  const steps = placement.steps.map(({ agent, from, to }) => ({ agent, from, to }));
  const count = placement.points;
  const bring: DockAction =
    how === 'points'
      ? { kind: 'go', label: t('ui.turn.bring-points', { count }), onPress: () => acts.bring(steps) }
      : { kind: 'go', label: t('ui.turn.bring', { count }), onPress: () => set({ moves: steps }) };
  return { action: bring, quiet: [leave] };
};

const heldDock = ({ table, seat, doing, set }: DockOf): Docked => {
  const { t, view } = table;
  const { held, moves } = doing;
  const action: DockAction = { kind: 'plain', label: t('ui.turn.put-back'), onPress: () => set({}) };
  if (!held || held.agent === undefined) return { action: { ...action, label: t('ui.turn.back') } };
  const others = movableFrom(placedAfter(view, moves), seat, held.from).filter(
    (agent) => agent !== held.agent,
  );
  const [other] = others;
  if (other === undefined) return { action };
  const swap: QuietAction = {
    label: t(other === 'freelance' ? 'ui.turn.freelance-instead' : 'ui.turn.special-instead'),
    icon: 'rotate',
    side: 'left',
    onPress: () => set({ held: { from: held.from, agent: other } }),
  };
  return { action, quiet: [swap] };
};

/** SM-36, SM-37 */
const endDock = ({ table, seat, acts, app, look }: DockOf): Docked => {
  const { t, view, seatName } = table;
  const { turn, ring, players, round } = view;
  const quiet: DockQuiets = look
    ? [{ label: app('secret.open', { name: seatName(seat) }), icon: 'lock', onPress: look }]
    : [];
  const next = seatName(nextSeat(players, seat));
  const of = presentOf(players).length;
  if (hasActed(turn)) {
    const end = () => void acts.play(endTurn.make({}));
    return { action: { kind: 'go', label: t('ui.turn.end-to', { seat: next }), onPress: end }, quiet };
  }
  const ends = passEndsRound(ring, seat);
  return {
    action: {
      kind: 'plain',
      label: ends ? t('ui.turn.pass-ends', { round }) : t('ui.turn.pass-to', { seat: next }),
      detail: t('ui.turn.in-a-row', { count: ring.passed.length + 1, of }),
      onPress: () => void acts.play(pass.make({})),
    },
    quiet,
  };
};
