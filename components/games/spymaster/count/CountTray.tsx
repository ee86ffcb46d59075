import { useState } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { NumberEditor } from '@/components/kit/NumberEditor';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useMatch } from '@/components/match/match-context';
import { SeatMark } from '@/components/match/SeatMark';
import { type Names } from '../table';
import { type Cell } from './sheet';
import { MOST_TOTAL } from './use-typed';

interface CountTrayProps {
  readonly names: Names;
  readonly cell: Cell;
  /** Points of the Missions that were tapped for this seat. */
  readonly missions: readonly number[];
  readonly onNumber: (number: number) => void;
}

const ROOMY = 780;
/** The last key stands for all higher numbers. */
const LAYOUT = { tall: { across: 5, keys: 15 }, low: { across: 7, keys: 14 } } as const;

/** The number that is asked for, one tap where it is a usual one. */
export function CountTray({
  names: { t, typeName },
  cell: { row, seat },
  missions,
  onNumber,
}: CountTrayProps) {
  const { seatName } = useMatch();
  const [other, setOther] = useState(false);
  const tall = useWindowDimensions().height >= ROOMY;
  const { across, keys } = LAYOUT[tall ? 'tall' : 'low'];
  const isMissions = row === 'missions';
  const from = isMissions ? 1 : 0;
  const title = isMissions
    ? t('ui.count.missions', { seat: seatName(seat) })
    : t('ui.count.hand', { seat: seatName(seat), type: typeName(row) });
  const highest = from + keys - 2;
  return (
    <View style={styles.tray}>
      <View style={styles.line}>
        <SeatMark seat={seat} size={24} />
        <AppText variant="label" aria-live="polite" style={styles.words}>
          {missions.length > 0 ? `${title}: ${missions.join(' + ')}` : title}
        </AppText>
      </View>
      <View role="group" aria-label={title} style={styles.keys}>
        {Array.from({ length: keys - 1 }, (_, nth) => from + nth).map((number) => (
          <Key
            key={number}
            label={String(number)}
            name={isMissions ? t('common.points', { count: number }) : String(number)}
            {...{ tall, across }}
            onPress={() => onNumber(number)}
          />
        ))}
        <Key
          label={`${highest + 1}+`}
          name={t('ui.count.above', { count: highest + 1 })}
          {...{ tall, across }}
          onPress={() => setOther(true)}
        />
      </View>
      <NumberEditor
        open={other}
        title={title}
        value={highest + 1}
        max={MOST_TOTAL}
        onSet={(number) => {
          setOther(false);
          onNumber(number);
        }}
        onClose={() => setOther(false)}
      />
    </View>
  );
}

interface KeyProps {
  readonly label: string;
  readonly name: string;
  readonly tall: boolean;
  readonly across: number;
  readonly onPress: () => void;
}

function Key({ label, name, tall, across, onPress }: KeyProps) {
  const { colors } = useTheme();
  return (
    <View style={[styles.place, { width: `${100 / across}%` }]}>
      <Pressable
        role="button"
        aria-label={name}
        onPress={onPress}
        style={({ pressed }) => [
          styles.key,
          tall && styles.tall,
          ground(pressed ? colors.inset : colors.sheet),
          edge(colors.lineStrong),
        ]}
      >
        <AppText aria-hidden variant="title">
          {label}
        </AppText>
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  tray: { gap: space.s },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  keys: { flexDirection: 'row', flexWrap: 'wrap', marginHorizontal: -2 },
  place: { padding: 2 },
  key: {
    minHeight: target.least,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.m,
  },
  tall: { minHeight: target.thumb },
});
