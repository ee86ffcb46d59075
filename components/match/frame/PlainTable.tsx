import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import {
  type NativeScrollEvent,
  type NativeSyntheticEvent,
  ScrollView,
  StyleSheet,
  View,
} from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Segmented } from '@/components/kit/Segmented';
import { space } from '@/components/kit/theme/tokens';
import { webProps } from '@/components/kit/web-props';
import { useTranslate } from '@/i18n/use-translate';
import { type Decision } from '@/rules/core/contract';
import { type Seat } from '@/rules/core/seat';
import { type TableProps } from '../game-screens';
import { useMatch, useMoment, useStanding } from '../match-context';
import { hasSecrets } from '../who-acts';
import { Debts } from './Debts';
import { Frame } from './Frame';
import { GameBoard } from './GameBoard';
import { useFrame } from './frame-context';
import { useTurnWords } from './turn-words';

/** A game that has a board and buttons: the board on the stage, the buttons in the tray. */
export function PlainTable(props: TableProps) {
  const { dispatch } = useFrame();
  return (
    <Frame
      stage={
        <Scrolled>
          <GameBoard dispatch={dispatch} viewer="table" />
        </Scrolled>
      }
      tray={<PlainTray {...props} />}
    />
  );
}

/** What is owed in this turn, and what is done every turn, in reach of the thumb. */
function PlainTray(props: TableProps) {
  const { seat, canAct, onSeat, onPass } = props;
  const t = useTranslate();
  const { screens, seatName } = useMatch();
  const { Actions, Entry, ownLook = false } = screens;
  const { log, status, decision, over } = useStanding();
  const { chance } = status;
  if (!canAct) return over ? undefined : <Debts debts={status.debts} />;
  if (chance) return chance.source === 'physical' && Entry && <Entry {...props} />;
  const isLook = seat !== undefined && hasSecrets(log, seat);
  return (
    <>
      <TurnLines />
      <Debts debts={status.debts} />
      <SeatChoice decision={decision} seat={seat} onSeat={onSeat} />
      {seat !== undefined && (
        <Actions {...props} seat={seat} onLook={isLook ? () => onPass(seat) : undefined} />
      )}
      {isLook && !ownLook && (
        <Button
          label={t('secret.open', { name: seatName(seat) })}
          kind="secondary"
          icon="lock"
          onPress={() => onPass(seat)}
        />
      )}
    </>
  );
}

/** The part of the turn, and what limits whoever acts. */
function TurnLines() {
  const t = useTranslate();
  const { seatName, say } = useMatch();
  const { status, decision } = useStanding();
  const { title } = useTurnWords();
  const stage = say(status.label);
  // The strip says it where a game has rounds; for a screen reader it stands in the head of the page.
  const said = status.round?.of === undefined || title === stage;
  const limits = [
    ...(decision?.as === undefined ? [] : [t('match.decides-as', { name: seatName(decision.as) })]),
    ...(decision?.limits ?? []).map(say),
  ];
  return (
    <>
      {said && (
        <AppText aria-hidden variant="label">
          {stage}
        </AppText>
      )}
      {limits.map((line) => (
        <AppText key={line} variant="label">
          {line}
        </AppText>
      ))}
    </>
  );
}

interface SeatChoiceProps {
  readonly decision: Decision | undefined;
  /** Nobody yet, where it must be said. */
  readonly seat: Seat | undefined;
  readonly onSeat: (seat: Seat) => void;
}

/** Where several may act at the same time, the phone asks who does, or for what they are asked. */
function SeatChoice({ decision, seat, onSeat }: SeatChoiceProps) {
  const t = useTranslate();
  const { seatName, say } = useMatch();
  if (!decision || decision.seats.length < 2) return undefined;
  return (
    <Segmented
      label={decision.anyOrder ? say(decision.purpose) : t('match.who-acts')}
      value={seat === undefined ? '' : String(seat)}
      brief
      onChange={(value) => onSeat(Number(value))}
      choices={decision.seats.map((each) => ({ value: String(each), label: seatName(each) }))}
    />
  );
}

/** A board of numbers alone has nothing to focus, and still has to be scrolled by keys. */
const keys = webProps({ tabIndex: 0 });

function Scrolled({ children }: { readonly children: ReactNode }) {
  const scene = useMoment(({ standing: { status, decision } }) =>
    // Where several may act, whoever is left of them looks at the same thing as before.
    decision?.seats.length === 1 ? `${status.phase}/${decision.seats[0]}` : status.phase,
  );
  const { scroller, onScroll } = useTop(scene);
  return (
    <ScrollView
      ref={scroller}
      onScroll={onScroll}
      scrollEventThrottle={100}
      style={styles.fill}
      contentContainerStyle={styles.board}
      {...keys}
    >
      <View>{children}</View>
    </ScrollView>
  );
}

interface Top {
  readonly scroller: RefObject<ScrollView | null>;
  readonly onScroll: (event: NativeSyntheticEvent<NativeScrollEvent>) => void;
}

/** Back to the top at another moment. Where it is there already nothing is asked of the browser, which would lay out the page for it. */
const useTop = (scene: string): Top => {
  const scroller = useRef<ScrollView>(null);
  const away = useRef(false);
  const onScroll = useCallback(({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
    away.current = nativeEvent.contentOffset.y > 0;
  }, []);
  useEffect(() => {
    if (away.current) scroller.current?.scrollTo({ y: 0, animated: false });
  }, [scene]);
  return { scroller, onScroll };
};

const styles = StyleSheet.create({
  fill: { flex: 1 },
  board: { padding: space.l },
});
