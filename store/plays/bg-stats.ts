import { type Play, ranksOf } from './play';

export const BG_STATS = 'https://app.bgstatsapp.com/createPlay.html';
const MINUTE = 60_000;

interface Named {
  readonly game: string;
  /** Its number at BoardGameGeek, where it is known. */
  readonly bggId?: number | undefined;
  /** In the order of the seats. */
  readonly players: readonly { readonly name: string; readonly key: string }[];
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** In UTC, as the other app wants it. */
const utc = (at: number): string => {
  const date = new Date(at);
  const day = [date.getUTCFullYear(), twoDigits(date.getUTCMonth() + 1), twoDigits(date.getUTCDate())];
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(twoDigits);
  return `${day.join('-')} ${time.join(':')}`;
};

/** The link that hands a play to BG Stats; whoever taps it sees there what would be kept. */
export const bgStatsLink = (play: Play, { game, bggId, players }: Named): string => {
  const { id, endedAt, played, totals, winners, starts } = play;
  const ranks = ranksOf(play);
  const data = {
    sourceName: 'Debrief',
    sourcePlayId: id,
    playDate: utc(endedAt),
    ...(played === undefined ? {} : { durationMin: Math.max(1, Math.round(played / MINUTE)) }),
    game: {
      ...{ name: game, sourceGameId: play.game },
      ...(bggId === undefined ? {} : { bggId }),
      ...{ highestWins: true, noPoints: totals.length === 0 },
    },
    players: players.map(({ name, key }, seat) => ({
      ...{ name, sourcePlayerId: key },
      score: totals[seat] === undefined ? '' : String(totals[seat]),
      rank: ranks[seat] ?? 0,
      winner: winners.includes(seat),
      startPlayer: starts === seat,
    })),
  };
  return `${BG_STATS}?data=${encodeURIComponent(JSON.stringify(data))}`;
};
