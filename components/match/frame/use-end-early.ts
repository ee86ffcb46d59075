import { useToast } from '@/components/ui/use-toast';
import { useTranslate } from '@/i18n/use-translate';
import { useMatch } from '../match-context';
import type { Player } from '../use-play';

/** The evening is over before the game is. */
export const useEndEarly = (player: Player): (() => void) => {
  const t = useTranslate();
  const toast = useToast();
  const { session } = useMatch();
  return () => {
    if (!player.answer(session.endEarly())) return;
    const undo = () => player.answer(session.undo());
    toast({ text: t('match.ended'), action: { label: t('common.undo'), onPress: undo } });
  };
};
