import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { cityOf } from '@/rules/spymaster/board';
import { hasActed } from '@/rules/spymaster/full/state';
import { NO_CARDS, sorted } from '@/rules/spymaster/pile';
import { useDraft } from '../draft';
import { isBroken } from '../table';
import type { ActProps } from './act-props';

/** Behind the cover: what the picked cards can do now, by another finger than the one that holds. */
export function HandActions({ table, seat }: ActProps) {
  const { t, view, act, check, cardName, place } = table;
  const { draft, clear } = useDraft(table);
  const hand = sorted((view.players[seat]?.hand ?? NO_CARDS).cards);
  const picked = draft.picked.flatMap((nth) => hand[nth] ?? []);
  const [card, ...others] = picked;
  if (view.phase !== 'operations' || view.active !== seat)
    return <AppText tone="soft">{t('ui.hand-look')}</AppText>;
  if (!card) return <AppText tone="soft">{t('ui.hand-pick')}</AppText>;
  const missions = view.spaces.flatMap(({ area, faceup }) => {
    const move = { type: 'complete-mission', area, burned: picked } as const;
    return faceup?.print && !isBroken(check(seat, move)) ? [{ area, print: faceup.print, move }] : [];
  });
  const burns = others.length === 0 && !hasActed(view.turn);
  return (
    <>
      {missions.map(({ area, print, move }) => (
        <Button
          key={area}
          label={t('ui.complete-in', { place: place(cityOf(area, print.colour)), count: print.points })}
          icon="check"
          onPress={() => {
            clear();
            act(seat, move);
          }}
        />
      ))}
      {burns && (
        <Button
          label={t('ui.burn-card', { card: cardName(card), count: card.value })}
          kind={missions.length > 0 ? 'secondary' : 'primary'}
          onPress={() => {
            clear();
            act(seat, { type: 'burn-to-move', card });
          }}
        />
      )}
      {missions.length === 0 && !burns && <AppText tone="soft">{t('ui.hand-nothing')}</AppText>}
    </>
  );
}
