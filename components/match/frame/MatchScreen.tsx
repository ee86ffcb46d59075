import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { IdleDim } from '@/components/kit/device/IdleDim';
import { useAwake } from '@/components/kit/device/use-awake';
import { PageTitle } from '@/components/kit/PageTitle';
import { useSettings } from '@/components/kit/store/use-debrief';
import { AppText } from '@/components/kit/AppText';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { type Seat } from '@/rules/core/seat';
import { type Moment } from '@/store/match/moment';
import { useMatch, useMoment } from '../match-context';
import { RefusalSheet } from '../refusal/RefusalSheet';
import { type Dispatch, useDispatch } from '../use-dispatch';
import { actingSeat } from '../who-acts';
import { FrameContext } from './frame-context';
import { useBoardProps } from './GameBoard';
import { MenuActions, type MenuAction, MenuSheet, useEndEarly } from './MenuSheet';
import { PlainTable } from './PlainTable';
import { PrivateTurn } from './PrivateTurn';
import { SharedChance } from './SharedChance';
import { useAttending } from './use-attending';
import { useStrayTaps } from './use-stray-taps';

/** A running match: its game's table, the menu, and the phone in one person's hands. */
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
  useAttending();

  const seat = useMoment(({ standing }) => actingSeat(standing, chosen));
  const canAct = useMoment(({ access, standing }) => access === 'open' && !standing.over);
  const isStirred = useMoment(
    ({ access, standing }) => access === 'open' && !standing.over && standing.awaited.length > 0,
  );
  const act = (wanted: MenuAction) => (wanted === 'end' && !laysOpen() ? endEarly() : setAction(wanted));
  const frame = useMemo(() => ({ dispatch, seat, onMenu: () => setMenu(true) }), [dispatch, seat]);

  if (isStirred) return <SharedChance dispatch={dispatch} />;
  const isPassed = passedTo !== undefined && passedTo === seat;
  if (passedTo !== undefined && !isPassed) setPassedTo(undefined);
  if (isPassed)
    return (
      <>
        <PrivateTurn seat={passedTo} dispatch={dispatch} onBack={() => setPassedTo(undefined)} />
        <RefusalSheet dispatch={dispatch} />
      </>
    );
  return (
    <IdleDim ignores={ignores}>
      <PageTitle title={words('name')} />
      <SaveMark />
      <FrameContext value={frame}>
        <GameTable
          dispatch={dispatch}
          seat={seat}
          canAct={canAct}
          onSeat={(who) => setChoice({ seat: who, question })}
          onPass={setPassedTo}
        />
      </FrameContext>
      <MenuSheet open={menu} canAct={canAct} onClose={() => setMenu(false)} onAction={act} />
      {action && <MenuActions action={action} dispatch={dispatch} onDone={() => setAction(undefined)} />}
    </IdleDim>
  );
}

interface GameTableProps {
  readonly dispatch: Dispatch;
  readonly seat: Seat | undefined;
  readonly canAct: boolean;
  readonly onSeat: (seat: Seat) => void;
  readonly onPass: (seat: Seat) => void;
}

/** The game's own stage, or its board in the frame. */
function GameTable({ dispatch, ...rest }: GameTableProps) {
  const { screens, header } = useMatch();
  const board = useBoardProps(dispatch, 'table');
  const Table = (header.module === 'full' ? screens.Table : screens.LightTable) ?? PlainTable;
  return <Table {...board} {...rest} />;
}

/** Says of exactly these entries whether they are on the disk. Nobody has to look at it: what is not saved is said in a notice. */
function SaveMark() {
  const t = useTranslate();
  const entries = useMoment(({ standing }) => standing.entries);
  const saved = useMoment(({ saving }) => saving.kind === 'saved');
  return (
    <View style={styles.unseen}>
      <AppText variant="small" testID="save-mark">
        {t(saved ? 'match.saved' : 'match.saving', { count: entries })}
      </AppText>
    </View>
  );
}

/** Whoever was chosen for one question is not for the next. */
const questionOf = ({ standing: { status, decision } }: Moment): string =>
  `${status.round?.number ?? ''}/${decision?.purpose.key ?? ''}`;

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden' },
});
