import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { type Seat } from '@/rules/core/seat';
import { SeatMark } from '../SeatMark';

interface WinnerProps {
  readonly headline: string;
  readonly decidedBy: string;
  /** In small print. */
  readonly rule: string | undefined;
  readonly winners: readonly Seat[];
}

export function Winner({ headline, decidedBy, rule, winners }: WinnerProps) {
  return (
    <Card marked>
      <View style={styles.row}>
        {winners.map((seat) => (
          <SeatMark key={seat} seat={seat} size={64} />
        ))}
        <View style={styles.words}>
          <AppText variant="heading" level={2}>
            {headline}
          </AppText>
          {decidedBy !== '' && <AppText tone="soft">{decidedBy}</AppText>}
          {rule !== undefined && (
            <AppText variant="small" tone="soft">
              {rule}
            </AppText>
          )}
        </View>
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 180 },
});
