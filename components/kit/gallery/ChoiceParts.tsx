import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { seatColorOf, seatShapeOf } from '@/components/kit/theme/seats';
import { space } from '@/components/kit/theme/tokens';
import { useLanguage } from '@/i18n/use-translate';
import { CheckRow } from '../CheckRow';
import { Chip } from '../Chip';
import { Labelled } from '../Labelled';
import { NumberField } from '../NumberField';
import { NumberKeys } from '../NumberKeys';
import { OptionChips } from '../OptionChips';
import { SeatBadge } from '../SeatBadge';
import { Segmented } from '../Segmented';
import { Stepper } from '../Stepper';
import { PointChips } from '../PointChips';
import { TextField } from '../TextField';
import { Toggle } from '../Toggle';
import { people, samplesIn } from './samples';
import { Section } from './Section';

export function ChoiceParts() {
  const s = samplesIn(useLanguage());
  const [count, setCount] = useState(7);
  const [depth, setDepth] = useState<'light' | 'full'>('light');
  const [picked, setPicked] = useState<readonly string[]>(['Anna']);
  const [advice, setAdvice] = useState(false);
  const [done, setDone] = useState(true);
  const [name, setName] = useState('Anna');
  const [printed, setPrinted] = useState<number | undefined>(7);
  const pick = (person: string) =>
    setPicked(picked.includes(person) ? picked.filter((other) => other !== person) : [...picked, person]);
  return (
    <Section title="Stepper · Segmented · Chip · OptionChips · Toggle · CheckRow · TextField · NumberField · NumberKeys">
      <Stepper label={s.supply} value={count} max={16} onChange={setCount} />
      <Segmented
        label={s.round}
        value={depth}
        onChange={setDepth}
        choices={[
          { value: 'light', label: s.light },
          { value: 'full', label: s.full },
        ]}
      />
      <OptionChips
        label={s.openMissions}
        options={[
          { label: s.advice, detail: s.adviceText, selected: advice, onPress: () => setAdvice(!advice) },
          { label: s.lastTurn, selected: done, onPress: () => setDone(!done) },
          { label: s.takeBack, onPress: () => setPicked([]) },
        ]}
      />
      <View style={styles.chips}>
        {people.map((person, seat) => (
          <Chip
            key={person}
            label={person}
            selected={picked.includes(person)}
            onPress={() => pick(person)}
            leading={
              seat % 2 === 0 && (
                <SeatBadge
                  name={person}
                  color={seatColorOf(seat)}
                  shape={seatShapeOf(seat)}
                  size={28}
                  decorative
                />
              )
            }
          />
        ))}
      </View>
      <Toggle label={s.advice} detail={s.adviceText} value={advice} onChange={setAdvice} />
      <CheckRow label={s.setup} detail={s.mission} count={4} checked={done} onChange={setDone} />
      <TextField
        label={s.name}
        value={name}
        onChange={setName}
        problem={name === 'Anna' ? s.nameTaken : undefined}
      />
      <NumberField label={s.power} min={0} max={38} usual={6} value={printed} onChange={setPrinted} />
      <Labelled label={s.supply}>
        <NumberKeys
          label={s.supply}
          role="button"
          keys={[1, 2, 3].map((more) => ({
            label: `+${more}`,
            selected: false,
            onPress: () => setCount(Math.min(16, count + more)),
          }))}
        />
      </Labelled>
      <PointChips label={s.mission} chosen={count} onPoints={setCount} />
    </Section>
  );
}

const styles = StyleSheet.create({ chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } });
