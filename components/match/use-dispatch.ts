import { useMemo, useState } from 'react';
import { useFeel } from '@/components/kit/device/use-feel';
import { useToast } from '@/components/kit/Toast';
import { useTranslate } from '@/i18n/use-translate';
import { type BaseMove, type Repair } from '@/rules/core/contract';
import { type Draft } from '@/rules/core/log/event';
import { type LogAt, type Refusal } from '@/rules/core/log/match-log';
import { type Actor } from '@/rules/core/seat';
import { reasonId, type Violation } from '@/rules/core/violation';
import { type Played } from '@/store/match/session-parts';
import { useMatch } from './match-context';
import { whyOf } from './wording';

export interface Dispatch {
  readonly play: (actor: Actor, move: BaseMove, options?: { readonly join?: boolean }) => void;
  readonly playAll: (drafts: readonly Draft[], join?: boolean) => boolean;
  /** Answers whatever a change of the match gave back, as every tap has to be answered. */
  readonly answer: (played: Played, drafts?: readonly Draft[], join?: boolean) => boolean;
  readonly refused: Refused | undefined;
  readonly dismiss: () => void;
}

/** Every tap goes through here: it is felt, and a refusal is kept for the sheet that explains it. */
export const useDispatch = (): Dispatch => {
  const { session, words, seatName } = useMatch();
  const t = useTranslate();
  const toast = useToast();
  const feel = useFeel();
  const [refused, setRefused] = useState<Refused>();

  // The same from tap to tap, or whatever can be pressed would be drawn again with each of them.
  const acts = useMemo((): Omit<Dispatch, 'refused'> => {
    // What the table vouches for in every turn is said once, and written down each time.
    const told = new Set<string>();
    const answer: Dispatch['answer'] = (played, drafts = [], join = false) => {
      if (played.kind === 'played') {
        feel('commit');
        setRefused(undefined);
        return true;
      }
      if (played.kind !== 'nothing') feel('refusal');
      if (played.kind === 'refused')
        setRefused({ drafts, join, draft: played.draft, violations: played.violations });
      if (played.kind === 'read-only') toast({ text: t('match.read-only') });
      if (played.kind === 'ended') toast({ text: t('match.has-ended') });
      if (played.kind === 'too-large' || played.kind === 'too-long' || played.kind === 'closed')
        toast({ text: t(`match.${played.kind}`) });
      return false;
    };
    const playAll: Dispatch['playAll'] = (drafts, join = false) => {
      const { log: before } = session.moment.standing;
      const done = answer(session.play(drafts, join), drafts, join);
      const unsure = done && unsureOf(before, session.moment.standing.log);
      const why = unsure && whyOf({ words, seatName }, unsure);
      if (why && !told.has(why)) toast({ text: t('match.vouched', { why }) });
      if (why) told.add(why);
      return done;
    };
    const play: Dispatch['play'] = (actor, move, options) => void playAll([{ actor, move }], options?.join);
    return { play, playAll, answer, dismiss: () => setRefused(undefined) };
  }, [session, words, seatName, t, toast, feel]);
  return useMemo(() => ({ ...acts, refused }), [acts, refused]);
};

/** What of the first move could not be verified, and is vouched for by the table. */
const unsureOf = (before: LogAt, { events }: LogAt): Violation | undefined => {
  const first = events[before.events.length];
  if (!first?.vouched) return undefined;
  const violations = before.game.check(before.state, first.actor, first.move);
  return violations.find(({ certainty }) => certainty === 'unverifiable');
};

/** A tap that the rules refused, with everything needed to try it again. */
export interface Refused extends Refusal {
  readonly drafts: readonly Draft[];
  readonly join: boolean;
}

/** Where the refused move was made: after those of its group that were fine. */
export const stateBefore = ({ game, state }: LogAt, { drafts, draft }: Refused): unknown =>
  drafts
    .slice(0, Math.max(0, drafts.indexOf(draft)))
    .reduce((before, { actor, move }) => game.apply(before, actor, move), state);

/** The same moves, with the refused one recorded as the table decided. */
export const overruled = ({ drafts, draft, violations }: Refused): readonly Draft[] =>
  drafts.map((each) => (each === draft ? { ...each, overruled: violations.map(reasonId) } : each));

export const canOverrule = ({ violations }: Refusal): boolean =>
  violations.length > 0 && violations.every(({ overrulable }) => overrulable);

/** The same moves with others made first by the same actor, or one in the place of the refused, as one group. */
export const repaired = (
  { drafts, draft }: Refused,
  { moves, instead }: Repair<Draft['move']>,
): readonly Draft[] =>
  drafts.flatMap((each) => {
    if (each !== draft) return [each];
    const first = moves.map((move) => ({ actor: draft.actor, move }));
    return [...first, instead ? { actor: draft.actor, move: instead } : each];
  });
