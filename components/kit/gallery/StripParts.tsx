import { StyleSheet, View } from 'react-native';
import { type SeatState } from '@/components/kit/seat-look';
import { seatColorOf, seatShapeOf } from '@/components/kit/theme/seats';
import { space } from '@/components/kit/theme/tokens';
import { useLanguage, useTranslate } from '@/i18n/use-translate';
import { AppText } from '../AppText';
import { SeatBadge } from '../SeatBadge';
import { Strip } from '../stage/Strip';
import { sampleSeats } from './sample-seats';
import { Section } from './Section';
import { stageSamplesIn } from './stage-samples';

const states: readonly SeatState[] = ['waiting', 'to-move', 'passed', 'away', 'joining', 'left'];
const nothing = () => undefined;

export function StripParts() {
  const s = stageSamplesIn(useLanguage());
  const t = useTranslate();
  const buttons = { onBack: nothing, onMenu: nothing, onSeat: nothing };
  const clara = { name: 'Clara', color: seatColorOf(2), shape: seatShapeOf(2), size: 44 };
  const ending: readonly SeatState[] = ['waiting', 'passed', 'waiting', 'waiting', 'away', 'left'];
  return (
    <Section title="SeatBadge · Strip">
      <View style={styles.row}>
        {states.map((state) => (
          <View key={state} style={styles.one}>
            <SeatBadge {...clara} state={state} />
            <AppText aria-hidden variant="small" tone="soft">
              {state === 'waiting' ? '–' : t(`seat.${state}`)}
            </AppText>
          </View>
        ))}
        <View style={styles.one}>
          <SeatBadge {...clara} sign={{ icon: 'bolt', label: s.extraTurn }} />
          <AppText aria-hidden variant="small" tone="soft">
            {s.extraTurn}
          </AppText>
        </View>
        <SeatBadge {...clara} rimmed state="to-move" />
      </View>
      <Strip {...buttons} seats={sampleSeats(s, { count: 2, mover: 0, second: true })} />
      <Strip
        {...buttons}
        seats={sampleSeats(s, { count: 4, mover: 2, second: true })}
        parts={{ at: 1, of: 2 }}
        progress={{ title: s.round, label: s.roundOf, at: 3, of: 14, stops: [3, 6, 9, 12, 14] }}
      />
      <Strip
        {...buttons}
        seats={sampleSeats(s, { count: 6, mover: 3, second: false, states: ending })}
        progress={{ title: s.round, label: s.roundOf, at: 3, of: 5, note: s.phase }}
      />
      <Strip {...buttons} rimmed seats={sampleSeats(s, { count: 6, mover: 1, second: true })} />
    </Section>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l, alignItems: 'flex-start' },
  one: { alignItems: 'center', gap: space.xs },
});
