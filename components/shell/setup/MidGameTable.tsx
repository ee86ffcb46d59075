import { useIsFocused } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Dock } from '@/components/kit/stage/Dock';
import { type DockAction } from '@/components/kit/stage/dock-action';
import { MatchStage } from '@/components/kit/stage/MatchStage';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { space } from '@/components/kit/theme/tokens';
import { type GameCard, type MidGame } from '@/components/match/game-screens';
import { whyOf } from '@/components/match/wording';
import { type BaseMove } from '@/rules/core/contract';
import { type Message } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { say as sayIn } from '@/i18n/say';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { MidGameGrid } from './MidGameGrid';
import { MidGameKeys } from './MidGameKeys';
import { SetupHead } from './SetupHead';
import { type Setup } from './use-setup';
import { useMidGame } from './use-mid-game';

interface MidGameTableProps {
  readonly card: GameCard;
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly game: MidGame | Message;
  readonly failed: boolean;
  readonly onBack: () => void;
  /** Begins the match with this seat, and sets it to what was told. */
  readonly onGo: (first: Seat | undefined, move: BaseMove | undefined) => void;
}

/** The keys need their room: the rows scroll to the one that is asked for. */
const SHARE = 0.42;
const LARGE_SHARE = 0.24;

/** Picks up a game that runs already. */
export function MidGameTable(props: MidGameTableProps) {
  const { game } = props;
  return 'rows' in game ? <Told {...props} game={game} /> : <NotHere {...props} why={game} />;
}

const useHead = ({ card, onBack }: MidGameTableProps) => {
  const t = useTranslate();
  const words = useGameWords(card.id);
  return <SetupHead title={t('midgame.title')} Emblem={card.Emblem} about={words('name')} onBack={onBack} />;
};

const useSaid = ({ card, names }: MidGameTableProps) => {
  const words = useGameWords(card.id);
  const seatName = (seat: number) => names[seat] ?? '';
  return { words, seatName, say: (message: Message) => sayIn(words, message, { seatName }) };
};

function Told(props: MidGameTableProps & { readonly game: MidGame }) {
  const { setup, game, names, failed, onGo } = props;
  const t = useTranslate();
  const head = useHead(props);
  const speaker = useSaid(props);
  const { say, seatName } = speaker;
  const told = useMidGame(setup, game);
  const growth = useTextGrowth();
  const columnName = (column: string) =>
    game.columns ? say(game.columns.name(column)) : seatName(Number(column));
  const titleOf = ({ line, column }: NonNullable<typeof told.at>) =>
    column === undefined ? say(line.label) : `${columnName(column)}, ${say(line.label)}`;
  const [wrong] = told.wrong;
  const [violation] = told.violations;
  const reason = wrong
    ? t('midgame.too-many', { name: columnName(wrong.column), count: wrong.by })
    : violation && whyOf(speaker, violation);
  const action: DockAction =
    reason !== undefined
      ? { kind: 'wait', label: reason }
      : told.mover === undefined
        ? { kind: 'wait', label: say(game.mover.label) }
        : {
            ...{ kind: 'go', icon: 'play', label: t('midgame.go', { name: seatName(told.mover) }) },
            ...(told.unknown > 0 ? { detail: t('midgame.not-known', { count: told.unknown }) } : {}),
            onPress: () => onGo(told.first, told.move.changes.length > 0 ? told.move : undefined),
          };
  const { last } = told;
  return (
    <MatchStage
      strip={head}
      stage={
        <MidGameGrid setup={setup} game={game} told={told} names={names} say={say} columnName={columnName} />
      }
      tray={
        <>
          {failed && <AppText tone="danger">{t('setup.not-started')}</AppText>}
          <MidGameKeys told={told} title={told.at ? titleOf(told.at) : ''} />
        </>
      }
      dock={
        <Dock
          scene="mid-game"
          action={action}
          undo={last && { what: titleOf(last.cell), onPress: told.undo }}
        />
      }
      share={growth > LARGE ? LARGE_SHARE : SHARE}
      inFront={useIsFocused()}
    />
  );
}

/** Why it cannot be picked up as it is set up here, and what helps. */
function NotHere(props: MidGameTableProps & { readonly why: Message }) {
  const { setup, why, onGo } = props;
  const t = useTranslate();
  const head = useHead(props);
  const { say } = useSaid(props);
  return (
    <MatchStage
      strip={head}
      stage={
        <View style={styles.why}>
          <AppText>{say(why)}</AppText>
        </View>
      }
      tray={undefined}
      dock={
        <Dock
          scene="mid-game"
          action={
            setup.depth === 'full'
              ? {
                  ...{ kind: 'go', label: t('midgame.in-simple'), icon: 'checklist' },
                  onPress: () => setup.setDepth('light'),
                }
              : { kind: 'wait', label: t('midgame.title') }
          }
          aside={{ label: t('setup.skip'), onPress: () => onGo(undefined, undefined) }}
        />
      }
      inFront={useIsFocused()}
    />
  );
}

const styles = StyleSheet.create({ why: { padding: space.l, gap: space.m } });
