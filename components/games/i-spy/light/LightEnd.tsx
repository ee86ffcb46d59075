import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Stepper } from '@/components/kit/Stepper';
import { Toggle } from '@/components/kit/Toggle';
import { enterGuesses } from '@/rules/i-spy/light/moves/enter-guesses';
import { finishAssets } from '@/rules/i-spy/light/moves/finish-assets';
import { turnAsset } from '@/rules/i-spy/light/moves/turn-asset';
import { type Move } from '@/rules/i-spy/light/game';
import { type Seat } from '@/rules/core/seat';
import { type EndPhase, EndTable } from '../end/EndTable';
import { type SeatReport } from '../end/Reports';
import { type Light, type LightProps } from './light';

type Guess = Parameters<typeof enterGuesses.make>[0];

interface LightEndProps {
  readonly light: Light;
  readonly phase: EndPhase;
  readonly seat: Seat | undefined;
  readonly canAct: boolean;
}

/** IS-60, IS-61, IS-71 with the few things that the table tells. */
export function LightEnd({ light, phase, seat, canAct }: LightEndProps) {
  const { t, view, options, act } = light;
  const [told, setTold] = useState<{ readonly seat: Seat; readonly guess: Guess }>();
  const reports = phase === 'final-report' && canAct && seat !== undefined;
  const guess = !reports ? undefined : told?.seat === seat ? told.guess : firstGuess(light, seat);
  return (
    <EndTable
      teller={light}
      view={view}
      phase={phase}
      seat={seat}
      canAct={canAct}
      act={(who, move) => void act(who, move as Move)}
      dealt={options.alignments === 'digital'}
      turnAsset={(nation) => turnAsset.make({ nation })}
      finish={finishAssets.make({})}
      reports={reportsOf(light)}
      guesses={
        reports &&
        guess && (
          <Guesses
            light={light}
            seat={seat}
            guess={guess}
            onGuess={(next) => setTold({ seat, guess: next })}
          />
        )
      }
      guess={
        reports && guess
          ? {
              kind: 'go',
              label: t('ui.report-enter', { seat: light.seatName(seat) }),
              onPress: () => act(seat, enterGuesses.make(guess)),
            }
          : undefined
      }
    />
  );
}

const reportsOf = ({ view }: Light): readonly SeatReport[] =>
  view.order.flatMap((seat): readonly SeatReport[] => {
    const player = view.players[seat];
    if (!player?.alignment || !player.guesses) return [];
    const report = { ...player.guesses, cards: view.order.length - 1 };
    return [{ seat, nation: player.alignment, report, laid: [] }];
  });

/** Begins with what the other reports leave possible: of two players the second one's follows from the first. */
const firstGuess = ({ view, check }: Light, seat: Seat): Guess => {
  const [first] = [false, true]
    .flatMap((right) => view.players.map((_, count) => ({ deceived: count, allRight: right })))
    .filter((guess) => check(seat, enterGuesses.make({ ...guess })).length === 0);
  return first ?? { deceived: 0, allRight: false };
};

interface GuessesProps extends LightProps {
  readonly guess: Guess;
  readonly onGuess: (guess: Guess) => void;
}

function Guesses({ light: { t, view, seatName }, seat, guess, onGuess }: GuessesProps) {
  const opponents = view.players.filter(({ left }) => !left).length - 1;
  return (
    <>
      <AppText variant="label">{t('ui.report-of', { seat: seatName(seat) })}</AppText>
      <Stepper
        label={t('ui.deceived')}
        value={guess.deceived}
        max={opponents}
        onChange={(deceived) => onGuess({ ...guess, deceived })}
      />
      <Toggle
        label={t('ui.all-right')}
        value={guess.allRight}
        onChange={(allRight) => onGuess({ ...guess, allRight })}
      />
    </>
  );
}
