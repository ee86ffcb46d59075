import { useRouter } from 'expo-router';
import { NumberEditor } from '@/components/kit/NumberEditor';
import { isRefused } from '@/rules/core/violation';
import { useMatch, useStanding } from '../match-context';
import { useFrame } from './frame-context';

interface CountSheetProps {
  /** A line of the ledger. */
  readonly entry: string;
  readonly onClose: () => void;
}

/**
 * Sets one number of the table to what was counted. Where pieces would then be missing elsewhere, the screen that
 * asks for all of them takes over with what was set.
 */
export function CountSheet({ entry: id, onClose }: CountSheetProps) {
  const router = useRouter();
  const { header, say } = useMatch();
  const { dispatch } = useFrame();
  const { game, state } = useStanding().log;
  const entry = game.ledger(state, 'table').find((line) => line.id === id);
  if (entry?.kind !== 'count') return undefined;
  const set = (to: number) => {
    onClose();
    if (to === entry.value) return;
    const move = { type: 'correct', changes: [{ entry: id, to }] };
    if (isRefused(game.check(state, 'table', move)))
      router.push({
        pathname: '/match/[id]/correct',
        params: { id: header.id, asked: id, to: String(to) },
      });
    else dispatch.play('table', move);
  };
  return (
    <NumberEditor
      open
      title={say(entry.label)}
      value={entry.value}
      min={entry.min}
      max={entry.max}
      onSet={set}
      onClose={onClose}
    />
  );
}
