import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { IconButton } from '@/components/kit/IconButton';
import { Sheet } from '@/components/kit/Sheet';
import { Button } from '@/components/kit/Button';
import { TextField } from '@/components/kit/TextField';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Location } from '@/rules/spymaster/model/prints';
import { noteLocation } from '@/rules/spymaster/moves/note-location';
import { type Table } from '../table';
import { agentName } from '../words';
import { type Placed } from './plan';
import { TRAY } from './TurnTray';
import { placeInWords } from './turn-targets';
import { type Doing } from './use-turn';

interface HeldTrayProps {
  readonly table: Table;
  readonly placed: Placed;
  readonly held: NonNullable<Doing['held']>;
  /** Why whoever is lifted will be refused. */
  readonly why: string | undefined;
}

/** SM-31: who was taken up, and from where; or what was tapped, where nobody stands. */
export function HeldTray({ table, placed, held: { from, agent }, why }: HeldTrayProps) {
  const { t, place, practice } = table;
  const { colors, accent } = useTheme();
  const next =
    agent === undefined
      ? t('ui.none-to-move', { place: place(from) })
      : why === undefined
        ? t('ui.turn.where')
        : `${why} ${t('ui.where-to-anyway')}`;
  return (
    <View style={styles.tray}>
      <AppText aria-live="polite" variant={why === undefined ? 'body' : 'dense'}>
        {next}
      </AppText>
      <View
        style={[
          styles.slot,
          ground(colors.sheet),
          edge(agent === undefined ? colors.lineStrong : accent.fill),
        ]}
      >
        <View style={styles.words}>
          {agent !== undefined && (
            <AppText variant="stamp" tone="soft">
              {t('ui.turn.lifted')}
            </AppText>
          )}
          <AppText variant="dense">
            {agent === undefined
              ? placeInWords(table, placed, from)
              : `${agentName(table, agent)}, ${place(from)}`}
          </AppText>
        </View>
        {!practice && <NamePlace table={table} location={from} />}
      </View>
    </View>
  );
}

interface NamePlaceProps {
  readonly table: Table;
  readonly location: Location;
}

const LONGEST = 40;

/** SM-4: an owner says what the board calls it. */
function NamePlace({ table, location }: NamePlaceProps) {
  const { t, place, note } = table;
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const keep = () => {
    const typed = name.trim();
    setOpen(false);
    if (typed !== '') note(noteLocation.make({ print: { location, name: typed.slice(0, LONGEST) } }));
  };
  return (
    <>
      <IconButton icon="edit" label={t('ui.place-name-new')} onPress={() => setOpen(true)} />
      <Sheet open={open} title={place(location)} onClose={() => setOpen(false)}>
        <TextField label={t('ui.place-name')} value={name} onChange={setName} onSubmit={keep} />
        <Button label={t('ui.place-name-done')} icon="check" onPress={keep} />
      </Sheet>
    </>
  );
}

const styles = StyleSheet.create({
  tray: { minHeight: TRAY, gap: space.s },
  slot: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.m,
    borderWidth: 2,
    borderRadius: radius.m,
  },
  words: { flex: 1 },
});
