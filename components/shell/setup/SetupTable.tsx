import { useIsFocused, useRouter } from 'expo-router';
import { useState } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { useFeel } from '@/components/kit/device/use-feel';
import { Segmented } from '@/components/kit/Segmented';
import { Dock } from '@/components/kit/stage/Dock';
import { type DockAction } from '@/components/kit/stage/dock-action';
import { MatchStage } from '@/components/kit/stage/MatchStage';
import { useBack } from '@/components/kit/use-back';
import { type GameCard } from '@/components/match/game-screens';
import { seatNames } from '@/components/match/seat-names';
import { whyOf } from '@/components/match/wording';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { BeginsTray } from './BeginsTray';
import { DepthCards } from './DepthCards';
import { PeopleChips } from './PeopleChips';
import { SeatEditor } from './SeatEditor';
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
  const up = useBack({ pathname: '/game/[game]', params: { game: game.id } });
  const setup = useSetup(parts);
  const [spinning, setSpinning] = useState(parts.spins);
  const [edited, setEdited] = useState<number>();
  const [failed, setFailed] = useState(false);
  const names = seatNames(setup.seats, (number) => t('match.player', { number }));
  const tracking = opened === 'at-the-start';
  const { view } = setup.state;
  const begin = tracking
    ? (key: number) => setup.beginWith(key, view === 'ask' ? 'begins' : view)
    : undefined;
  const spin = () => {
    setup.draw();
    setSpinning(true);
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
  const seatName = (seat: number) => names[seat] ?? '';
  const reasons = setup.violations.map((violation) => whyOf({ words, seatName }, violation));
  const tap = (key: number) => (view === 'ask' ? begin?.(key) : setEdited(key));
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
          />
        }
        share={SHARE}
        inFront={useIsFocused()}
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

interface ChoicesProps {
  readonly parts: SetupParts;
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly reasons: readonly string[];
}

function Choices({ parts: { game, screens, opened }, setup, names, reasons }: ChoicesProps) {
  const words = useGameWords(game.id);
  const tracking = opened === 'at-the-start';
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

interface SetupDockProps {
  readonly setup: Setup;
  readonly names: readonly string[];
  /** How much there is to lay out. */
  readonly steps: number;
  /** The question who begins, where the table knows. */
  readonly asks: string | undefined;
  readonly tracking: boolean;
  readonly spinning: boolean;
  readonly reasons: readonly string[];
  readonly onSpin: () => void;
  readonly onGo: (to: 'checklist' | 'match') => void;
}

function SetupDock(props: SetupDockProps) {
  const { setup, names, steps, asks, tracking, spinning, reasons, onSpin, onGo } = props;
  const t = useTranslate();
  const { startSeat, state, step, undo, beginWith } = setup;
  const { view } = state;
  const known = startSeat !== undefined;
  const skip = { label: t('setup.skip'), onPress: () => onGo('match') };
  const large = (): DockAction => {
    if (spinning) return { kind: 'wait', label: t('setup.spinning') };
    const [reason] = reasons;
    if (reason !== undefined) return { kind: 'wait', label: reason };
    if (!tracking)
      return { kind: 'go', label: t('setup.score-start'), icon: 'score', onPress: () => onGo('match') };
    if (known && steps > 0)
      return {
        ...{ kind: 'go', label: t('setup.lay-out', { count: steps }), icon: 'checklist' },
        onPress: () => onGo('checklist'),
      };
    if (known) return { kind: 'go', label: skip.label, icon: 'play', onPress: skip.onPress };
    if (view === 'ask') return { kind: 'wait', label: t('setup.tap-seat') };
    if (asks !== undefined)
      return { kind: 'go', label: asks, icon: 'people', onPress: () => beginWith(undefined, 'ask') };
    return { kind: 'go', label: t('setup.spin'), icon: 'spin', onPress: onSpin };
  };
  const first = names[startSeat ?? 0] ?? '';
  const open = () => beginWith(undefined, 'choose');
  const back = () => {
    if (step !== undefined) return { what: step, onPress: undo };
    if (!tracking) return undefined;
    if (known)
      return {
        what:
          view === 'begins' && asks === undefined ? t('setup.the-spin') : t('setup.begins', { name: first }),
        onPress: open,
      };
    return view === 'ask' ? { what: t('setup.asking'), onPress: open } : undefined;
  };
  const again = { label: t('setup.again'), icon: 'spin', onPress: onSpin } as const;
  const may = tracking && !spinning && reasons.length === 0;
  return (
    <Dock
      scene={`${view} ${known}`}
      action={large()}
      quiet={
        may && (known || view === 'ask') ? [known ? again : { ...again, label: t('setup.by-chance') }] : []
      }
      undo={spinning ? undefined : back()}
      hint={tracking && !known && asks === undefined ? t('setup.know') : undefined}
      aside={may && known && steps > 0 ? skip : undefined}
    />
  );
}

const styles = StyleSheet.create({ centred: { textAlign: 'center' } });
