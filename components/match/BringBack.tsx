import { Button } from '@/components/kit/Button';
import { useTranslate } from '@/i18n/use-translate';
import { useMatch } from './match-context';
import { type Standing } from '@/store/match/moment';
import { type Dispatch } from './use-dispatch';

interface BringBackProps {
  readonly bringBack: Standing['bringBack'];
  readonly dispatch: Dispatch;
}

/** Everything that was taken back since the last move, in one press. */
export function BringBack({ bringBack, dispatch }: BringBackProps) {
  const t = useTranslate();
  const { session } = useMatch();
  if (!bringBack) return null;
  const { by, steps, entries } = bringBack;
  return (
    <Button
      label={t('match.bring-back', { count: entries })}
      kind="secondary"
      icon="redo"
      dense
      onPress={() => dispatch.answer(session[by](steps))}
    />
  );
}
