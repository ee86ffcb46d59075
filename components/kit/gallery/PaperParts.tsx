import { StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName, icons } from '@/components/kit/icons/icons';
import { seatColorOf, seatShapeOf } from '@/components/kit/theme/seats';
import { space } from '@/components/kit/theme/tokens';
import { useLanguage, useTranslate } from '@/i18n/use-translate';
import { AppText } from '../AppText';
import { Card } from '../Card';
import { Columns } from '../Grid';
import { Divider } from '../Divider';
import { EmptyState } from '../EmptyState';
import { ListRow } from '../ListRow';
import { SeatBadge } from '../SeatBadge';
import { Stamp } from '../Stamp';
import { people, samplesIn } from './samples';
import { Section } from './Section';

const nothing = () => undefined;

export function PaperParts() {
  const s = samplesIn(useLanguage());
  const t = useTranslate();
  return (
    <Section title="AppText · Card · ListRow · Stamp · SeatBadge · EmptyState · Icon">
      <AppText variant="display">38</AppText>
      <AppText variant="heading">{s.openMissions}</AppText>
      <AppText variant="title">{s.mission}</AppText>
      <AppText>{s.missionText}</AppText>
      <AppText variant="small" tone="soft">
        {s.adviceText}
      </AppText>
      <View style={styles.row}>
        <Stamp label={s.lastTurn} askew />
        <Stamp label={s.yourTurn} tone="good" />
        <Stamp label={t('common.no')} tone="danger" />
      </View>
      <Columns
        left={
          <Card tab={s.yourTurn} title={s.mission} marked>
            <AppText>{s.missionText}</AppText>
          </Card>
        }
        right={
          <Card tab="Nr. 7">
            <ListRow title={s.takeBack} detail={s.supply} leading={<Icon name="undo" />} onPress={nothing} />
            <Divider />
            <ListRow title={s.openMissions} trailing={<AppText variant="number">3</AppText>} />
          </Card>
        }
      />
      <View style={styles.row}>
        {people.map((person, seat) => (
          <SeatBadge
            key={person}
            name={person}
            color={seatColorOf(seat)}
            shape={seatShapeOf(seat)}
            size={44}
          />
        ))}
      </View>
      <EmptyState
        icon="play"
        title={s.emptyTitle}
        hint={s.emptyHint}
        action={{ label: t('common.next'), onPress: nothing }}
      />
      <View style={styles.row}>
        {(Object.keys(icons) as IconName[]).map((name) => (
          <Icon key={name} name={name} />
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m, alignItems: 'center' },
});
