import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { Button } from '@/components/kit/Button';
import { Chip } from '@/components/kit/Chip';
import { TextField } from '@/components/kit/TextField';
import { CITIES } from '@/rules/spy-connection/model/prices';
import { cityId } from '@/rules/spy-connection/model/prints';
import { noteCity } from '@/rules/spy-connection/moves/note-city';
import { type Table } from '../table';

interface CityChipsProps {
  readonly table: Table;
  readonly label: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly without?: readonly string[];
}

/** The cities of the board to tap; one that nobody has named yet is typed once. */
export function CityChips({ table, label, chosen, onChange, without = [] }: CityChipsProps) {
  const { t, state, city, note } = table;
  const [typing, setTyping] = useState(false);
  const [name, setName] = useState('');
  const { cities } = state.board;
  const tap = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const add = () => {
    const typed = name.trim();
    if (typed === '') return;
    const id = cityId(state.board, typed);
    note(noteCity.make({ print: { id, name: typed.slice(0, 40) } }));
    onChange([...chosen, id]);
    setName('');
    setTyping(false);
  };
  return (
    <>
      <View role="group" aria-label={label} style={styles.chips}>
        {cities
          .filter(({ id }) => !without.includes(id))
          .map(({ id }) => (
            <Chip key={id} label={city(id)} selected={chosen.includes(id)} onPress={() => tap(id)} />
          ))}
      </View>
      {typing && <TextField label={t('ui.city-name')} value={name} onChange={setName} onSubmit={add} />}
      {cities.length < CITIES && (
        <Button
          label={t(typing ? 'ui.city-add' : 'ui.city-new')}
          kind="quiet"
          icon="plus"
          onPress={() => (typing ? add() : setTyping(true))}
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({ chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } });
