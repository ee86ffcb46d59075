import { useIsFocused, useRouter } from 'expo-router';
import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Dock } from '@/components/kit/stage/Dock';
import { type DockAction, type DockQuiets, type Step } from '@/components/kit/stage/dock-action';
import { MatchStage } from '@/components/kit/stage/MatchStage';
import { type SettledTaps } from '@/components/kit/stage/settled-taps';
import { useTranslate } from '@/i18n/use-translate';
import { type Seat } from '@/rules/core/seat';
import { type StripStanding } from '../game-screens';
import { useMatch, useMoment, useStanding } from '../match-context';
import { RefusalSheet } from '../refusal/RefusalSheet';
import { StageRefusal, type RefusalPlace, useRefusalDock } from '../refusal/StageRefusal';
import { type Refusal, useRefusal } from '../refusal/use-refusal';
import { useSteps } from '../steps';
import { type Refused } from '../use-dispatch';
import { CountOffer } from './CountOffer';
import { useFrame } from './frame-context';
import { MatchStrip } from './MatchStrip';
import { Notices } from './Notices';
import { SeatPanel } from './SeatPanel';
import { TurnTitle } from './TurnTitle';

export interface FrameProps {
  /** With what a previewed move would make of the numbers; otherwise as the match stands. */
  readonly strip?: StripStanding | undefined;
  readonly stage: ReactNode;
  readonly tray: ReactNode;
  /** What happens next; none where the tray has all there is to press. */
  readonly action?: DockAction | undefined;
  readonly quiet?: DockQuiets | undefined;
  /** Where the same words in the dock mean another thing, another scene. */
  readonly scene?: string | undefined;
  /** Where on the stage the answer to a refused move belongs. Without a place it comes in a sheet. */
  readonly placeOf?: ((refused: Refused) => RefusalPlace | undefined) | undefined;
  /** What a tap on a seat opens, in the place of its numbers. */
  readonly onSeat?: ((seat: Seat) => void) | undefined;
  /** What is begun on the stage and is no move yet: the way back takes that first. */
  readonly begun?: Step | undefined;
  /** Of a pad in the tray that takes the dock's place. */
  readonly taps?: SettledTaps | undefined;
  /** How much of an upright screen is the stage's at least. */
  readonly share?: number;
}

/** The frame of a running match. A game fills stage, tray and dock; whatever is not the game's own is done here. */
export function Frame(props: FrameProps) {
  const { refused } = useFrame().dispatch;
  const place = refused && props.placeOf?.(refused);
  if (refused && place) return <Refusing {...props} refused={refused} place={place} />;
  return <Framed {...props} />;
}

interface RefusingProps extends FrameProps {
  readonly refused: Refused;
  readonly place: RefusalPlace;
}

/** The reason stands at the thing, and the repair is the large button. */
function Refusing({ refused, place, ...props }: RefusingProps) {
  const { dispatch } = useFrame();
  const refusal = useRefusal(refused, dispatch);
  const { action, quiet, whole } = useRefusalDock(refused, { dispatch, refusal, words: place.words });
  return <Framed {...props} action={action} quiet={quiet} answer={{ refusal, place, whole }} />;
}

interface FramedProps extends FrameProps {
  readonly answer?: { readonly refusal: Refusal; readonly place: RefusalPlace; readonly whole: boolean };
}

function Framed(props: FramedProps) {
  const { strip, stage, tray, action, quiet = [], scene = '', answer, onSeat, begun, taps, share } = props;
  const { dispatch, seat } = useFrame();
  const inFront = useIsFocused();
  const { question, ...steps } = useSteps(dispatch);
  const phase = useMoment(({ standing }) => standing.status.phase);
  const [looking, setLooking] = useState<Seat>();
  const forced = useForcedDock();
  const dock = forced ?? { action, quiet };
  return (
    <>
      <MatchStage
        inFront={inFront}
        {...(share === undefined ? {} : { share })}
        strip={<MatchStrip standing={strip} onSeat={onSeat ?? setLooking} />}
        notice={
          <>
            <TurnTitle />
            <Notices />
            <CountOffer />
          </>
        }
        stage={
          <View style={styles.stage}>
            {stage}
            {answer && <StageRefusal refusal={answer.refusal} place={answer.place} />}
          </View>
        }
        tray={tray}
        dock={
          <Dock
            scene={`${seat ?? ''}/${phase}/${scene}`}
            {...dock}
            {...(begun ? { undo: begun } : steps)}
            taps={taps}
          />
        }
      />
      {question}
      {looking !== undefined && <SeatPanel seat={looking} onClose={() => setLooking(undefined)} />}
      {(!answer || answer.whole) && <RefusalSheet dispatch={dispatch} />}
    </>
  );
}

interface ForcedDock {
  readonly action: DockAction;
  readonly quiet: DockQuiets;
}

/** What comes before any move of the game: another window plays, the game is over, the phone has to draw. */
const useForcedDock = (): ForcedDock | undefined => {
  const t = useTranslate();
  const router = useRouter();
  const { match, session, header, say } = useMatch();
  const { dispatch } = useFrame();
  const { status, over } = useStanding();
  const access = useMoment((now) => now.access);
  const [taking, setTaking] = useState(false);
  const params = { id: header.id };
  const history = {
    label: t('history.title'),
    icon: 'clock',
    onPress: () => router.push({ pathname: '/match/[id]/history', params }),
  } as const;
  const takeOver = () => {
    setTaking(true);
    void match.takeOver().finally(() => setTaking(false));
  };
  if (access === 'elsewhere')
    return {
      action: taking
        ? { kind: 'wait', label: t('match.take-over') }
        : { kind: 'go', label: t('match.take-over'), onPress: takeOver },
      quiet: [history],
    };
  if (over) {
    const score = () => router.push({ pathname: '/match/[id]/score', params });
    return { action: { kind: 'go', label: t('match.see-score'), icon: 'score', onPress: score }, quiet: [] };
  }
  if (access === 'locked') return { action: { kind: 'wait', label: t('match.read-only') }, quiet: [history] };
  if (status.chance?.source === 'digital') {
    const draw = () => dispatch.answer(session.draw());
    const detail = say(status.chance.label);
    return {
      action: { kind: 'go', label: t('match.draw'), detail, icon: 'shuffle', onPress: draw },
      quiet: [],
    };
  }
  return undefined;
};

const styles = StyleSheet.create({ stage: { flex: 1 } });
