import { act, screen } from '@testing-library/react-native';
import { memo } from 'react';
import { Text } from 'react-native';
import { useMoment, useStanding } from '@/components/match/match-context';
import { type Moment, type Standing } from '@/store/match/moment';
import { layTable } from '@/__tests__/support/match-table';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

interface ShownProps {
  readonly standing: Standing;
  readonly access: Moment['access'];
  readonly saving: Moment['saving'];
}

/** Drawn again only when one of its props is another one, as React's compiler makes of every component. */
const Shown = memo(function Shown({ standing, access, saving }: ShownProps) {
  const { log, status, undo, redo, over } = standing;
  const said = undo?.kind === 'said' ? undo.message.key : (undo?.kind ?? 'none');
  return (
    <>
      <Text role="button">{`${log.events.length} events, ${log.done.length} steps`}</Text>
      <Text>{`phase ${status.phase}, ${over ? 'over' : 'running'}`}</Text>
      <Text>{`undo ${said}, redo ${redo ? 'one' : 'none'}`}</Text>
      <Text>{`${access}, ${saving.kind}`}</Text>
    </>
  );
});

function Watched() {
  const access = useMoment((now) => now.access);
  const saving = useMoment((now) => now.saving);
  return <Shown standing={useStanding()} access={access} saving={saving} />;
}

const shown = (text: string) => expect(screen.getByText(text)).toBeTruthy();

test('a memoised child sees each change: a move, its undo, its redo, an early end, another tab', async () => {
  const { session, play, debrief } = await layTable(Watched);
  const start = session.moment.standing;
  shown('0 events, 0 steps');
  play('table', { type: 'draw' });
  play(0, { type: 'pass' });
  shown('2 events, 2 steps');
  shown('undo did.pass, redo none');
  act(() => void session.undo());
  shown('1 events, 1 steps');
  shown('undo did.draw, redo one');
  act(() => void session.redo());
  shown('2 events, 2 steps');
  act(() => void session.endEarly());
  shown('undo end, redo none');
  expect(screen.getByText(/over$/)).toBeTruthy();
  await act(() => debrief.flush());
  shown('open, saved');
  act(() => session.setAccess('elsewhere'));
  shown('elsewhere, saved');
  // What was given out before has not changed.
  expect([start.log.events.length, start.entries, start.over, start.undo]).toEqual([0, 0, false, undefined]);
});

test('what was selected stays the same object until it changes', async () => {
  const { session, play, debrief } = await layTable(Watched);
  play('table', { type: 'draw' });
  const { standing } = session.moment;
  await act(() => debrief.flush());
  act(() => session.setAccess('elsewhere'));
  expect(session.moment.standing).toBe(standing);
});
