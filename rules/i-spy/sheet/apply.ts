import type { LedgerChange } from '@/rules/core/ledger';
import type { Actor, Seat } from '@/rules/core/seat';
import { reportTotal } from '../final-report';
import { clockwiseFrom, opponentsOf, turnOrder } from '../full/order';
import { withPrint } from '../known-prints';
import type { Measure, Nation } from '../pieces';
import { NATIONS, phaseOfRound } from '../pieces';
import type { PoliticianPrint } from '../prints';
import type { ScoringLine } from '../scoring';
import {
  advantageLines,
  cleanUpLines,
  lineOf,
  politicianLines,
  ranking,
  recordLines,
  sumOwed,
} from '../scoring';
import {
  alignmentsDone,
  awardsDone,
  cleaned,
  guessesDone,
  nextAsset,
  nextTurn,
  revealDone,
  startAssets,
  startEnd,
} from './flow';
import type { State } from './state';
import { playerOf, posted, withPlayer } from './state';
import type { Move, SheetEffect } from './types';

export const apply = (state: State, actor: Actor, move: Move): State => {
  const seat = actor === 'table' ? state.initiative : actor;
  switch (move.type) {
    case 'correct':
      return move.changes.reduce(change, state);
    case 'leave':
      return left(state, move.seat);
    case 'deal-alignments':
      return {
        ...state,
        phase: 'turn',
        players: state.players.map((player, at) => ({ ...player, ...aligned(move.nations[at]) })),
      };
    case 'note-print':
      return { ...state, prints: withPrint(state.prints, move.print) };
    case 'adjust':
      return posted(state, { kind: 'adjust', seat }, [lineOf(state.standing, 'IS-3', move)]);
    case 'give-initiative':
      return { ...state, initiative: move.seat };
    case 'end-turn':
      return nextTurn(state);
    case 'stop':
      return stopped(state);
    case 'enter-standing':
      return startEnd(entered(state, move));
    case 'enter-guesses':
      return guessesDone(
        withPlayer(state, seat, { guesses: { deceived: move.deceived, allRight: move.allRight } }),
      );
    case 'turn-asset': {
      const line = lineOf(state.standing, 'IS-60', { nation: move.nation, measure: 'power', by: 1 });
      return nextAsset(posted(state, { kind: 'asset', seat }, [line]), seat);
    }
    case 'finish-assets':
      return nextAsset(withPlayer(state, seat, { assetsDone: true }), seat);
    case 'reveal-alignment':
      return alignmentsDone(withPlayer(state, seat, { revealed: true, ...aligned(move.nation) }));
    default:
      return scored(state, seat, move);
  }
};

const stopped = ({ resolving: _, ...state }: State): State =>
  alignmentsDone({ ...state, phase: 'reveal-alignments' });

const aligned = (nation: Nation | undefined) => (nation === undefined ? {} : { alignment: nation });

type ScoringMove = Extract<
  Move,
  {
    readonly type:
      | 'enter-records'
      | 'score-records'
      | 'reveal-politician'
      | 'resolve-text'
      | 'award-advantages'
      | 'clean-up'
      | 'score-final-report';
  }
>;

/** IS-50 to IS-54, IS-71. */
const scored = (state: State, seat: Seat, move: ScoringMove): State => {
  const { standing } = state;
  switch (move.type) {
    case 'enter-records':
      return withPlayer(state, seat, { owed: move.owed });
    case 'score-records': {
      const owed = state.players.map((player) => player.owed ?? {});
      const toReveal = state.prints.phases[phaseOfRound(state.round)]?.politicians ?? 0;
      return revealDone({
        ...posted(state, { kind: 'records', owed }, recordLines(standing, sumOwed(owed))),
        toReveal,
      });
    }
    case 'reveal-politician':
      return revealed(state, move.print);
    case 'resolve-text':
      return resolved(state, seat, move.effects);
    case 'award-advantages': {
      const { advantages = [] } = state.prints.phases[phaseOfRound(state.round)] ?? {};
      const places = ranking(standing.influence, advantages);
      return awardsDone(posted(state, { kind: 'advantages', places }, advantageLines(standing, advantages)));
    }
    case 'clean-up':
      return cleaned(posted(state, { kind: 'clean-up' }, cleanUpLines(standing)));
    case 'score-final-report':
      return startAssets(turnOrder(state).reduce(reported, state));
  }
};

/** Tags and Supply Tokens are not kept here: only a text that the app does not know has to be noted. */
const revealed = (state: State, print: PoliticianPrint): State => {
  const after = posted(
    { ...state, toReveal: state.toReveal - 1 },
    { kind: 'politician', print },
    politicianLines(state.standing, print),
  );
  return print.text?.kind === 'other' ? { ...after, resolving: print } : revealDone(after);
};

const resolved = (state: State, seat: Seat, effects: readonly SheetEffect[]): State => {
  const { resolving: _, ...rest } = state;
  const source = { kind: 'politician', politician: 1 } as const;
  return revealDone(
    effects.reduce<State>(
      (now, { kind, nation, by }) =>
        posted(now, { kind: 'text', seat, source }, [
          lineOf(now.standing, 'IS-51', { measure: kind, nation, by }),
        ]),
      rest,
    ),
  );
};

const reported = (state: State, seat: Seat): State => {
  const { alignment, guesses } = playerOf(state, seat);
  if (alignment === undefined || !guesses) return state;
  const by = reportTotal({ ...guesses, cards: opponentsOf(state, seat).length });
  const line = lineOf(state.standing, 'IS-71', { nation: alignment, measure: 'power', by });
  return posted(state, { kind: 'final-report', seat }, [line]);
};

const entered = (state: State, standing: State['standing']): State => {
  const lines = (['influence', 'power'] as const).flatMap((measure) =>
    NATIONS.map((nation): ScoringLine => ({
      measure,
      nation,
      from: state.standing[measure][nation],
      to: standing[measure][nation],
      rule: 'IS-3',
    })),
  );
  return posted(state, { kind: 'standing' }, lines);
};

const left = (state: State, seat: Seat): State => {
  const after = withPlayer(state, seat, { left: true });
  const [next = seat] = clockwiseFrom(after, seat);
  const rest: State = { ...after, initiative: state.initiative === seat ? next : state.initiative };
  if (state.phase === 'turn') return state.active === seat ? nextTurn(rest) : rest;
  if (state.phase === 'final-report') return guessesDone(rest);
  if (state.phase === 'reveal-alignments') return alignmentsDone(rest);
  return state.phase === 'turn-assets' && state.active === seat ? nextAsset(rest, seat) : rest;
};

const change = (state: State, { entry, to }: LedgerChange): State => {
  const [kind = '', nation = ''] = entry.split('/');
  if (kind === 'initiative') return { ...state, initiative: Number(to) };
  if (kind === 'active') return { ...state, active: Number(to) };
  if (kind === 'round') return { ...state, round: Number(to) };
  const measure = kind as Measure;
  const from = state.standing[measure][nation as Nation];
  return posted(state, { kind: 'correct' }, [
    { measure, nation: nation as Nation, from, to: Number(to), rule: 'IS-3' },
  ]);
};
