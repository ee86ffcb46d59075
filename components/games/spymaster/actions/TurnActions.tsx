import { type ComponentProps, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Grid } from '@/components/kit/Grid';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { useTranslate } from '@/i18n/use-translate';
import { passEndsRound } from '@/rules/spymaster/model/round';
import { hasActed, mayBurn } from '@/rules/spymaster/model/state';
import { endTurn } from '@/rules/spymaster/moves/end-turn';
import { pass } from '@/rules/spymaster/moves/pass';
import { type ActProps } from './act-props';
import { BurnSheet } from './BurnSheet';
import { CompleteSheet } from './CompleteSheet';
import { Lifted, useLifted } from './Lifted';
import { LookButton } from './LookButton';
import { PointsLeft } from './PointsLeft';

/** SM-30: move, then complete, each if one likes; or pass at once. While an Agent is lifted the map has the room. */
export function TurnActions({ table, seat, onLook }: ActProps) {
  const { t, view, act } = table;
  const app = useTranslate();
  const [opened, setOpened] = useState<'burn' | 'complete'>();
  const lifted = useLifted(table);
  const { turn, ring } = view;
  const acted = hasActed(turn);
  const close = () => setOpened(undefined);
  const ends = passEndsRound(ring, seat);
  const burn = mayBurn(turn) && (
    <Button label={t('ui.short.burn')} name={t('ui.do-burn')} onPress={() => setOpened('burn')} />
  );
  return (
    <>
      <Lifted table={table} />
      {lifted ? (
        lifted === 'chosen' && burn
      ) : (
        <>
          <ToSpend turn={turn} t={t} />
          <Grid label={app('match.actions')}>
            {burn}
            <Button
              label={t('ui.short.complete')}
              name={t('ui.do-complete')}
              kind={acted ? 'primary' : 'secondary'}
              onPress={() => setOpened('complete')}
            />
            {acted ? (
              <Button
                key="end"
                label={t('ui.do-end')}
                kind="secondary"
                icon="pass"
                onPress={() => act(seat, endTurn.make({}))}
              />
            ) : (
              <Button
                key="pass"
                label={t(ends ? 'ui.do-pass-end' : 'ui.do-pass')}
                kind="secondary"
                icon="pass"
                onPress={() => act(seat, pass.make({}))}
              />
            )}
            {onLook && <LookButton table={table} seat={seat} onLook={onLook} />}
          </Grid>
        </>
      )}
      {opened === 'burn' && <BurnSheet table={table} seat={seat} onClose={close} />}
      {opened === 'complete' && <CompleteSheet table={table} seat={seat} onClose={close} />}
    </>
  );
}

/** SM-31: what is left to move with, and where to tap while there is any. */
function ToSpend({ turn, t }: Pick<ComponentProps<typeof PointsLeft>, 'turn' | 't'>) {
  if (turn.points === 0) return <PointsLeft turn={turn} t={t} />;
  return (
    <View style={styles.points}>
      <PointsLeft turn={turn} t={t} bare />
      <View style={styles.words}>
        <AppText variant="label" aria-hidden>
          {t('ui.points-left')}
        </AppText>
        <AppText variant="small" tone="soft">
          {t('ui.tap-agent')}
        </AppText>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  points: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
