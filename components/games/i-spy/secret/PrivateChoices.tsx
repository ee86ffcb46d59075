import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import type { ActProps } from '../actions/act-props';
import { offersOf } from '../actions/act-props';
import { CoerceChoices } from '../actions/CoerceChoices';
import { OfferGrid } from '../actions/OfferGrid';

/** Decisions on what only this player sees: drawn cards of an opponent, and Assets that the phone shuffled. */
export function PrivateChoices({ table, seat }: ActProps) {
  const { t, view } = table;
  const { turn } = view;
  if (view.phase !== 'turn' || turn.seat !== seat) return undefined;
  const recruits = turn.looking ? offersOf({ table, seat }, 'recruit') : [];
  return (
    <>
      {turn.drawn && turn.drawn.length > 0 && (
        <Card tab={t('ui.owed.coerce')} marked>
          <CoerceChoices table={table} seat={seat} />
        </Card>
      )}
      {turn.looking && (
        <Card tab={t('ui.assets-in', { capital: t(`piece.${turn.looking}`) })} marked>
          {recruits.length === 0 &&
            view.stacks[turn.looking].map(({ asset, print }) => (
              <AppText key={asset}>
                {print?.name ?? t('ui.asset-number', { asset })}
                {print ? ` · ${t('ui.costs', { count: print.cost })}` : ''}
              </AppText>
            ))}
          <OfferGrid table={table} seat={seat} label={t('ui.recruit')} offers={recruits} />
        </Card>
      )}
    </>
  );
}
