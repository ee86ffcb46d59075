import { StyleSheet, View } from 'react-native';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { TextField } from '@/components/kit/TextField';
import { Toggle } from '@/components/kit/Toggle';
import { space } from '@/components/kit/theme/tokens';
import { ColourChoice } from '@/components/shell/players/ColourChoice';
import { type Speak } from '@/i18n/say';
import { useTranslate } from '@/i18n/use-translate';
import { MAX_NAME } from '@/store/match/header';
import { neighbour, recolourSeat, renameSeat, type SetupSeat, swapSeats, unseat } from './seats';
import { type Setup } from './use-setup';

interface SeatEditorProps {
  readonly setup: Setup;
  readonly words: Speak;
  readonly names: readonly string[];
  readonly seat: number | undefined;
  /** Nobody can begin a game that is over. */
  readonly onBegin: ((key: number) => void) | undefined;
  readonly onClose: () => void;
}

/** Everything about one seat: whether it begins, who sits there, where, and what it chooses for itself. */
export function SeatEditor({ setup, words, names, seat: key, onBegin, onClose }: SeatEditorProps) {
  const t = useTranslate();
  const { seats, range, change, alter, seatOption } = setup;
  const at = seats.findIndex((seat) => seat.key === key);
  const seat = seats[at];
  if (!seat) return undefined;
  const name = names[at] ?? '';
  const number = t('match.player', { number: at + 1 });
  const set = (next: readonly SetupSeat[]) => change({ seats: next });
  const begin = () => {
    onClose();
    onBegin?.(seat.key);
  };
  const move = (by: 1 | -1) => {
    const other = neighbour(seats, seat.key, by);
    if (!other) return;
    const swapped = swapSeats(seats, seat.key, other.key);
    alter({ seats: swapped }, t('setup.did-swap', { one: name, other: names[seats.indexOf(other)] ?? '' }));
  };
  const remove = () => {
    alter({ seats: unseat(seats, seat.key, range) }, t('setup.did-leave', { name }));
    onClose();
  };
  return (
    <Sheet
      open
      title={name}
      onClose={onClose}
      footer={<Button label={t('common.done')} kind="secondary" onPress={onClose} />}
    >
      {onBegin && <Button label={t('setup.begins', { name })} icon="flag" onPress={begin} />}
      <TextField
        label={t('players.name')}
        value={seat.name}
        placeholder={number}
        maxLength={MAX_NAME}
        onChange={(typed) => set(renameSeat(seats, seat.key, typed))}
        onSubmit={onClose}
      />
      <ColourChoice
        name={name}
        value={seat.colour}
        onChange={(colour) => set(recolourSeat(seats, seat.key, colour))}
      />
      {seatOption && onBegin && (
        <Toggle
          label={words(seatOption.label)}
          value={seat.own}
          onChange={(own) => set(seats.map((other) => (other.key === seat.key ? { ...other, own } : other)))}
        />
      )}
      <View style={styles.moves}>
        <Button
          label={t('setup.move-clockwise', { name })}
          kind="secondary"
          icon="rotate"
          dense
          onPress={() => move(1)}
        />
        <Button
          label={t('setup.move-counterclockwise', { name })}
          kind="secondary"
          icon="undo"
          dense
          onPress={() => move(-1)}
        />
      </View>
      {(seats.length > range.min || seat.name !== '') && (
        <Button label={t('setup.remove')} kind="danger" icon="close" onPress={remove} />
      )}
    </Sheet>
  );
}

const styles = StyleSheet.create({ moves: { gap: space.s } });
