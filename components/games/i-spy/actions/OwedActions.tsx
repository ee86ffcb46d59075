import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { type Owed } from '@/rules/i-spy/model/state';
import { lookAtAssets } from '@/rules/i-spy/moves/look-at-assets';
import { CoercedTickets } from '../map/CoercedTickets';
import { DueOnMap } from '../map/DueOnMap';
import { capitalHere } from '../map/goals';
import { PrivateForm } from '../secret/PrivateForm';
import { type ActProps, offersOf } from './act-props';
import { CoerceChoices } from './CoerceChoices';
import { OfferGrid } from './OfferGrid';
import { RecruitSheet } from './RecruitSheet';
import { chooseReward } from '@/rules/i-spy/moves/choose-reward';
import { giveInitiative } from '@/rules/i-spy/moves/give-initiative';
import { TilesSheet } from './TilesSheet';

interface OwedActionsProps extends ActProps {
  readonly owed: Owed;
}

type Opened = 'control' | 'empower' | 'scandalize' | 'recruit' | 'coerce';

/** IS-24: what a card or a reward has left to resolve comes before anything else. */
export function OwedActions({ table, seat, owed, onLook }: OwedActionsProps) {
  const { t, options, view } = table;
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { kind, as } = owed;
  // On the map who is in the Capital looks at its Assets, IS-41.
  const there = owed.kind === 'recruit' ? owed.capital : undefined;
  const looks = view.map ? (there ?? capitalHere(view, seat)) : view.turn.looking;
  const button = (open: Opened) => (
    <Button key={open} label={t(`ui.owed.${open}`)} onPress={() => setOpened(open)} />
  );
  return (
    <>
      <DueOnMap table={table} seat={seat} owed={owed} onLook={onLook} />
      {owed.kind === 'coerced-tickets' && <CoercedTickets table={table} seat={seat} owed={owed} />}
      {kind === 'reward' && (
        <>
          <AppText variant="label">{t('ui.owed.reward')}</AppText>
          <OfferGrid
            table={table}
            seat={seat}
            label={t('ui.owed.reward')}
            offers={offersOf({ table, seat }, chooseReward)}
          />
        </>
      )}
      {kind === 'in-the-wind' && (
        <>
          <AppText variant="label">{t('ui.owed.in-the-wind')}</AppText>
          <OfferGrid
            table={table}
            seat={seat}
            label={t('ui.owed.in-the-wind')}
            offers={offersOf({ table, seat }, giveInitiative)}
            plain
          />
        </>
      )}
      {kind === 'control-or-empower' && [button('control'), button('empower')]}
      {(kind === 'control' || kind === 'empower' || kind === 'scandalize') && button(kind)}
      {kind === 'recruit' && options.assets === 'physical' && button('recruit')}
      {kind === 'recruit' && options.assets === 'digital' && (
        <>
          <AppText variant="label">{t(looks ? 'ui.recruit-private' : 'ui.recruit-look')}</AppText>
          <OfferGrid
            table={table}
            seat={seat}
            label={t('ui.recruit-look')}
            offers={offersOf({ table, seat }, lookAtAssets).filter(
              ({ move }) =>
                lookAtAssets.is(move) && (owed.capital === undefined || owed.capital === move.capital),
            )}
          />
        </>
      )}
      {kind === 'coerce' && options.coerceDraws === 'physical' && button('coerce')}
      {kind === 'coerce' && options.coerceDraws === 'digital' && (
        <AppText variant="label">{t('ui.coerce-private')}</AppText>
      )}
      {(opened === 'control' || opened === 'empower' || opened === 'scandalize') && (
        <TilesSheet table={table} seat={seat} action={opened} as={as} onClose={close} />
      )}
      {opened === 'recruit' && kind === 'recruit' && (
        <RecruitSheet table={table} seat={seat} capital={owed.capital} onClose={close} />
      )}
      {opened === 'coerce' && (
        <PrivateForm teller={table} seat={seat} title={t('ui.owed.coerce')} onClose={close}>
          {() => <CoerceChoices table={table.through(seat)} seat={seat} onTaken={close} />}
        </PrivateForm>
      )}
    </>
  );
}
