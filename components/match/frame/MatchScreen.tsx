import { useRouter } from 'expo-router';
import { useState } from 'react';
import { IdleDim } from '@/components/device/IdleDim';
import { useAwake } from '@/components/device/use-awake';
import { useSettings } from '@/components/store/use-settings';
import { Button } from '@/components/ui/Button';
import { PageTitle } from '@/components/ui/PageTitle';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import type { Seat } from '@/rules/core/seat';
import { useMatch } from '../match-context';
import { RefusalSheet } from '../refusal/RefusalSheet';
import { hasSecrets, offersFor, snapshotOf } from '../snapshot';
import { usePlay } from '../use-play';
import { ActionBar } from './ActionBar';
import { boardProps } from './board-props';
import { Chance } from './Chance';
import { Debts } from './Debts';
import { GameBoard } from './GameBoard';
import { MatchBar } from './MatchBar';
import { MatchLayout } from './MatchLayout';
import { MenuActions } from './MenuActions';
import type { MenuAction } from './MenuSheet';
import { MenuSheet } from './MenuSheet';
import { Notices } from './Notices';
import { PrivateTurn } from './PrivateTurn';
import { SeatChoice } from './SeatChoice';
import { TurnHeader } from './TurnHeader';
import { UndoBar } from './UndoBar';
import { useEndEarly } from './use-end-early';

/** The frame of any running match: whose turn, what is owed, the game's board, and what to press. */
export function MatchScreen() {
  const t = useTranslate();
  const router = useRouter();
  const opened = useMatch();
  const { session, version, header, seatName } = opened;
  const { Actions } = opened.screens;
  const words = useGameWords(header.game);
  const player = usePlay();
  const endEarly = useEndEarly(player);
  const [menu, setMenu] = useState(false);
  const [action, setAction] = useState<Exclude<MenuAction, 'end'>>();
  const [chosen, setChosen] = useState<Seat>();
  const [passedTo, setPassedTo] = useState<Seat>();
  useAwake(useSettings().keepAwake);

  const snapshot = snapshotOf(session, version);
  const { status, decision, over, access } = snapshot;
  const deciding = over ? [] : (decision?.seats ?? []);
  const seat = chosen !== undefined && deciding.includes(chosen) ? chosen : deciding[0];
  const board = boardProps(opened, player, { viewer: 'table', version });
  const act = (wanted: MenuAction) => (wanted === 'end' ? endEarly() : setAction(wanted));

  if (passedTo !== undefined && passedTo !== seat) setPassedTo(undefined);
  if (passedTo !== undefined && passedTo === seat)
    return (
      <>
        <PrivateTurn seat={passedTo} player={player} onBack={() => setPassedTo(undefined)} />
        <RefusalSheet player={player} />
      </>
    );
  const turn = seat !== undefined && access === 'open' && !status.chance && (
    <>
      <SeatChoice decision={decision} seat={seat} onSeat={setChosen} />
      {Actions ? (
        <Actions {...board} seat={seat} />
      ) : (
        <ActionBar
          seat={seat}
          offers={offersFor(session, { seat, viewer: 'table', version })}
          player={player}
        />
      )}
      {hasSecrets(session, { seat, viewer: seat, version }) && (
        <Button
          label={t('secret.open', { name: seatName(seat) })}
          kind="secondary"
          icon="lock"
          onPress={() => setPassedTo(seat)}
        />
      )}
    </>
  );
  const score = () => router.push({ pathname: '/match/[id]/score', params: { id: header.id } });
  return (
    <IdleDim>
      <PageTitle title={words('name')} />
      <MatchLayout
        bar={<MatchBar entries={snapshot.entries} onMenu={() => setMenu(true)} />}
        head={
          <>
            <Notices access={access} />
            <TurnHeader snapshot={snapshot} seat={seat} />
            {!over && <Debts debts={status.debts} />}
          </>
        }
        board={<GameBoard board={board} />}
        foot={
          <>
            {over && <Button label={t('match.see-score')} icon="crown" onPress={score} />}
            {status.chance && !over && access === 'open' && (
              <Chance chance={status.chance} player={player} board={board} />
            )}
            {turn}
            {access === 'open' && <UndoBar snapshot={snapshot} player={player} />}
          </>
        }
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
