import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import type { ActProps } from '../actions/act-props';
import { offersOf } from '../actions/act-props';
import { CoerceChoices } from '../actions/CoerceChoices';
import { CardRow } from '../actions/CardRow';
import { assetName, isBroken } from '../words';

/** Decisions on what only this player sees: drawn cards of an opponent, and Assets that the phone shuffled. */
export function PrivateChoices({ table, seat }: ActProps) {
  const { t, view, act } = table;
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
          {view.stacks[turn.looking].map(({ asset, print }) => {
            const offer = recruits.find(({ move }) => move.type === 'recruit' && move.asset === asset);
            const name = assetName(t, print, asset);
            const cost = print && t('ui.costs', { count: print.cost });
            return offer ? (
              <CardRow
                key={asset}
                title={name}
                detail={cost}
                faint={isBroken(offer.violations)}
                onPress={() => act(seat, offer.move)}
              />
            ) : (
              <AppText key={asset}>{cost ? `${name} · ${cost}` : name}</AppText>
            );
          })}
        </Card>
      )}
    </>
  );
}
