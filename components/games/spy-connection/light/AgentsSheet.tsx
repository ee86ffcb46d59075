import { AppText } from '@/components/kit/AppText';
import { Sheet } from '@/components/kit/Sheet';
import { useGameWords } from '@/i18n/use-say';
import { type Moved, type State } from '@/rules/spy-connection/light/state';
import { type Move } from '@/rules/spy-connection/light/game';
import { acceptMission } from '@/rules/spy-connection/light/moves/accept-mission';
import { placeAgents } from '@/rules/spy-connection/light/moves/place-agents';
import { takeBackAgents } from '@/rules/spy-connection/light/moves/take-back-agents';
import { GAME } from '../table';
import { Counts } from './Counts';

interface AgentsSheetProps {
  readonly kind: typeof acceptMission | typeof placeAgents | typeof takeBackAgents;
  readonly board: State['options']['board'];
  /** Why it is refused unless the table decides otherwise. */
  readonly reason: string | undefined;
  /** What could be taken back. */
  readonly most: Moved;
  readonly onDone: (move: Move) => void;
  readonly onClose: () => void;
}

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);

/** The second tap: how many Agents, and whether they lie on circles, which score. */
export function AgentsSheet({ kind, board, reason, most, onDone, onClose }: AgentsSheetProps) {
  const t = useGameWords(GAME);
  const dark = board === 'dark';
  if (kind === acceptMission)
    return (
      <Sheet open title={t('ui.light.accept-mission')} onClose={onClose}>
        {reason !== undefined && <AppText tone="danger">{reason}</AppText>}
        <Counts
          label={t(dark ? 'ui.assign-hint-dark' : 'ui.assign-hint')}
          counts={upTo(0, dark ? 3 : 2)}
          onCount={(agents) => onDone(acceptMission.make({ agents }))}
        />
      </Sheet>
    );
  const placing = kind === placeAgents;
  const moved = placing ? placeAgents : takeBackAgents;
  return (
    <Sheet open title={t(`ui.light.${kind.type}`)} onClose={onClose}>
      <Counts
        label={t(placing ? 'ui.on-circle' : 'ui.from-circle')}
        counts={upTo(1, placing ? 3 : Math.min(most.circles, 3))}
        onCount={(circles) => onDone(moved.make({ agents: 0, circles }))}
      />
      <Counts
        label={t(placing ? 'ui.on-board' : 'ui.from-board')}
        counts={upTo(1, placing ? 6 : Math.min(most.agents, 6))}
        onCount={(agents) => onDone(moved.make({ agents, circles: 0 }))}
      />
    </Sheet>
  );
}
