import { Button } from '@/components/kit/Button';
import { useTranslate } from '@/i18n/use-translate';
import { useMatch } from './match-context';
import { type Standing } from '@/store/match/moment';
import { type Player } from './use-play';

interface BringBackProps {
  readonly bringBack: Standing['bringBack'];
  readonly player: Player;
}

/** Everything that was taken back since the last move, in one press. */
export function BringBack({ bringBack, player }: BringBackProps) {
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
      onPress={() => player.answer(session[by](steps))}
    />
  );
}
