import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import { Button } from '@/components/kit/Button';
import { Chip } from '@/components/kit/Chip';
import { IconButton } from '@/components/kit/IconButton';
import { OptionChips } from '@/components/kit/OptionChips';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { TextField } from '@/components/kit/TextField';
import { edge } from '@/components/kit/theme/tint';
import { hairline, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useGameCard } from '@/components/match/game-cards';
import { usePlayWords } from './use-shelf';
import { COLOURS, MAX_NAME } from '@/store/match/header';
import { type RememberedPlayer } from '@/store/settings/players';
import { type EntrySeat, pointsOf, winnersOf } from './entry';

interface EntrySeatsProps {
  readonly seats: readonly EntrySeat[];
  readonly game: string;
  readonly onChange: (seats: readonly EntrySeat[]) => void;
}

const SEATS = { min: 2, max: 6 } as const;

/** Who played, with how many points. Whoever has the most has won, until somebody says otherwise. */
export function EntrySeats({ seats, game, onChange }: EntrySeatsProps) {
  const t = usePlayWords();
  const { min, max } = useGameCard(game)?.seats ?? SEATS;
  const winners = winnersOf(seats);
  const alter = (place: number, part: Partial<EntrySeat>) =>
    onChange(seats.map((seat, of) => (of === place ? { ...seat, ...part } : seat)));
  const typed = (place: number, name: string) => {
    // Another name is another person.
    const { player: _, ...seat } = seats[place] as EntrySeat;
    onChange(seats.map((other, of) => (of === place ? { ...seat, name } : other)));
  };
  const won = (place: number) =>
    onChange(seats.map((seat, of) => ({ ...seat, won: winners.includes(of) !== (of === place) })));
  return (
    <View style={styles.whole}>
      <KnownPeople seats={seats} most={max} onChange={onChange} />
      {seats.map((seat, place) => (
        <SeatFields
          key={place}
          seat={seat}
          place={place}
          won={winners.includes(place)}
          onName={(name) => typed(place, name)}
          onPoints={(points) => alter(place, { points })}
          onWon={() => won(place)}
          onRemove={seats.length > min ? () => onChange(seats.filter((_, of) => of !== place)) : undefined}
        />
      ))}
      {seats.length < max && (
        <Button
          label={t('plays.add-player')}
          kind="quiet"
          icon="plus"
          onPress={() => onChange([...seats, { name: '', colour: freeColour(seats), points: '' }])}
        />
      )}
    </View>
  );
}

const freeColour = (seats: readonly EntrySeat[]): number => {
  const taken = new Set(seats.map(({ colour }) => colour));
  return [...new Array<undefined>(COLOURS).keys()].find((colour) => !taken.has(colour)) ?? 0;
};

interface KnownPeopleProps {
  readonly seats: readonly EntrySeat[];
  readonly most: number;
  readonly onChange: (seats: readonly EntrySeat[]) => void;
}

const FEW = 8;

/** A tap seats somebody in the first place without a name. */
function KnownPeople({ seats, most, onChange }: KnownPeopleProps) {
  const t = usePlayWords();
  const known = useStore(useDebrief().players.state);
  const absent = known.filter(({ id }) => seats.every(({ player }) => player !== id)).slice(0, FEW);
  if (absent.length === 0) return undefined;
  const sit = ({ id, name, colour }: RememberedPlayer) => {
    const taken = seats.some((seat) => seat.name !== '' && seat.colour === colour);
    const seated = { player: id, name, colour: taken ? freeColour(seats) : colour };
    const free = seats.findIndex((seat) => seat.name === '');
    if (free >= 0) onChange(seats.map((seat, of) => (of === free ? { ...seat, ...seated } : seat)));
    else if (seats.length < most) onChange([...seats, { ...seated, points: '' }]);
  };
  return (
    <OptionChips
      label={t('plays.known')}
      options={absent.map((player) => ({ label: player.name, onPress: () => sit(player) }))}
    />
  );
}

interface SeatFieldsProps {
  readonly seat: EntrySeat;
  readonly place: number;
  readonly won: boolean;
  readonly onName: (name: string) => void;
  readonly onPoints: (points: string) => void;
  readonly onWon: () => void;
  readonly onRemove: (() => void) | undefined;
}

function SeatFields({ seat, place, won, onName, onPoints, onWon, onRemove }: SeatFieldsProps) {
  const t = usePlayWords();
  const { colors } = useTheme();
  const label = t('plays.player', { number: place + 1 });
  const name = seat.name.trim() || label;
  const wrong = seat.points !== '' && pointsOf(seat.points) === undefined;
  return (
    <View style={[styles.seat, edge(colors.line)]}>
      <View style={styles.name}>
        <TextField label={label} value={seat.name} maxLength={MAX_NAME} onChange={onName} />
      </View>
      <View style={styles.points}>
        <TextField
          label={t('plays.points-of', { number: place + 1 })}
          value={seat.points}
          keyboard="numbers-and-punctuation"
          maxLength={5}
          problem={wrong ? t('plays.points-wrong') : undefined}
          onChange={onPoints}
        />
      </View>
      <Chip label={t('plays.won')} name={t('plays.won-by', { name })} selected={won} onPress={onWon} />
      {onRemove && (
        <IconButton
          icon="close"
          label={t('plays.remove-player', { name })}
          size={target.least}
          onPress={onRemove}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.m },
  seat: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: space.s,
    paddingBottom: space.m,
    borderBottomWidth: hairline,
  },
  // Narrow enough that a seat with its mark and its cross stays one line on a phone.
  name: { flexGrow: 3, flexBasis: 88 },
  points: { flexGrow: 1, flexBasis: 64 },
});
