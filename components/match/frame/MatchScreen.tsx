import { useState } from 'react';
import { IdleDim } from '@/components/kit/device/IdleDim';
import { useAwake } from '@/components/kit/device/use-awake';
import { useSettings } from '@/components/kit/store/use-debrief';
import { PageTitle } from '@/components/kit/PageTitle';
import { useGameWords } from '@/i18n/use-say';
import { type Seat } from '@/rules/core/seat';
import { useMatch, useMoment, useStanding } from '../match-context';
import { RefusalSheet } from '../refusal/RefusalSheet';
import { type Moment } from '@/store/match/moment';
import { actingSeat } from '../who-acts';
import { type Dispatch, useDispatch } from '../use-dispatch';
import { GameBoard } from './GameBoard';
import { MatchBar } from './MatchBar';
import { MatchFoot } from './MatchFoot';
import { MatchHead } from './MatchHead';
import { MatchLayout } from './MatchLayout';
import { MenuActions, type MenuAction, MenuSheet, useEndEarly } from './MenuSheet';
import { PrivateTurn } from './PrivateTurn';
import { UndoBar } from '../UndoBar';
import { useStrayTaps } from './use-stray-taps';

/** The frame of any running match: whose turn, what is owed, the game's board, and what to press. */
export function MatchScreen() {
  const { header } = useMatch();
  const words = useGameWords(header.game);
  const dispatch = useDispatch();
  const { endEarly, laysOpen } = useEndEarly(dispatch);
  const [menu, setMenu] = useState(false);
  const [action, setAction] = useState<MenuAction>();
  const question = useMoment(questionOf);
  const [choice, setChoice] = useState<{ readonly seat: Seat; readonly question: string }>();
  const chosen = choice?.question === question ? choice.seat : undefined;
  const [passedTo, setPassedTo] = useState<Seat>();
  const ignores = useStrayTaps();
  useAwake(useSettings().keepAwake);

  const over = useMoment(({ standing }) => standing.over);
  const access = useMoment((now) => now.access);
  const scene = useMoment(sceneOf);
  const isPassed = useMoment(
    ({ standing }) => passedTo !== undefined && passedTo === actingSeat(standing, chosen),
  );
  const act = (wanted: MenuAction) => (wanted === 'end' && !laysOpen() ? endEarly() : setAction(wanted));

  if (passedTo !== undefined && !isPassed) setPassedTo(undefined);
  if (passedTo !== undefined && isPassed)
    return (
      <>
        <PrivateTurn seat={passedTo} dispatch={dispatch} onBack={() => setPassedTo(undefined)} />
        <RefusalSheet dispatch={dispatch} />
      </>
    );
  return (
    <IdleDim ignores={ignores}>
      <PageTitle title={words('name')} />
      <MatchLayout
        scene={scene}
        bar={<MatchBar onMenu={() => setMenu(true)} />}
        head={<MatchHead chosen={chosen} />}
        board={<GameBoard dispatch={dispatch} viewer="table" />}
        foot={
          <MatchFoot
            dispatch={dispatch}
            chosen={chosen}
            onSeat={(seat) => setChoice({ seat, question })}
            onPass={setPassedTo}
          />
        }
        undo={access === 'open' && <LastStep dispatch={dispatch} />}
      />
      <MenuSheet
        open={menu}
        canAct={access === 'open' && !over}
        onClose={() => setMenu(false)}
        onAction={act}
      />
      {action && <MenuActions action={action} dispatch={dispatch} onDone={() => setAction(undefined)} />}
      <RefusalSheet dispatch={dispatch} />
    </IdleDim>
  );
}

function LastStep({ dispatch }: { readonly dispatch: Dispatch }) {
  return <UndoBar standing={useStanding()} dispatch={dispatch} />;
}

/** Whoever was chosen for one question is not for the next. */
const questionOf = ({ standing: { status, decision } }: Moment): string =>
  `${status.round?.number ?? ''}/${decision?.purpose.key ?? ''}`;

/** Where several may act, whoever is left of them looks at the same thing as before. */
const sceneOf = ({ standing: { status, decision } }: Moment): string =>
  decision?.seats.length === 1 ? `${status.phase}/${decision.seats[0]}` : status.phase;
