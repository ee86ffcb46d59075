import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { PriceRow } from '../PriceRow';
import { chooseStartMission } from '@/rules/spy-connection/moves/choose-start-mission';
import { type Table } from '../table';
import { citiesOf, missionDetail } from '../words';

/** SC-14: the revealed Start Missions, one tap for each, counterclockwise. */
export function Choosing({ table }: { readonly table: Table }) {
  const { t, view, city, act } = table;
  return (
    <Card title={t('ui.choose-start')} marked>
      <AppText tone="soft">{t('ui.choose-start-hint')}</AppText>
      {view.choice.map((print) => (
        <PriceRow
          key={print.id}
          title={citiesOf(table, print)}
          detail={`${t('ui.red', { city: city(print.red) })} · ${missionDetail(t, print)}`}
          onPress={() => act(chooseStartMission.make({ card: print.id }))}
        />
      ))}
    </Card>
  );
}
