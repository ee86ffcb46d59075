import { View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { type Seat } from '@/rules/core/seat';
import { type View as TableView } from '@/rules/i-spy/model/view';
import { isTiled } from '../politicians/places';
import { type Teller, playerOf } from '../table';
import { politicianName, politicianWords } from '../words';
import { Alignment } from './Alignment';

interface OwnEyesProps {
  readonly teller: Teller;
  /** As this seat sees the table. */
  readonly view: TableView;
  readonly seat: Seat;
}

/** What only this player may see: the Alignment, and the Politicians with a token of their own. Shown on a hold alone. */
export function OwnEyes({ teller, view, seat }: OwnEyesProps) {
  const { t } = teller;
  const own = view.places.filter(isTiled).filter(({ tile }) => tile.tokens.includes(seat));
  return (
    <>
      <Alignment teller={teller} nation={playerOf(view, seat).alignment} />
      <Card tab={t('ui.own-tiles')}>
        {own.length === 0 && <AppText tone="soft">{t('ui.own-tiles-none')}</AppText>}
        {own.map(({ place, tile: { print } }) => (
          <View key={place}>
            <AppText variant="label">
              {[t('ui.place', { place }), ...(print ? [politicianName(t, print)] : [])].join(' · ')}
            </AppText>
            <AppText tone="soft">{print ? politicianWords(t, print) : t('ui.not-noted')}</AppText>
          </View>
        ))}
      </Card>
    </>
  );
}
