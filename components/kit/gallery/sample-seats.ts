import { type SeatState } from '@/components/kit/seat-look';
import { type StripSeat } from '@/components/kit/stage/strip-seat';
import { seatColorOf, seatShapeOf } from '@/components/kit/theme/seats';
import { type stageSamplesIn } from './stage-samples';

type Samples = ReturnType<typeof stageSamplesIn>;

const players = ['Anna', 'Ben', 'Clara', 'David', 'Emilia', 'Fay'] as const;
const agents = [7, 4, 18, 22, 9, 14] as const;

interface Table {
  readonly count: number;
  readonly mover: number;
  readonly second: boolean;
  readonly states?: readonly SeatState[];
}

/** Seats around a table of this size, with one number each or two. */
export const sampleSeats = (s: Samples, { count, mover, second, states }: Table): readonly StripSeat[] =>
  players.slice(0, count).map((name, seat): StripSeat => {
    const held = agents[seat] ?? 0;
    const first = { id: 'agents', label: s.agents(held), text: String(held) };
    return {
      seat,
      name,
      color: seatColorOf(seat),
      shape: seatShapeOf(seat),
      state: seat === mover ? 'to-move' : (states?.[seat] ?? 'waiting'),
      numbers: second ? [first, { id: 'missions', label: s.missions, text: '3/7' }] : [first],
    };
  });
