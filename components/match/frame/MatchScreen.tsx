import { useState } from 'react';
import { IdleDim } from '@/components/kit/device/IdleDim';
import { useAwake } from '@/components/kit/device/use-awake';
import { useSettings } from '@/components/kit/store/use-settings';
import { PageTitle } from '@/components/kit/PageTitle';
import { useGameWords } from '@/i18n/use-say';
import { type Seat } from '@/rules/core/seat';
import { useMatch } from '../match-context';
import { RefusalSheet } from '../refusal/RefusalSheet';
import { type Snapshot, actingSeat } from '../snapshot';
import { type Player, usePlay } from '../use-play';
import { useSettled, useSnapshot } from '../use-snapshot';
import { GameBoard } from './GameBoard';
import { MatchBar } from './MatchBar';
import { MatchFoot } from './MatchFoot';
import { MatchHead } from './MatchHead';
import { MatchLayout } from './MatchLayout';
import { MenuActions } from './MenuActions';
import { type MenuAction, MenuSheet } from './MenuSheet';
import { PrivateTurn } from './PrivateTurn';
import { UndoBar } from '../UndoBar';
import { useEndEarly } from './use-end-early';
import { useStrayTaps } from './use-stray-taps';

/** The frame of any running match: whose turn, what is owed, the game's board, and what to press. */
export function MatchScreen() {
  const { header } = useMatch();
  const words = useGameWords(header.game);
  const player = usePlay();
  const { endEarly, laysOpen } = useEndEarly(player);
  const [menu, setMenu] = useState(false);
  const [action, setAction] = useState<MenuAction>();
  const question = useSettled(questionOf);
  const [choice, setChoice] = useState<{ readonly seat: Seat; readonly question: string }>();
  const chosen = choice?.question === question ? choice.seat : undefined;
  const [passedTo, setPassedTo] = useState<Seat>();
  const ignores = useStrayTaps();
  useAwake(useSettings().keepAwake);

  const over = useSnapshot((now) => now.over);
  const access = useSnapshot((now) => now.access);
  const moment = useSettled(momentOf);
  const isPassed = useSnapshot((now) => passedTo !== undefined && passedTo === actingSeat(now, chosen));
  const act = (wanted: MenuAction) => (wanted === 'end' && !laysOpen() ? endEarly() : setAction(wanted));

  if (passedTo !== undefined && !isPassed) setPassedTo(undefined);
  if (passedTo !== undefined && isPassed)
    return (
      <>
        <PrivateTurn seat={passedTo} player={player} onBack={() => setPassedTo(undefined)} />
        <RefusalSheet player={player} />
      </>
    );
  return (
    <IdleDim ignores={ignores}>
      <PageTitle title={words('name')} />
      <MatchLayout
        moment={moment}
        bar={<MatchBar onMenu={() => setMenu(true)} />}
        head={<MatchHead chosen={chosen} />}
        board={<GameBoard player={player} viewer="table" />}
        foot={
          <MatchFoot
            player={player}
            chosen={chosen}
            onSeat={(seat) => setChoice({ seat, question })}
            onPass={setPassedTo}
          />
        }
        undo={access === 'open' && <LastStep player={player} />}
      />
      <MenuSheet
        open={menu}
        canAct={access === 'open' && !over}
        onClose={() => setMenu(false)}
        onAction={act}
      />
      {action && <MenuActions action={action} player={player} onDone={() => setAction(undefined)} />}
      <RefusalSheet player={player} />
    </IdleDim>
  );
}

function LastStep({ player }: { readonly player: Player }) {
  return <UndoBar snapshot={useSnapshot((now) => now)} player={player} />;
}

/** Whoever was chosen for one question is not for the next. */
const questionOf = ({ status, decision }: Snapshot): string =>
  `${status.round?.number ?? ''}/${decision?.purpose.key ?? ''}`;

/** Where several may act, whoever is left of them looks at the same thing as before. */
const momentOf = ({ status, decision }: Snapshot): string =>
  decision?.seats.length === 1 ? `${status.phase}/${decision.seats[0]}` : status.phase;
