import { BG_STATS, bgStatsLink } from '@/store/plays/bg-stats';
import { type Play, playOfNoted } from '@/store/plays/play';
import { playsCsv } from '@/store/plays/plays-csv';
import { MAX_PLAYS_BYTES, playsFile, readPlays } from '@/store/plays/plays-file';

const END = Date.UTC(2026, 10, 19, 23, 5, 9);
const play: Play = playOfNoted({
  ...{
    id: 'n1',
    game: 'spy-connection',
    endedAt: END,
    played: 42 * 60_000 + 20_000,
    place: 'Café, "Zentral"',
  },
  players: [
    { player: 'p1', name: 'Anna', colour: 0 },
    { name: '=1+1', colour: 1 },
    { name: '👩🏽‍🚀 محمد', colour: 2 },
  ],
  ...{ totals: [31, -3, 100], winners: [2], starts: 1 },
});
const named = {
  game: 'Spy Connection',
  bggId: 300148,
  players: [
    { name: 'Anna', key: 'p1' },
    { name: '=1+1', key: 'name:=1+1' },
    { name: '👩🏽‍🚀 محمد', key: 'seat-2' },
  ],
};
const dataOf = (link: string): unknown => JSON.parse(new URL(link).searchParams.get('data') ?? '');

test('the link to BG Stats holds every field, the end in UTC', () => {
  const link = bgStatsLink(play, named);
  expect(link.startsWith(`${BG_STATS}?data=`)).toBe(true);
  expect(dataOf(link)).toEqual({
    sourceName: 'Debrief',
    sourcePlayId: 'n1',
    playDate: '2026-11-19 23:05:09',
    durationMin: 42,
    game: {
      ...{ name: 'Spy Connection', sourceGameId: 'spy-connection', bggId: 300148 },
      ...{ highestWins: true, noPoints: false },
    },
    players: [
      { name: 'Anna', sourcePlayerId: 'p1', score: '31', rank: 2, winner: false, startPlayer: false },
      { name: '=1+1', sourcePlayerId: 'name:=1+1', score: '-3', rank: 3, winner: false, startPlayer: true },
      { name: '👩🏽‍🚀 محمد', sourcePlayerId: 'seat-2', score: '100', rank: 1, winner: true, startPlayer: false },
    ],
  });
});

test('what nobody knows is not made up in the link', () => {
  const { played: _, starts: __, ...known } = play;
  const data = dataOf(bgStatsLink({ ...known, totals: [], winners: [] }, { ...named, bggId: undefined }));
  expect(data).not.toHaveProperty('durationMin');
  expect(data).toMatchObject({
    game: { noPoints: true },
    players: [{ score: '', rank: 0, startPlayer: false }, {}, {}],
  });
  expect((data as { game: object }).game).not.toHaveProperty('bggId');
});

test('a spreadsheet gets a line for each player, and no formula', () => {
  const lines = playsCsv([play], () => 'Spy Connection').split('\r\n');
  expect(lines[0]).toBe('\ufeffplay,date,game,minutes,place,player,points,rank,winner,start,seconds');
  expect(lines[1]).toBe('n1,2026-11-19T23:05:09.000Z,Spy Connection,42,"Café, ""Zentral""",Anna,31,2,0,0,');
  const timed = { ...play, times: play.players.map((_, of) => ({ time: of * 61_400, turns: 3 })) };
  expect(playsCsv([timed], () => '').split('\r\n')[2]).toMatch(/,0,1,61$/);
  expect(lines[2]).toContain(',"\'=1+1",-3,3,0,1,');
  expect(lines).toHaveLength(5);
});

test('our own file brings everything back, and nothing twice', () => {
  const text = playsFile([play], END);
  const brought = readPlays(text, []);
  expect(brought.ok && brought.value.plays.map(playOfNoted)).toEqual([play]);
  expect(readPlays(text, [play])).toEqual({ ok: true, value: { plays: [], present: 1 } });
  // That it ended early keeps it out of the statistics there too, and whose time it was goes along.
  const early = { ...play, endedEarly: true, times: play.players.map(() => ({ time: 61_000, turns: 2 })) };
  const back = readPlays(playsFile([early], END), []);
  expect(back.ok && back.value.plays.map(playOfNoted)).toEqual([early]);
  // The same evening under another id.
  const other = { ...play, id: 'n2' };
  expect(readPlays(playsFile([play, other], END), [])).toMatchObject({ value: { present: 1 } });
});

test.each([
  ['nothing of ours', '{"format":"other"}', 'not-plays'],
  ['no JSON', '{', 'not-json'],
  ['a newer version', '{"format":"debrief-plays","version":2}', 'newer'],
  ['a play that is none', '{"format":"debrief-plays","version":1,"createdAt":1,"plays":[{}]}', 'misfit'],
  ['too much', ' '.repeat(MAX_PLAYS_BYTES + 1), 'too-large'],
])('a file with %s is refused with its reason', (_, text, kind) => {
  expect(readPlays(text, [])).toMatchObject({ ok: false, error: { kind } });
});
