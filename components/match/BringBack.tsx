import { Button } from '@/components/kit/Button';
import { useTranslate } from '@/i18n/use-translate';
import { useMatch, useMoment } from './match-context';
import { type Dispatch } from './use-dispatch';

/** Everything that was taken back since the last move, in one press. */
export function BringBack({ dispatch }: { readonly dispatch: Dispatch }) {
  const t = useTranslate();
  const { session } = useMatch();
  const bringBack = useMoment(({ standing }) => standing.bringBack);
  if (!bringBack) return undefined;
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
