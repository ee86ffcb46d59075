import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { TextField } from '@/components/kit/TextField';
import { type Location } from '@/rules/spymaster/model/prints';
import { noteLocation } from '@/rules/spymaster/moves/note-location';
import { standingAt, standingInWords } from '../pieces/Agents';
import { type Table } from '../table';

interface NamedProps {
  readonly table: Table;
  readonly location: Location;
}

/** The tapped location: who stands there; and an owner may say what the board calls it. */
export function Named({ table, location }: NamedProps) {
  const { t, view, place, note, practice } = table;
  const [typing, setTyping] = useState(false);
  const [name, setName] = useState('');
  const rename = () => {
    const typed = name.trim();
    setTyping(false);
    if (typed !== '') note(noteLocation.make({ print: { location, name: typed.slice(0, 40) } }));
  };
  return (
    <Card title={place(location)}>
      <AppText aria-live="polite">{standingInWords(table, standingAt(view, location))}</AppText>
      {typing && <TextField label={t('ui.place-name')} value={name} onChange={setName} onSubmit={rename} />}
      {!practice && (
        <Button
          label={t(typing ? 'ui.place-name-done' : 'ui.place-name-new')}
          kind="quiet"
          icon="edit"
          onPress={() => (typing ? rename() : setTyping(true))}
        />
      )}
    </Card>
  );
}
