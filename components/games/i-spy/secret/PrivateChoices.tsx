import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { type Capital, isAssetCapital } from '@/rules/i-spy/model/pieces';
import { recruit } from '@/rules/i-spy/moves/recruit';
import { retrieve } from '@/rules/i-spy/moves/retrieve';
import { type ActProps, offersOf } from '../actions/act-props';
import { CoerceChoices } from '../actions/CoerceChoices';
import { CardRow } from '../actions/CardRow';
import { OfferGrid } from '../actions/OfferGrid';
import { capitalHere } from '../map/due';
import { assetName } from '../words';
import { isRefused } from '@/rules/core/violation';
import { declineRecruit } from '@/rules/i-spy/moves/decline-recruit';
import { takeTagForTickets } from '@/rules/i-spy/moves/take-tag-for-tickets';
import { CoercedText } from './CoercedText';

const assetCapital = (capital: Capital | undefined) =>
  capital && isAssetCapital(capital) ? capital : undefined;

/** Decisions on what only this player sees: drawn cards of an opponent, and Assets that the phone shuffled. */
export function PrivateChoices({ table, seat }: ActProps) {
  const { t, view, viewOf, act } = table;
  const { turn } = view;
  if (view.phase !== 'turn' || turn.seat !== seat) return undefined;
  // IS-37: what a coerced card brought, and a coerced card itself, only those two know whom it concerns.
  const open = viewOf('table');
  const inSight = open.players[seat]?.records ?? [];
  const hidden = [
    ...offersOf({ table, seat }, retrieve).filter(
      ({ move }) => retrieve.is(move) && move.card !== undefined && !inSight.includes(move.card),
    ),
    ...offersOf({ table, seat }, takeTagForTickets).filter(
      ({ move }) =>
        takeTagForTickets.is(move) &&
        turn.tagOffers.some(({ as, knownTo }) => as === move.spy && knownTo !== undefined) &&
        open.turn.tagOffers.every(({ as }) => as !== move.spy),
    ),
  ];
  const texts = turn.owed.flatMap((owed) =>
    owed.kind === 'text' && owed.knownTo && owed.source.kind === 'card' ? [owed.source] : [],
  );
  const recruiting = turn.owed.find((owed) => owed.kind === 'recruit' && owed.as === seat);
  const there = recruiting?.kind === 'recruit' ? recruiting.capital : undefined;
  const looking = view.map ? (there ?? assetCapital(capitalHere(view, seat))) : turn.looking;
  const declining = offersOf({ table, seat }, declineRecruit);
  const recruits = looking ? offersOf({ table, seat }, recruit) : [];
  return (
    <>
      {turn.drawn && turn.drawn.length > 0 && (
        <Card tab={t('ui.owed.coerce')} marked>
          <CoerceChoices table={table} seat={seat} />
        </Card>
      )}
      {looking && (
        <Card tab={t('ui.assets-in', { capital: t(`piece.${looking}`) })} marked>
          {view.stacks[looking].map(({ asset, print }) => {
            const offer = recruits.find(({ move }) => recruit.is(move) && move.asset === asset);
            const name = assetName(t, print, asset);
            const cost = print && t('ui.costs', { count: print.cost });
            return offer ? (
              <CardRow
                key={asset}
                title={name}
                detail={cost}
                faint={isRefused(offer.violations)}
                onPress={() => act(seat, offer.move)}
              />
            ) : (
              <AppText key={asset}>{cost ? `${name} · ${cost}` : name}</AppText>
            );
          })}
        </Card>
      )}
      {declining.length > 0 && (
        <OfferGrid table={table} seat={seat} label={t('ui.owed.recruit')} offers={declining} plain />
      )}
      {texts.map((source) => (
        <CoercedText key={source.card} table={table} seat={seat} source={source} />
      ))}
      {hidden.length > 0 && (
        <Card tab={t('ui.only-two')}>
          <OfferGrid table={table} seat={seat} label={t('ui.only-two')} offers={hidden} plain />
        </Card>
      )}
    </>
  );
}
