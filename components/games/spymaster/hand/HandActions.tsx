import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { isRefused } from '@/rules/core/violation';
import { type Move } from '@/rules/spymaster/game';
import { cityOf } from '@/rules/spymaster/model/board';
import { type Seat } from '@/rules/core/seat';
import { NO_CARDS, sorted } from '@/rules/spymaster/model/pile';
import { type Intelligence } from '@/rules/spymaster/model/prints';
import { mayBurn } from '@/rules/spymaster/model/state';
import { burnToMove } from '@/rules/spymaster/moves/burn-to-move';
import { completeMission, missionNamed } from '@/rules/spymaster/moves/complete-mission';
import { useBegun } from '../begun';
import { type Table } from '../table';
import { MendCard } from './MendCard';

export interface ActProps {
  readonly table: Table;
  readonly seat: Seat;
}

/** Behind the cover: what the picked cards can do now, by another finger than the one that holds. */
export function HandActions({ table, seat }: ActProps) {
  const { t, view, options } = table;
  const { begun } = useBegun(table);
  const { cards, unknown } = view.players[seat]?.hand ?? NO_CARDS;
  const hand = sorted(cards);
  const picked = begun.picked.flatMap((nth) => hand[nth] ?? []);
  const [card, ...others] = picked;
  const canPlay = view.phase === 'operations' && view.active === seat;
  const isReal = options.intelligenceDeck === 'physical';
  if (!card)
    return (
      <AppText tone="soft">
        {t(!canPlay ? 'ui.hand-look' : isReal ? 'ui.hand-pick-or-mend' : 'ui.hand-pick')}
      </AppText>
    );
  const canMend = others.length === 0 && (isReal || unknown < 0);
  return (
    <>
      {canPlay && !begun.mending && <Play table={table} seat={seat} picked={picked} />}
      {!canPlay && !canMend && <AppText tone="soft">{t('ui.hand-look')}</AppText>}
      {canMend && <MendCard table={table} seat={seat} card={card} />}
    </>
  );
}

interface PlayProps extends ActProps {
  readonly picked: readonly Intelligence[];
}

/** SM-31, SM-33: which Missions these cards complete, and what a single one moves. */
function Play({ table, seat, picked }: PlayProps) {
  const { t, view, act, check, cardName, place } = table;
  const { clear } = useBegun(table);
  const [card, ...others] = picked;
  const missions = view.spaces.flatMap(({ area, faceup }) => {
    const move = completeMission.make({ area, burned: picked, ...missionNamed(faceup) });
    return faceup?.print && !isRefused(check(seat, move)) ? [{ area, print: faceup.print, move }] : [];
  });
  const burns = card && others.length === 0 && mayBurn(view.turn);
  const play = (move: Move) => {
    clear();
    act(seat, move);
  };
  return (
    <>
      {missions.map(({ area, print, move }) => (
        <Button
          key={area}
          label={t('ui.complete-in', { place: place(cityOf(area, print.colour)), count: print.points })}
          icon="check"
          onPress={() => play(move)}
        />
      ))}
      {burns && (
        <Button
          label={t('ui.burn-card', { card: cardName(card), count: card.value })}
          kind={missions.length > 0 ? 'secondary' : 'primary'}
          onPress={() => play(burnToMove.make({ card }))}
        />
      )}
      {missions.length === 0 && !burns && <AppText tone="soft">{t('ui.hand-nothing')}</AppText>}
    </>
  );
}
