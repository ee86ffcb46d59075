import { useState } from 'react';
import { type ActionsProps } from '@/components/match/game-screens';
import { Grid } from '@/components/kit/Grid';
import { PointChips } from '@/components/kit/PointChips';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { type Move, type View } from '@/rules/spymaster/light/game';
import { type Options } from '@/rules/spymaster/light/state';
import { passEndsRound } from '@/rules/spymaster/model/round';
import { clearBoard } from '@/rules/spymaster/light/moves/clear-board';
import { completeMission } from '@/rules/spymaster/light/moves/complete-mission';
import { countHand } from '@/rules/spymaster/light/moves/count-hand';
import { endTurn } from '@/rules/spymaster/light/moves/end-turn';
import { enterMissions } from '@/rules/spymaster/light/moves/enter-missions';
import { pass } from '@/rules/spymaster/light/moves/pass';
import { takeSpyMasterCard } from '@/rules/spymaster/light/moves/take-spymaster-card';
import { GAME, namesOf } from '../table';
import { MissionsPad, MOST_POINTS } from './MissionsPad';
import { TotalsPad } from './TotalsPad';

/** The few things that change a count; at the end the pad. */
export function LightActions(props: ActionsProps) {
  const { log, seat, play } = props;
  const t = useGameWords(GAME);
  const { game, state } = log;
  const view = game.view(state, 'table') as View;
  const player = view.players[seat];
  const act = (move: Move) => play(seat, move);
  if (view.phase === 'gather-intelligence') return <CardTaken {...props} view={view} act={act} />;
  if (view.phase === 'operations') return <LightTurn {...props} view={view} act={act} />;
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
  return <CardTaken {...props} view={view} act={act} />;
}

interface PartProps extends ActionsProps {
  readonly view: View;
  readonly act: (move: Move) => void;
}

/** SM-24: one tap a round; at the end it can decide a tie, SM-42. */
function CardTaken({ view, act, seat, seatName }: PartProps) {
  const t = useGameWords(GAME);
  return (
    <>
      {view.phase === 'scoring' && <AppText variant="label">{t('ui.who-took-last')}</AppText>}
      <Button
        label={t('ui.took-card', { seat: seatName(seat) })}
        icon="crown"
        onPress={() => act(takeSpyMasterCard.make({}))}
      />
    </>
  );
}

/** SM-30, SM-36: a completed Mission with its points, the end of a turn in which something was done, or a pass. */
function LightTurn({ view, act, seat }: PartProps) {
  const t = useGameWords(GAME);
  const app = useTranslate();
  const [completing, setCompleting] = useState(false);
  const { ring, acted } = view;
  const ends = passEndsRound(ring, seat);
  return (
    <>
      <Grid label={app('match.actions')}>
        <Button
          label={t('ui.short.complete')}
          name={t('ui.do-complete')}
          onPress={() => setCompleting(true)}
        />
        <Button
          label={t(acted ? 'ui.do-end' : 'ui.short.end-moved')}
          name={t(acted ? 'ui.do-end' : 'ui.do-end-moved')}
          kind="secondary"
          icon="pass"
          onPress={() => act(endTurn.make({}))}
        />
        {!acted && (
          <Button
            label={t(ends ? 'ui.do-pass-end' : 'ui.do-pass')}
            kind="secondary"
            onPress={() => act(pass.make({}))}
          />
        )}
        {acted && (
          <Button label={t('ui.do-clear')} kind="secondary" onPress={() => act(clearBoard.make({}))} />
        )}
      </Grid>
      <Sheet open={completing} title={t('ui.do-complete')} onClose={() => setCompleting(false)}>
        <AppText tone="soft">{t('ui.complete-points')}</AppText>
        <PointChips
          label={t('ui.complete-points')}
          most={MOST_POINTS}
          onPoints={(points) => {
            setCompleting(false);
            act(completeMission.make({ points }));
          }}
        />
      </Sheet>
    </>
  );
}
