import { type ActionsProps } from '@/components/match/game-screens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { useGameWords } from '@/i18n/use-say';
import { type Move, type View } from '@/rules/spymaster/light/game';
import { type Options } from '@/rules/spymaster/light/state';
import { countHand } from '@/rules/spymaster/light/moves/count-hand';
import { enterMissions } from '@/rules/spymaster/light/moves/enter-missions';
import { takeSpyMasterCard } from '@/rules/spymaster/light/moves/take-spymaster-card';
import { GAME, namesOf } from '../table';
import { MissionsPad } from './MissionsPad';
import { TotalsPad } from './TotalsPad';

/** What is counted at the end. */
export function LightActions(props: ActionsProps) {
  const { log, seat, play } = props;
  const t = useGameWords(GAME);
  const { game, state } = log;
  const view = game.view(state, 'table') as View;
  const player = view.players[seat];
  const act = (move: Move) => play(seat, move);
  if (!player?.missionsKnown)
    return <MissionsPad key={seat} t={t} onPoints={(points) => act(enterMissions.make({ points }))} />;
  if (!player.totals)
    return (
      <TotalsPad
        key={seat}
        names={namesOf(t, log.options as Options, [])}
        onTotals={(totals) => act(countHand.make({ totals }))}
      />
    );
  return <CardTaken {...props} act={act} />;
}

interface PartProps extends ActionsProps {
  readonly act: (move: Move) => void;
}

/** SM-42: it can decide a tie. */
function CardTaken({ act, seat, seatName }: PartProps) {
  const t = useGameWords(GAME);
  return (
    <>
      <AppText variant="label">{t('ui.who-took-last')}</AppText>
      <Button
        label={t('ui.took-card', { seat: seatName(seat) })}
        icon="crown"
        onPress={() => act(takeSpyMasterCard.make({}))}
      />
    </>
  );
}
