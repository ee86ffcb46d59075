import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { cheapestPlacement } from '@/rules/spymaster/advice/cheapest';
import { type Location, type MissionPrint } from '@/rules/spymaster/model/prints';
import { moveAgent } from '@/rules/spymaster/moves/move-agent';
import { agentName } from '../words';
import { type ActProps } from './act-props';

interface PlacementAdviceProps extends ActProps {
  readonly city: Location;
  readonly print: MissionPrint;
  readonly onDone: () => void;
}

/** SM-32, only where the table agreed on it: the cheapest way to put a Mission's Agents in place. */
export function PlacementAdvice({ table, seat, city, print, onDone }: PlacementAdviceProps) {
  const { t, view, options, place, act } = table;
  const agents = view.players[seat]?.agents ?? [];
  const placement = options.advice
    ? cheapestPlacement({ seat, agents, freelances: view.freelances }, city, print)
    : undefined;
  if (!placement || placement.steps.length === 0) return undefined;
  const { steps, points } = placement;
  const canMove = view.turn.completed === 0 && points <= view.turn.points;
  return (
    <>
      {steps.map(({ agent, from, points: cost }, nth) => (
        <AppText key={nth} variant="small" tone="accent">
          {t('ui.advice-step', { agent: agentName(table, agent), from: place(from), to: place(city), cost })}
        </AppText>
      ))}
      {canMove ? (
        <Button
          label={t('ui.advice-move', { count: points })}
          kind="secondary"
          onPress={() => {
            onDone();
            act(seat, ...steps.map(({ agent, from, to }) => moveAgent.make({ agent, from, to })));
          }}
        />
      ) : (
        <AppText variant="small" tone="soft">
          {t('ui.advice-points', { count: points })}
        </AppText>
      )}
    </>
  );
}
