import { useState } from 'react';
import { type TableProps } from '@/components/match/game-screens';
import { hasSecrets } from '@/components/match/who-acts';
import { type Seat } from '@/rules/core/seat';
import { nationOf } from '@/rules/i-spy/model/check-print';
import { notePrint } from '@/rules/i-spy/moves/note-print';
import { reportOf } from '@/rules/i-spy/moves/score-final-report';
import { turnAsset } from '@/rules/i-spy/moves/turn-asset';
import { GuessSheet } from '../actions/GuessSheet';
import { missingNations } from '../entry/missing-nations';
import { MissingPrints } from '../entry/MissingPrints';
import { playerOf, type Table, useTable } from '../table';
import { type EndPhase, EndTable } from './EndTable';
import { type SeatReport } from './Reports';

interface FullEndProps extends TableProps {
  readonly phase: EndPhase;
}

/** IS-60, IS-61, IS-71 of a match that is tracked in full. */
export function FullEnd(props: FullEndProps) {
  const table = useTable(props);
  const { phase, seat, canAct, onPass, log } = props;
  const { view, t, options, make, seatName } = table;
  const [guessing, setGuessing] = useState(false);
  // A card of which nobody has read the Nation cannot be a guess.
  const unread = missingNations(view.prints);
  const left = (of: Seat) => playerOf(view, of).assets.filter(({ turned }) => !turned);
  const [next] = seat === undefined ? [] : left(seat);
  const look = seat !== undefined && phase === 'final-report' && hasSecrets(log, seat);
  return (
    <>
      <EndTable
        teller={table}
        view={view}
        phase={phase}
        seat={seat}
        canAct={canAct}
        act={(who, move) => void props.playAll([{ actor: who, move }])}
        dealt={options.alignments === 'digital'}
        assetsOf={(of) => left(of).length}
        turnAsset={(nation) => turnAsset.make({ asset: next?.asset ?? 1, nation })}
        reports={phase === 'score-final-report' ? reportsOf(table) : []}
        guesses={
          unread.length > 0 && (
            <MissingPrints
              teller={table}
              known={view.prints}
              cards={unread}
              onRead={(print) => make({ actor: 'table', move: notePrint.make({ print }) })}
            />
          )
        }
        guess={
          seat === undefined
            ? undefined
            : {
                kind: 'go',
                icon: 'lock',
                label: t('ui.guesses-of', { seat: seatName(seat) }),
                onPress: () => setGuessing(true),
              }
        }
        {...(look
          ? { quiet: [{ label: t('ui.secret'), icon: 'lock', side: 'left', onPress: () => onPass(seat) }] }
          : {})}
      />
      {guessing && seat !== undefined && (
        <GuessSheet key={seat} table={table} seat={seat} onClose={() => setGuessing(false)} />
      )}
    </>
  );
}

const reportsOf = ({ view }: Table): readonly SeatReport[] =>
  view.order.flatMap((seat): readonly SeatReport[] => {
    const { alignment } = playerOf(view, seat);
    if (!alignment) return [];
    const laid = view.order.flatMap((by) =>
      (playerOf(view, by).guesses ?? []).flatMap(({ opponent, card }) => {
        const nation = nationOf(view.prints, card);
        return opponent === seat && nation ? [{ by, nation }] : [];
      }),
    );
    return [{ seat, nation: alignment, report: reportOf(view, seat), laid }];
  });
