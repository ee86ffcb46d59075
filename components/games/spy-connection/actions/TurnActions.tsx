import { useState } from 'react';
import { type ActionsProps } from '@/components/match/game-screens';
import { Grid } from '@/components/kit/Grid';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { useTranslate } from '@/i18n/use-translate';
import { coverObjective } from '@/rules/spy-connection/moves/cover-objective';
import { declineExtraTurn } from '@/rules/spy-connection/moves/decline-extra-turn';
import { endTurn } from '@/rules/spy-connection/moves/end-turn';
import { pass } from '@/rules/spy-connection/moves/pass';
import { Choosing } from './Choosing';
import { useTable } from '../table';
import { citiesOf } from '../words';
import { AcceptSheet } from './AcceptSheet';
import { ConnectSheet } from './ConnectSheet';
import { MoveSheet } from './MoveSheet';
import { TakeBackSheet } from './TakeBackSheet';

type Opened = 'accept' | 'connect' | 'move' | 'take-back';

/** One option, then the objectives, then the end of the turn: only what belongs to this moment is large. */
export function TurnActions(props: ActionsProps) {
  const table = useTable(props);
  const app = useTranslate();
  const [opened, setOpened] = useState<Opened>();
  const { t, state, view, active, city, act, refuses } = table;
  if (state.phase === 'choose-start-missions') return <Choosing table={table} />;
  const close = () => setOpened(undefined);
  const { phase } = view;
  const spy = active.spy ?? '';
  const here = active.open.filter(
    ({ print, covered }) => print.cities.includes(spy) && !covered.includes(spy),
  );
  const covers = phase === 'option' ? [] : here;
  const alone = active.network.length < 2;
  return (
    <>
      <AppText variant="label" aria-live="polite">
        {t('ui.standing', { count: active.supply, city: city(spy) })}
      </AppText>
      {covers.map(({ print }) => (
        <Button
          key={print.id}
          label={t('ui.cover', { city: city(spy), cities: citiesOf(table, print) })}
          icon="check"
          onPress={() => act(coverObjective.make({ mission: print.id, city: spy }))}
        />
      ))}
      <Grid label={app('match.actions')}>
        {phase === 'option' && (
          <Button label={t('ui.short.accept')} name={t('ui.do-accept')} onPress={() => setOpened('accept')} />
        )}
        {phase !== 'objectives' && (
          <Button
            label={t('ui.short.connect')}
            name={t('ui.do-connect')}
            kind={phase === 'option' ? 'primary' : 'secondary'}
            onPress={() => setOpened('connect')}
          />
        )}
        {phase === 'option' && (
          <Button
            label={t('ui.short.move')}
            name={t('ui.do-move')}
            {...(alone ? { reason: t('ui.network-of-one') } : {})}
            onPress={() => setOpened('move')}
          />
        )}
        {phase === 'option' && !refuses(declineExtraTurn.make({})) && (
          <Button
            label={t('ui.short.decline')}
            name={t('ui.do-decline')}
            kind="secondary"
            onPress={() => act(declineExtraTurn.make({}))}
          />
        )}
        {phase === 'option' && !refuses(pass.make({})) && (
          <Button label={t('ui.do-pass')} kind="secondary" onPress={() => act(pass.make({}))} />
        )}
        {phase !== 'option' && (
          <Button
            label={t('ui.do-end')}
            kind={covers.length > 0 ? 'secondary' : 'primary'}
            onPress={() => act(endTurn.make({}))}
          />
        )}
        <Button
          label={t('ui.short.take-back')}
          name={t('ui.do-take-back')}
          kind="secondary"
          onPress={() => setOpened('take-back')}
        />
      </Grid>
      {opened === 'accept' && <AcceptSheet table={table} onClose={close} />}
      {opened === 'connect' && <ConnectSheet table={table} onClose={close} />}
      {opened === 'move' && <MoveSheet table={table} onClose={close} />}
      {opened === 'take-back' && <TakeBackSheet table={table} onClose={close} />}
    </>
  );
}
