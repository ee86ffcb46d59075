import { type Move } from '@/rules/spy-connection/game';
import { safeLifts } from '@/rules/spy-connection/advice/rescue';
import { takeBackAgents } from '@/rules/spy-connection/moves/take-back-agents';
import { takeBackObjective } from '@/rules/spy-connection/moves/take-back-objective';
import { type Lift } from '../stage/marks';
import { type Table } from '../table';
import { type Lifting } from './chosen';

export const NO_LIFT: Lifting = { kind: 'lift', spaces: [], circles: [] };

export const liftMoves = ({ spaces, circles }: Lifting): readonly Move[] => [
  ...(spaces.length > 0 ? [takeBackAgents.make({ spaces })] : []),
  ...circles.map((circle) => takeBackObjective.make(circle)),
];

export const liftCount = ({ active }: Table, { spaces, circles }: Lifting): number =>
  spaces.reduce((sum, space) => sum + (active.agents[space] ?? 0), circles.length);

/** SC-35: what can be lifted besides what is lifted already. */
export const liftOf = ({ state, active }: Table, { spaces }: Lifting): Lift => {
  const left = Object.fromEntries(Object.entries(active.agents).filter(([space]) => !spaces.includes(space)));
  const safe = safeLifts(state.board, { ...active, agents: left });
  return { lifted: new Set(spaces), safe: new Set([...safe, ...spaces]) };
};

/** With this space in the hand or put back; nothing where that is refused. */
export const toggledSpace = (table: Table, lifting: Lifting, space: string): Lifting | undefined => {
  const { spaces } = lifting;
  const next = spaces.includes(space) ? spaces.filter((other) => other !== space) : [...spaces, space];
  if (next.length > 0 && table.refuses(takeBackAgents.make({ spaces: next }))) return undefined;
  return { ...lifting, spaces: next };
};

export const toggledCircle = (
  lifting: Lifting,
  circle: { readonly mission: string; readonly city: string },
): Lifting => {
  const isIt = (other: typeof circle) => other.mission === circle.mission && other.city === circle.city;
  const { circles } = lifting;
  return {
    ...lifting,
    circles: circles.some(isIt) ? circles.filter((other) => !isIt(other)) : [...circles, circle],
  };
};
