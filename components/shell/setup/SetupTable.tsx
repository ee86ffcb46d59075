import { useIsFocused, useRouter } from 'expo-router';
import { useState } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { useDebrief, useSettings } from '@/components/kit/store/use-debrief';
import { useFeel } from '@/components/kit/device/use-feel';
import { useReducedMotion } from '@/components/kit/theme/use-reduced-motion';
import { Segmented } from '@/components/kit/Segmented';
import { MatchStage } from '@/components/kit/stage/MatchStage';
import { useBack } from '@/components/kit/use-back';
import { type GameCard } from '@/components/match/game-screens';
import { seatNames } from '@/components/match/seat-names';
import { whyOf } from '@/components/match/wording';
import { type BaseMove } from '@/rules/core/contract';
import { type Seat } from '@/rules/core/seat';
import { type Debrief } from '@/store/debrief';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { BeginsTray } from './BeginsTray';
import { useBoard } from './BoardPicture';
import { DepthCards } from './DepthCards';
import { MidGameTable } from './MidGameTable';
import { PeopleChips } from './PeopleChips';
import { SeatEditor } from './SeatEditor';
import { SetupDock } from './SetupDock';
import { SetupHead } from './SetupHead';
import { useSpin } from './SpinDial';
import { TableStage } from './TableStage';
import { type Setup, type SetupParts, useSetup } from './use-setup';

interface SetupTableProps extends SetupParts {
  readonly card: GameCard;
  /** It was asked for with the tap that led here. */
  readonly spins: boolean;
}

/** How much of an upright screen is the table's: the chips below it are needed as much. */
const SHARE = 0.38;

/** Everything has a value from the start: who is in a hurry spins at once. */
export function SetupTable(parts: SetupTableProps) {
  const { card, game, screens, opened } = parts;
  const t = useTranslate();
  const words = useGameWords(game.id);
  const router = useRouter();
  const feel = useFeel();
  const inFront = useIsFocused();
  const up = useBack({ pathname: '/game/[game]', params: { game: game.id } });
  const debrief = useDebrief();
  const setup = useSetup(parts);
  // Where motion is not wanted, the needle stands at once.
  const still = useReducedMotion();
  const [spinning, setSpinning] = useState(parts.spins && !still);
  const [edited, setEdited] = useState<number>();
  const [failed, setFailed] = useState(false);
  const board = useBoard({ draw: screens.laid, options: setup.options, players: setup.seats });
  const names = seatNames(setup.seats, (number) => t('match.player', { number }));
  const tracking = opened === 'at-the-start';
  const { view } = setup.state;
  const begin = tracking
    ? (key: number) => setup.beginWith(key, view === 'ask' ? 'begins' : view)
    : undefined;
  const spin = () => {
    setup.draw();
    if (still) feel('commit');
    else setSpinning(true);
  };
  const spun = () => {
    setSpinning(false);
    feel('commit');
  };
  const turn = useSpin(spinning, spun);
  const go = async (to: 'checklist' | 'match') => {
    const created = await setup.start();
    setFailed(!created.ok);
    if (!created.ok) return;
    if (to === 'match') setup.forget();
    const pathname = to === 'checklist' ? '/match/[id]/checklist' : '/match/[id]';
    router.replace({ pathname, params: { id: created.value } });
  };
  const back = () => {
    setup.leave();
    up();
  };
  const pickUp = async (first: Seat | undefined, move: BaseMove | undefined) => {
    const created = await setup.start(first);
    setFailed(!created.ok);
    if (!created.ok) return;
    if (move) await playFirst(debrief, created.value, move);
    setup.forget();
    router.replace({ pathname: '/match/[id]', params: { id: created.value } });
  };
  const seatName = (seat: number) => names[seat] ?? '';
  const reasons = setup.violations.map((violation) => whyOf({ words, seatName }, violation));
  const tap = (key: number) => (view === 'ask' ? begin?.(key) : setEdited(key));
  const midGame = tracking ? screens.midGame?.(setup.options) : undefined;
  if (view === 'mid-game' && midGame)
    return (
      <MidGameTable
        card={card}
        setup={setup}
        names={names}
        game={midGame}
        failed={failed}
        onBack={() => setup.beginWith(setup.state.starter, 'choose')}
        onGo={(first, move) => void pickUp(first, move)}
      />
    );
  const tray = (
    <>
      {failed && <AppText tone="danger">{t('setup.not-started')}</AppText>}
      {view === 'choose' && <Choices parts={parts} setup={setup} names={names} reasons={reasons} />}
      {view === 'begins' && <BeginsTray setup={setup} names={names} spinning={spinning} />}
      {view === 'ask' && screens.beginsAsked !== undefined && (
        <AppText variant="heading" level={2} style={styles.centred}>
          {words(screens.beginsAsked)}
        </AppText>
      )}
    </>
  );
  return (
    <>
      <MatchStage
        strip={
          <SetupHead
            title={t(tracking ? 'setup.new' : 'setup.just-score')}
            Emblem={card.Emblem}
            about={words('name')}
            onBack={back}
          />
        }
        stage={
          <TableStage
            setup={setup}
            board={board}
            names={names}
            spinning={spinning}
            turn={tracking ? turn : undefined}
            onSeat={tap}
            onBegin={begin}
          />
        }
        tray={tray}
        dock={
          <SetupDock
            setup={setup}
            names={names}
            steps={tracking ? screens.checklist(setup.options, setup.depth).length : 0}
            asks={screens.beginsAsked === undefined ? undefined : words(screens.beginsAsked)}
            tracking={tracking}
            spinning={spinning}
            reasons={reasons}
            onSpin={spin}
            onGo={(to) => void go(to)}
            onMidGame={midGame && (() => setup.beginWith(setup.state.starter, 'mid-game'))}
          />
        }
        share={SHARE}
        inFront={inFront}
      />
      {spinning && (
        <Pressable
          role="button"
          aria-label={t('setup.skip-spin')}
          onPress={spun}
          style={StyleSheet.absoluteFill}
        />
      )}
      <SeatEditor
        setup={setup}
        words={words}
        names={names}
        seat={edited}
        onBegin={begin}
        onClose={() => setEdited(undefined)}
      />
    </>
  );
}

