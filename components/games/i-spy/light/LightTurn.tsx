import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Grid } from '@/components/kit/Grid';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { useTranslate } from '@/i18n/use-translate';
import { type Nation, NATIONS } from '@/rules/i-spy/model/pieces';
import { endTurn } from '@/rules/i-spy/light/moves/end-turn';
import { giveInitiative } from '@/rules/i-spy/light/moves/give-initiative';
import { nationName } from '../words';
import { AdjustSheet } from './AdjustSheet';
import { type LightProps } from './light';

/** The six pools with plus and minus, In The Wind, and the end of the turn. */
export function LightTurn({ light, seat }: LightProps) {
  const { t, view, seatName, act } = light;
  const app = useTranslate();
  const [nation, setNation] = useState<Nation>();
  const [wind, setWind] = useState(false);
  const close = () => {
    setNation(undefined);
    setWind(false);
  };
  return (
    <>
      <AppText variant="small" tone="soft">
        {t('ui.adjust-which')}
      </AppText>
      <View role="group" aria-label={t('ui.nations')} style={styles.nations}>
        {NATIONS.map((each) => (
          <View key={each} style={styles.nation}>
            <Button
              label={`${t(`ui.short.${each}`)} ±`}
              name={`${nationName(t, each)} ±`}
              kind="secondary"
              onPress={() => setNation(each)}
            />
          </View>
        ))}
      </View>
      <Grid label={app('match.actions')}>
        <Button label={t('ui.do-wind')} kind="secondary" onPress={() => setWind(true)} />
        <Button label={t('ui.do-end')} icon="pass" onPress={() => act(seat, endTurn.make({}))} />
      </Grid>
      {nation && <AdjustSheet light={light} seat={seat} nation={nation} onClose={close} />}
      <Sheet open={wind} title={t('ui.do-wind')} onClose={close}>
        <Grid label={t('ui.owed.in-the-wind')}>
          {view.order.map((each) => (
            <Button
              key={each}
              label={seatName(each)}
              kind="secondary"
              onPress={() => {
                close();
                act(seat, giveInitiative.make({ seat: each }));
              }}
            />
          ))}
        </Grid>
      </Sheet>
    </>
  );
}

const styles = StyleSheet.create({
  nations: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  // Three in a row: a plate's letters stand beside the full name on the board.
  nation: { flexGrow: 1, flexBasis: '30%' },
});
