import type { Speak } from '@/i18n/say';
import { type Plan } from '@/rules/i-spy/advice/turn-plan';
import { regionOf } from '@/rules/i-spy/model/map';
import { regionName } from '../map/region-words';
import type { Table } from '../table';
import { cardName } from '../words';

/** Cards, Tags, the way and the contact, one after the other. */
export const planSteps = (table: Table, { moves }: Plan): readonly string[] => {
  const { t, view } = table;
  return moves.flatMap((move) => {
    if (move.type === 'play-card') return [cardName(t, move.card)];
    if (move.type === 'take-tag-for-tickets') return [t('ui.plan.tag')];
    if (move.type === 'make-contact') return [t('ui.short-do.contact')];
    const region = 'region' in move && view.map ? regionOf(view.map.print, move.region) : undefined;
    if (!region) return [];
    const name = regionName(table, region);
    return [move.type === 'relocate' ? t('ui.plan.relocate', { region: name }) : name];
  });
};

/** Cards and contacts whose Influence the app does not know. */
export const unreadWords = (t: Speak, { unread }: Plan): string =>
  unread.map((each) => t(`piece.${each}`)).join(', ');
