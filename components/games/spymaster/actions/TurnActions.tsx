import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Grid } from '@/components/games/Grid';
import { space } from '@/components/theme/tokens';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { useTranslate } from '@/i18n/use-translate';
import { hasActed } from '@/rules/spymaster/full/state';
import type { ActProps } from './act-props';
import { BurnSheet } from './BurnSheet';
import { CompleteSheet } from './CompleteSheet';
import { Lifted } from './Lifted';

/** SM-30: move, then complete, each if one likes; or pass at once. */
export function TurnActions({ table, seat }: ActProps) {
  const { t, view, act } = table;
  const app = useTranslate();
  const [opened, setOpened] = useState<'burn' | 'complete'>();
  const { turn, ring } = view;
  const acted = hasActed(turn);
  const moves = turn.burned !== undefined && turn.completed === 0;
  const close = () => setOpened(undefined);
  const ends = ring.left === 1 && ring.last === seat;
  return (
    <>
      {moves && (
        <View
          accessible
          role="img"
          aria-live="polite"
          aria-label={`${t('ui.points-left')}: ${turn.points}`}
          style={styles.points}
        >
          <AppText variant="display" tone="accent">
            {turn.points}
          </AppText>
          <AppText variant="label" style={styles.words}>
            {t('ui.points-left')}
          </AppText>
        </View>
      )}
      <Lifted table={table} />
      <Grid label={app('match.actions')}>
        {!acted && (
          <Button label={t('ui.short.burn')} name={t('ui.do-burn')} onPress={() => setOpened('burn')} />
        )}
        <Button
          label={t('ui.short.complete')}
          name={t('ui.do-complete')}
          kind={acted ? 'primary' : 'secondary'}
          onPress={() => setOpened('complete')}
        />
        {acted ? (
          <Button
            label={t('ui.do-end')}
            kind="secondary"
            icon="pass"
            onPress={() => act(seat, { type: 'end-turn' })}
          />
        ) : (
          <Button
            label={t(ends ? 'ui.do-pass-end' : 'ui.do-pass')}
            kind="secondary"
            icon="pass"
            onPress={() => act(seat, { type: 'pass' })}
          />
        )}
      </Grid>
      {opened === 'burn' && <BurnSheet table={table} seat={seat} onClose={close} />}
      {opened === 'complete' && <CompleteSheet table={table} seat={seat} onClose={close} />}
    </>
  );
}

const styles = StyleSheet.create({
  points: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flexShrink: 1 },
});
