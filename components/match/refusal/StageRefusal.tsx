import { useState } from 'react';
import { Bubble } from '@/components/kit/stage/Bubble';
import { type DockAction, type DockQuiets, type QuietAction } from '@/components/kit/stage/dock-action';
import { type Frame as Rectangle, type Point } from '@/components/kit/map/plane';
import { useTranslate } from '@/i18n/use-translate';
import { useMatch } from '../match-context';
import { type Dispatch, type Refused } from '../use-dispatch';
import { whyOf } from '../wording';
import { type Refusal } from './use-refusal';

/** Where the refused thing stands on the stage, and what beside it has to stay in sight. */
export interface RefusalPlace {
  readonly at: Point;
  readonly clear?: readonly Rectangle[];
  /** The first repair in short words, where the stage shows the rest of it. */
  readonly words?: { readonly label: string; readonly detail: string } | undefined;
}

interface StageRefusalProps {
  readonly refusal: Refusal;
  readonly place: RefusalPlace;
}

/** The reason at the thing itself. */
export function StageRefusal({ refusal, place }: StageRefusalProps) {
  const t = useTranslate();
  const speaker = useMatch();
  const { violations, anyway, correct, readRule } = refusal;
  const [first] = violations;
  if (!first) return undefined;
  return (
    <Bubble
      reason={whyOf(speaker, first)}
      rule={first.rule}
      onRule={() => readRule(first.rule)}
      anchor={place.at}
      {...(place.clear ? { clear: place.clear } : {})}
      aside={
        anyway
          ? { label: t('refusal.anyway'), onPress: anyway }
          : { label: t('refusal.correct'), onPress: correct }
      }
    />
  );
}

interface RefusalDock {
  readonly action: DockAction;
  readonly quiet: DockQuiets;
  /** The whole answer is asked for, as where there are several repairs. */
  readonly whole: boolean;
}

interface RefusalDockProps extends Pick<RefusalPlace, 'words'> {
  readonly dispatch: Dispatch;
  readonly refusal: Refusal;
}

/** The repair as the large button. What else there is to say or to do stands in the sheet. */
export const useRefusalDock = (
  refused: Refused,
  { dispatch, refusal, words }: RefusalDockProps,
): RefusalDock => {
  const t = useTranslate();
  const { say } = useMatch();
  const [asked, setAsked] = useState<Refused>();
  const { repairs, repair, own, violations, anyway, counts } = refusal;
  const [first, ...others] = repairs;
  const more = () => setAsked(refused);
  const leave: QuietAction = {
    label: t('refusal.leave'),
    icon: 'close',
    side: 'left',
    onPress: dispatch.dismiss,
  };
  const rest: QuietAction = { label: t('refusal.more'), icon: 'more', onPress: more };
  // The bubble offers one of the two that the table may decide.
  const both = anyway !== undefined && counts;
  const hasMore = both || others.length > 0 || own !== undefined || violations.length > 1;
  return {
    action: first
      ? { kind: 'go', ...(words ?? { label: say(first.label) }), onPress: () => repair(first) }
      : { kind: 'refused', label: t('refusal.title'), onPress: more },
    quiet: hasMore ? [leave, rest] : [leave],
    whole: asked === refused,
  };
};
