import { useState } from 'react';
import { View } from 'react-native';
import { space } from '@/components/theme/tokens';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { regionOf } from '@/rules/i-spy/map';
import type { ActSheetProps } from '../actions/act-props';
import { offersOf } from '../actions/act-props';
import { CardRow } from '../actions/CardRow';
import { OfferGrid } from '../actions/OfferGrid';
import { capitalHere, goalsOf } from './goals';
import { NewPlaceSheet } from './NewPlaceSheet';
import { aboutRegion, regionName } from './region-words';

/** Every Region within reach, the nearest first, with the Tickets left there. */
export function TravelSheet({ table, seat, onClose }: ActSheetProps) {
  const { t, view, act, practice } = table;
  const [reading, setReading] = useState(false);
  const map = view.map?.print;
  const goals = goalsOf(table, seat);
  const nearest = [...goals.values()].sort((a, b) => a.moves.length - b.moves.length);
  const coerced = view.turn.owed.find(({ kind }) => kind === 'coerced-tickets');
  if (reading)
    return (
      <NewPlaceSheet
        table={table}
        seat={seat}
        type={capitalHere(view, seat) && !coerced ? 'leave-capital' : 'travel'}
        {...(coerced ? { owed: coerced } : {})}
        onClose={onClose}
      />
    );
  return (
    <Sheet open title={t('ui.do-travel')} onClose={onClose}>
      <OfferGrid
        table={table}
        seat={seat}
        label={t('ui.more')}
        offers={offersOf({ table, seat }, 'take-tag-for-tickets')}
        plain
      />
      {nearest.length === 0 && <AppText tone="soft">{t('ui.nowhere')}</AppText>}
      <View style={{ gap: space.s }}>
        {nearest.map((goal) => {
          const region = map && regionOf(map, goal.region);
          return (
            region && (
              <CardRow
                key={goal.region}
                title={regionName(table, region)}
                detail={aboutRegion(table, region, goal)}
                onPress={() => {
                  onClose();
                  act(seat, ...goal.moves);
                }}
              />
            )
          );
        })}
      </View>
      {!practice && (
        <Button
          label={t('ui.another-region')}
          kind="secondary"
          icon="plus"
          onPress={() => setReading(true)}
        />
      )}
    </Sheet>
  );
}