/** What lies on the table already, before anybody looks at the match. */
const playFirst = async (debrief: Debrief, id: string, move: BaseMove): Promise<void> => {
  const opened = await debrief.openMatch(id);
  if (opened.ok) opened.value.session.play([{ actor: 'table', move }]);
  await debrief.closeMatch(id);
};

interface ChoicesProps {
  readonly parts: SetupParts;
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly reasons: readonly string[];
}

function Choices({ parts: { game, screens, opened }, setup, names, reasons }: ChoicesProps) {
  const t = useTranslate();
  const words = useGameWords(game.id);
  const { settings } = useDebrief();
  const { turnClock } = useSettings();
  const tracking = opened === 'at-the-start';
  // As the table had it last.
  const clock = {
    ...{ label: t('clock.title'), detail: t('clock.detail'), selected: turnClock },
    onPress: () => settings.set({ turnClock: !turnClock }),
  };
  return (
    <>
      <PeopleChips setup={setup} names={names} />
      {!tracking && screens.scoreAsks !== false && (
        <WhoBegan asks={screens.scoreAsks && words(screens.scoreAsks)} setup={setup} names={names} />
      )}
      {tracking && <DepthCards setup={setup} />}
      <screens.Setup
        options={setup.options}
        players={setup.seats}
        depth={setup.depth}
        prints={setup.prints}
        more={tracking ? [clock] : []}
        onChange={setup.setOptions}
      />
      {reasons.map((reason) => (
        <AppText key={reason} tone="danger" aria-live="polite">
          {reason}
        </AppText>
      ))}
    </>
  );
}

interface WhoBeganProps {
  /** What the game asks for at its end in the place of who began. */
  readonly asks: string | undefined;
  readonly setup: Setup;
  readonly names: readonly string[];
}

/** At the end the one who began may decide a tie, and chance no longer can. */
function WhoBegan({ asks, setup: { seats, startSeat = 0, change }, names }: WhoBeganProps) {
  const t = useTranslate();
  return (
    <Segmented
      label={asks ?? t('setup.started')}
      brief
      value={String(seats[startSeat]?.key)}
      onChange={(value) => change({ starter: Number(value) })}
      choices={seats.map(({ key }, seat) => ({ value: String(key), label: names[seat] ?? '' }))}
    />
  );
}

const styles = StyleSheet.create({ centred: { textAlign: 'center' } });
