import { Button } from '@/components/ui/Button';
import { useTranslate } from '@/i18n/use-translate';
import { useMatch } from '../match-context';
import type { Player } from '../use-play';
import { useSettled } from '../use-snapshot';

/** Everything that was taken back since the last move, in one press. */
export function BringBack({ player }: { readonly player: Player }) {
  const t = useTranslate();
  const { session } = useMatch();
  const bringBack = useSettled((now) => now.bringBack);
  if (!bringBack) return null;
  const { by, steps, entries } = bringBack;
  return (
    <Button
      label={t('match.bring-back', { count: entries })}
      kind="secondary"
      icon="redo"
      dense
      onPress={() => player.answer(session[by](steps))}
    />
  );
}
