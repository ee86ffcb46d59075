import { type DockAction, type DockQuiets, type QuietAction } from '@/components/kit/stage/dock-action';
import { useWindowDimensions } from 'react-native';
import { useTranslate } from '@/i18n/use-translate';
import { type Seat } from '@/rules/core/seat';
import { isRefused } from '@/rules/core/violation';
import { light as game, type Move } from '@/rules/spy-connection/light/game';
import { type State } from '@/rules/spy-connection/light/state';
import { completeMission } from '@/rules/spy-connection/light/moves/complete-mission';
import { declineExtraTurn } from '@/rules/spy-connection/light/moves/decline-extra-turn';
import { discardMission } from '@/rules/spy-connection/light/moves/discard-mission';
import { endTurn } from '@/rules/spy-connection/light/moves/end-turn';
import { enterScore } from '@/rules/spy-connection/light/moves/enter-score';
import { MISSIONS_TO_END } from '@/rules/spy-connection/model/prices';
import { type Ask, type Asked, type Light, LOW } from './light';

interface LightDock {
  readonly action: DockAction;
  readonly quiet: DockQuiets;
}

interface Doing {
  readonly asked: Asked | undefined;
  readonly ask: Ask;
  readonly playAll: (all: readonly Scored[]) => void;
}

interface Scored {
  readonly actor: Seat;
  readonly move: Move;
}

/** SC-56: what was tracked need not be told again at the end. */
export const asTracked = ({ phase, players }: State): readonly Scored[] =>
  phase === 'scoring'
    ? players.flatMap(({ completed, covered, entered, left }, seat) =>
        entered || left
          ? []
          : [{ actor: seat, move: enterScore.make({ completed: [...completed], covered }) }],
      )
    : [];

/** What happens next, in the words of the large button. */
export const useLightDock = (light: Light, { asked, ask, playAll }: Doing): LightDock => {
  const app = useTranslate();
  const low = useWindowDimensions().height < LOW;
  const { t, state, seatName, line } = light;
  const { active } = state;
  const cancel: QuietAction = {
    ...{ label: app('common.cancel'), icon: 'close', side: 'left', onPress: () => ask() },
  };
  if (asked?.kind === 'number')
    return {
      action: {
        kind: 'plain',
        label: t('ui.light.leave', { count: line(`${asked.what}/${asked.seat}`)?.value ?? 0 }),
        onPress: () => ask(),
      },
      quiet: [],
    };
  if (asked?.kind === 'back')
    return { action: { kind: 'plain', label: t('ui.light.back-done'), onPress: () => ask() }, quiet: [] };
  if (asked) return { action: settling(light, asked), quiet: [cancel] };
  if (state.phase === 'scoring')
    return {
      action: { kind: 'go', label: t('ui.light.count-all'), onPress: () => playAll(asTracked(state)) },
      quiet: [],
    };
  const end = endTurn.make({});
  const after = game.apply(state, active, end);
  const counts = asTracked(after);
  const label =
    after.phase === 'scoring'
      ? t('ui.turn.end-over')
      : after.active === active && after.turn.extra
        ? t('ui.turn.end-extra')
        : t('ui.turn.end', { seat: seatName(after.active) });
  const decline = declineExtraTurn.make({});
  const back: QuietAction = {
    ...{ label: t('ui.short.take-back'), icon: 'agent', side: 'left', onPress: () => ask({ kind: 'back' }) },
  };
  const declines: QuietAction = {
    ...{ label: t('ui.short.decline'), icon: 'bolt', onPress: () => light.act(decline) },
  };
  const mayDecline = !light.refuses(decline);
  return {
    action: { kind: 'go', label, onPress: () => playAll([{ actor: active, move: end }, ...counts]) },
    quiet: low ? (mayDecline ? [back, declines] : [back]) : mayDecline ? [declines] : [],
  };
};

type Settled = Extract<Asked, { readonly kind: 'complete' | 'discard' }>;

/** A Mission that is about to be completed or discarded, with what it does to the supply. */
const settling = ({ t, state, player, act }: Light, asked: Settled): DockAction => {
  const { back } = asked;
  const move = moveOf(asked);
  if (!move) return { kind: 'wait', label: t('ui.light.points-first') };
  const press = () => act(move);
  const isAsked = isRefused(game.check(state, state.active, move));
  const supply = { from: player.supply, to: player.supply + back.agents + back.circles };
  if (asked.kind === 'discard')
    return {
      kind: 'go',
      label: t('ui.light.discard'),
      ...detail(t('ui.turn.supply', supply)),
      onPress: press,
    };
  const done = t('ui.light.done', {
    ...supply,
    count: player.completed.length + 1,
    all: MISSIONS_TO_END,
  });
  return {
    kind: 'go',
    label: t('ui.light.complete', { count: asked.points ?? 0 }),
    ...detail(done),
    onPress: press,
  };

  function detail(words: string) {
    return isAsked ? {} : { detail: words };
  }
};

const moveOf = (asked: Settled): Move | undefined => {
  if (asked.kind === 'discard') return discardMission.make(asked.back);
  const { points, extraTurn, back } = asked;
  return points === undefined ? undefined : completeMission.make({ points, extraTurn, ...back });
};
