import { type TableProps } from '@/components/match/game-screens';
import { useGameWords } from '@/i18n/use-say';
import { type View } from '@/rules/spymaster/light/game';
import { countHand } from '@/rules/spymaster/light/moves/count-hand';
import { enterMissions } from '@/rules/spymaster/light/moves/enter-missions';
import { takeSpyMasterCard } from '@/rules/spymaster/light/moves/take-spymaster-card';
import { asksForCard, type Options, outcome, type State } from '@/rules/spymaster/light/state';
import { presentOf } from '@/rules/spymaster/model/round';
import { leadersOf } from '@/rules/spymaster/model/scoring';
import { CountTable } from '../count/CountTable';
import { type Cell, handOf, type Known, type Sheet, typedAt } from '../count/sheet';
import { TieWords } from '../count/TieWords';
import { GAME, namesOf } from '../table';
import { WhoTook } from './WhoTook';

interface LightEndProps extends TableProps {
  readonly view: View;
}

/** SM-40 to SM-42: Missions and hands of everybody on one sheet, and on a tie alone who took the SpyMaster card. */
export function LightEnd({ view, ...props }: LightEndProps) {
  const { log, play, canAct } = props;
  const t = useGameWords(GAME);
  const state = log.state as State;
  const names = namesOf(t, log.options as Options, []);
  const { players, phase } = view;
  const known = ({ row, seat }: Cell): Known => {
    const player = players[seat];
    if (row !== 'missions') return player?.totals?.[row];
    return player?.missionsKnown ? player.points : undefined;
  };
  const sheet: Sheet = { seats: presentOf(players), known };
  const isCounted = players.every(({ totals, left }) => totals !== undefined || left);
  const leaders = isCounted
    ? leadersOf(outcome(state).scores.filter(({ seat }) => !players[seat]?.left))
    : [];
  const tied = leaders.length > 1 ? leaders : [];
  return (
    <CountTable
      {...props}
      {...{ names, sheet, tied }}
      draftsOf={(typed) =>
        sheet.seats.flatMap((seat) => [
          ...(players[seat]?.missionsKnown
            ? []
            : [
                {
                  actor: seat,
                  move: enterMissions.make({ points: typedAt(typed, { row: 'missions', seat }) }),
                },
              ]),
          ...(players[seat]?.totals
            ? []
            : [{ actor: seat, move: countHand.make({ totals: handOf(sheet, typed, seat) }) }]),
        ])
      }
      after={
        phase === 'scoring' && asksForCard(state) && canAct ? (
          <WhoTook t={t} seats={sheet.seats} onSeat={(seat) => play(seat, takeSpyMasterCard.make({}))} />
        ) : (
          tied.length > 0 && <TieWords t={t} />
        )
      }
    />
  );
}
