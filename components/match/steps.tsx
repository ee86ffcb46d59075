import { type ReactNode, useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { type Step } from '@/components/kit/stage/dock-action';
import { useTranslate } from '@/i18n/use-translate';
import { type Standing, type StepLabel } from '@/store/match/moment';
import { useMatch, useMoment, useStanding } from './match-context';
import { type Dispatch } from './use-dispatch';

interface Steps {
  readonly undo?: Step;
  readonly redo?: Step;
  /** Asked where undo turns back a draw of the phone, or cards on the real table. */
  readonly question: ReactNode;
}

/** The way back and the way forward, as long as this window plays the match. */
export const useSteps = (dispatch: Dispatch): Steps => {
  const t = useTranslate();
  const { session, say } = useMatch();
  const standing = useStanding();
  const open = useMoment(({ access }) => access === 'open');
  const [asked, setAsked] = useState<Standing>();
  const { undo, redo, undoCrossesDraw, putBack } = standing;
  const close = () => setAsked(undefined);
  const back = () => {
    close();
    dispatch.answer(session.undo());
  };
  const what = (step: StepLabel): string => {
    if (step.kind !== 'said') return t(`match.step-${step.kind}`);
    const said = say(step.message);
    return step.more > 0 ? t('match.and-more', { what: said, count: step.more }) : said;
  };
  const asks = undoCrossesDraw || putBack !== undefined;
  return {
    ...(open && undo ? { undo: { what: what(undo), onPress: asks ? () => setAsked(standing) : back } } : {}),
    ...(open && redo ? { redo: { what: what(redo), onPress: () => dispatch.answer(session.redo()) } } : {}),
    question: asked === standing && undo && (
      <Sheet open title={t('common.undo-what', { what: what(undo) })} onClose={close}>
        <AppText>{undoCrossesDraw ? t('match.undo-draw') : putBack && say(putBack)}</AppText>
        <Button
          label={t(undoCrossesDraw ? 'match.undo-draw-yes' : 'common.undo')}
          icon="undo"
          onPress={back}
        />
        <Button label={t('common.cancel')} kind="quiet" onPress={close} />
      </Sheet>
    ),
  };
};
