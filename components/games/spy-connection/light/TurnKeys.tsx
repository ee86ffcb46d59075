import { type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { space } from '@/components/kit/theme/tokens';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { acceptMission } from '@/rules/spy-connection/light/moves/accept-mission';
import { placeAgents } from '@/rules/spy-connection/light/moves/place-agents';
import { takeBackAgents } from '@/rules/spy-connection/light/moves/take-back-agents';
import { type Move } from '@/rules/spy-connection/light/game';
import { PRINTED_PRICES, slotPrice } from '@/rules/spy-connection/model/prices';
import { Caption } from '../Caption';
import { KeyRow } from '../KeyRow';
import { type Light, LOW } from './light';

/** Five keys beside the words, each as wide as a finger. */
const NARROW = 388;
const SLOTS = [1, 2, 3, 4] as const;

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);

/** What is done in a turn, a key for each number: it counts at once. */
export function TurnKeys({ light }: { readonly light: Light }) {
  const { t, state, player } = light;
  const low = useWindowDimensions().height < LOW;
  const { board: side } = state.options;
  const dark = side === 'dark';
  const paid = new Set(
    SLOTS.map((slot) => slotPrice({ side, prices: PRINTED_PRICES, slot, open: player.open })),
  );
  const option = (number: string, what: string, { counts, move }: Keyed) => (
    <Line number={number} words={t(`ui.light.${what}`)}>
      <KeyRow
        label={t(`ui.light.${what}`)}
        keys={keysOf(light, what, { counts, move }).map((key, place) => ({
          ...key,
          unlikely: key.unlikely || (what === 'accept' && !paid.has(counts[place] ?? 0)),
        }))}
      />
    </Line>
  );
  return (
    <View style={styles.keys}>
      {!low && (
        <Caption title={t('phase.turn')} detail={t(dark ? 'ui.light.dark-hint' : 'ui.light.moving')} />
      )}
      {option('1', 'accept', {
        counts: upTo(0, dark ? 3 : 2),
        move: (agents) => acceptMission.make({ agents }),
      })}
      {option(t('ui.light.or'), 'connect', {
        counts: upTo(1, 5),
        move: (agents) => placeAgents.make({ agents, circles: 0 }),
      })}
      {option('2', 'cover', {
        counts: upTo(1, 3),
        move: (circles) => placeAgents.make({ agents: 0, circles }),
      })}
      {!low && <BackKeys light={light} />}
    </View>
  );
}

/** A key for each of these numbers, and the move that it makes. */
interface Keyed {
  readonly counts: readonly number[];
  readonly move: (count: number) => Move;
}

const keysOf = ({ t, refuses, act }: Light, what: string, { counts, move }: Keyed) =>
  counts.map((count) => ({
    label: String(count),
    name: t(`ui.key.${what}`, { count }),
    unlikely: refuses(move(count)),
    onPress: () => act(move(count)),
  }));

/** SC-35, SC-36: Agents that come back, from the board or from circles. */
export function BackKeys({ light }: { readonly light: Light }) {
  const { t } = light;
  const half = (what: string, { counts, move }: Keyed) => (
    <Half words={t(`ui.light.${what}`)} grow={counts.length}>
      <KeyRow label={t(`ui.light.${what}`)} keys={keysOf(light, what, { counts, move })} />
    </Half>
  );
  return (
    <View style={styles.back}>
      {half('from-board', {
        counts: upTo(1, 5),
        move: (agents) => takeBackAgents.make({ agents, circles: 0 }),
      })}
      {half('from-circles', {
        counts: upTo(1, 2),
        move: (circles) => takeBackAgents.make({ agents: 0, circles }),
      })}
    </View>
  );
}

interface LineProps {
  readonly number: string;
  readonly words: string;
  readonly children: ReactNode;
}

function Line({ number, words, children }: LineProps) {
  const large = useTextGrowth() > LARGE;
  const narrow = useWindowDimensions().width < NARROW;
  return (
    <View style={[styles.line, large && styles.stacked]}>
      <View aria-hidden style={[styles.words, narrow && styles.narrow]}>
        <AppText variant="count" tone="accent" style={styles.number}>
          {number}
        </AppText>
        <AppText variant="dense" style={styles.what}>
          {words}
        </AppText>
      </View>
      {children}
    </View>
  );
}

interface HalfProps {
  readonly words: string;
  /** How many keys share the room. */
  readonly grow: number;
  readonly children: ReactNode;
}

function Half({ words, grow, children }: HalfProps) {
  return (
    <View style={[styles.half, { flexGrow: grow, flexBasis: grow * 40 }]}>
      <AppText aria-hidden variant="small" tone="soft" numberOfLines={1}>
        {words}
      </AppText>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  keys: { gap: 5, paddingBottom: space.xs },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  stacked: { flexDirection: 'column', alignItems: 'stretch' },
  words: { flexDirection: 'row', alignItems: 'center', gap: space.xs, width: 112 },
  narrow: { width: 98 },
  number: { minWidth: 18 },
  what: { flexShrink: 1 },
  back: { flexDirection: 'row', gap: space.m },
  half: { flexShrink: 1, minWidth: 0 },
});
