import { type GameCard } from '@/components/match/game-screens';
import { type Debrief } from '@/store/debrief';

/** As few people as the game allows, nobody named, and the phone deals. */
export const startPractice = async (
  debrief: Debrief,
  { id, load }: GameCard,
): Promise<string | undefined> => {
  const seatCount = debrief.games.find((game) => game.id === id)?.seats.min;
  const screens = await load().catch(() => undefined);
  if (seatCount === undefined || !screens) return undefined;
  const created = await debrief.matches.create({
    game: id,
    module: 'full',
    name: '',
    players: Array.from({ length: seatCount }, (_, colour) => ({ name: '', colour })),
    practice: true,
    options: screens.defaults({
      seatCount,
      startSeat: 0,
      depth: 'full',
      practice: true,
      opened: 'at-the-start',
      prints: () => [],
    }),
  });
  return created.ok ? created.value : undefined;
};
