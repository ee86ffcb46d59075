import { seatColorOf } from '@/components/kit/theme/seats';
import { useLanguage, useTranslate } from '@/i18n/use-translate';
import { nameForm } from '@/store/settings/names';
import { type RememberedPlayer } from '@/store/settings/players';

const MOMENT: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/**
 * What tells somebody from others of the same name: the colour, and where that is the same too, when they played.
 * Nothing where nobody else has the name.
 */
export const useTellApart = (known: readonly RememberedPlayer[]) => {
  const t = useTranslate();
  const language = useLanguage();
  return ({ id, name, colour, lastPlayed }: RememberedPlayer): readonly string[] => {
    const others = known.filter((other) => other.id !== id && nameForm(other.name) === nameForm(name));
    if (others.length === 0) return [];
    const worn = t(`colour.${seatColorOf(colour)}`);
    if (others.every((other) => other.colour !== colour)) return [worn];
    const date = new Date(lastPlayed).toLocaleString(language, MOMENT);
    return [worn, t('players.last-played', { date })];
  };
};
