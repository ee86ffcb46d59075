import { useState } from 'react';
import { Pressable, StyleSheet, useWindowDimensions } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Icon } from '@/components/kit/icons/Icon';
import { Sheet } from '@/components/kit/Sheet';
import { TextField } from '@/components/kit/TextField';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { CITIES } from '@/rules/spy-connection/model/prices';
import { cityId } from '@/rules/spy-connection/model/prints';
import { noteCity } from '@/rules/spy-connection/moves/note-city';
import { type Table } from '../table';

interface NewCityProps {
  readonly table: Table;
  readonly onNamed: (city: string) => void;
}

const LONGEST = 40;
/** A small phone has no room for words over the map. */
const LOW = 740;

/** A city of the board that nobody has named yet is typed once. */
export function NewCity({ table, onNamed }: NewCityProps) {
  const { t, state, note } = table;
  const { colors } = useTheme();
  const [typing, setTyping] = useState(false);
  const [name, setName] = useState('');
  const low = useWindowDimensions().height < LOW;
  const left = CITIES - state.board.cities.length;
  const add = () => {
    const typed = name.trim();
    if (typed === '') return;
    const id = cityId(state.board, typed);
    note(noteCity.make({ print: { id, name: typed.slice(0, LONGEST) } }));
    setName('');
    setTyping(false);
    onNamed(id);
  };
  if (left <= 0) return undefined;
  return (
    <>
      <Pressable
        role="button"
        aria-label={t('ui.city-new')}
        onPress={() => setTyping(true)}
        style={({ pressed }) => [
          styles.chip,
          ground(colors.sheet),
          edge(colors.lineStrong),
          pressed && styles.pressed,
        ]}
      >
        <Icon name="plus" size={18} color={colors.ink} />
        {!low && <AppText variant="dense">{t('ui.read.to-name', { count: left })}</AppText>}
      </Pressable>
      <Sheet
        open={typing}
        title={t('ui.city-new')}
        onClose={() => setTyping(false)}
        footer={<Button label={t('ui.city-add')} icon="plus" onPress={add} />}
      >
        <TextField label={t('ui.city-name')} value={name} onChange={setName} onSubmit={add} />
      </Sheet>
    </>
  );
}

const styles = StyleSheet.create({
  chip: {
    position: 'absolute',
    right: space.m,
    bottom: space.m,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: target.least,
    paddingHorizontal: space.m,
    borderWidth: 1,
    borderStyle: 'dashed',
    borderRadius: radius.m,
  },
  pressed: { opacity: 0.7 },
});
