import { memo } from 'react';
import { Circle, G, Line, Path, Rect } from 'react-native-svg';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useGameWords } from '@/i18n/use-say';
import { type Seat } from '@/rules/core/seat';
import { type Area, type Colour, COLOURS } from '@/rules/spymaster/model/prints';
import { GAME } from '../table';
import { type AreaPlan, type BoardPlan, CORNERS, GAP, petalPath, slotsAt } from './board-plan';
import { type MissionScene, MissionCard } from './MissionCard';
import { hubGlyph } from '../pieces/type-glyphs';
import { Locator, LOCATOR } from './Locator';
import { MissionMark } from './MissionMark';
import { Price } from './Price';
import { SvgWords } from './SvgWords';
import { Token, type TokenScene } from './Token';
import { useInks } from './use-inks';

export type Kind = Colour | 'hub';

export interface AreaScene {
  readonly tokens: Readonly<Partial<Record<Kind, readonly TokenScene[]>>>;
  readonly prices: Readonly<Partial<Record<Kind, number>>>;
  /** As far as the points reach, where there are any. */
  readonly reach?: number | undefined;
  /** The city of its Mission. */
  readonly target?: Colour | undefined;
  /** Where something is about to go. */
  readonly goals: readonly Kind[];
  readonly mission?: MissionScene | undefined;
  readonly facedown: boolean;
  /** Whose turn it is. */
  readonly seat: Seat;
  readonly dim: boolean;
  /** It is this one's turn, where Areas are walked through. */
  readonly lit?: boolean;
  /** What is to be done with its Mission between two rounds: nothing, or so many come under it. */
  readonly mark?: 'done' | '+1' | undefined;
  /** What stands beside the number. */
  readonly note?: string | undefined;
}

interface AreaDrawingProps {
  readonly plan: BoardPlan;
  readonly at: AreaPlan;
  readonly scene: AreaScene;
}

const KINDS: readonly Kind[] = ['hub', ...COLOURS];
const DIM = 0.32;

function Drawn({ plan, at, scene }: AreaDrawingProps) {
  const { colors, accent } = useTheme();
  const { cities } = useInks();
  const t = useGameWords(GAME);
  const { plate, centre, petal, hub, mission, side } = at;
  const round = Math.min(34 * plan.scale, petal.width * 0.6, petal.height * 0.7);
  const path = petalPath(petal, hub + 5, round);
  const letter = Math.min(17 * plan.scale, petal.height * 0.32);
  return (
    <G opacity={scene.dim ? DIM : 1}>
      <Rect
        x={plate.x - 3}
        y={plate.y - 3}
        width={plate.width + 6}
        height={plate.height + 6}
        rx={round + 3}
        fill={colors.sheet}
        stroke={scene.lit ? accent.fill : colors.line}
        strokeWidth={scene.lit ? 4 : 1}
      />
      {COLOURS.map((city) => {
        const corner = CORNERS[city];
        const { tint, edge } = cities[city];
        const isGoal = scene.goals.includes(city);
        const isTarget = scene.target === city;
        const name = t(`ui.pip.${city}`);
        return (
          <G key={city}>
            <G transform={`translate(${centre.x} ${centre.y}) scale(${-corner.x} ${-corner.y})`}>
              <Path
                d={path}
                fill={tint}
                stroke={isGoal ? accent.fill : edge}
                strokeWidth={isGoal ? 3 : isTarget ? 2 : 1}
                {...(isGoal || isTarget ? {} : { strokeOpacity: 0.5 })}
              />
            </G>
            {scene.prices[city] === undefined && (
              <SvgWords
                x={centre.x + corner.x * (GAP / 2 + petal.width - letter * 0.75)}
                y={centre.y + corner.y * (GAP / 2 + petal.height - letter * 0.95) + letter * 0.33}
                size={name.length > 1 ? letter * 0.84 : letter}
                color={edge}
              >
                {name}
              </SvgWords>
            )}
          </G>
        );
      })}
      <Circle
        cx={centre.x}
        cy={centre.y}
        r={hub}
        fill={colors.sheet}
        stroke={scene.goals.includes('hub') ? accent.fill : colors.ink}
        strokeWidth={scene.goals.includes('hub') ? 3.5 : 1.6}
      />
      {(scene.tokens.hub ?? []).length === 0 && scene.prices.hub === undefined && (
        <G
          transform={`translate(${centre.x - hub * 0.4} ${centre.y - hub * 0.4}) scale(${(hub * 0.8) / 24})`}
        >
          {hubGlyph.map(({ d }) => (
            <Path key={d} d={d} fill="none" stroke={colors.lineStrong} strokeWidth={2.4} />
          ))}
        </G>
      )}
      {[0, 90, 180, 270].map((turn) => (
        <Line
          key={turn}
          x1={centre.x}
          x2={centre.x}
          y1={centre.y - hub}
          y2={centre.y - hub + 4.5}
          stroke={colors.ink}
          strokeWidth={1.6}
          transform={`rotate(${turn} ${centre.x} ${centre.y})`}
        />
      ))}
      {KINDS.map((kind) => {
        const tokens = scene.tokens[kind] ?? [];
        const slots = slotsAt(plan, `${at.area}-${kind}`, tokens.length);
        return tokens.map((token, nth) => {
          const slot = slots[nth];
          return (
            slot && (
              <Token
                key={`${kind} ${token.who} ${token.soon ? 'soon' : ''}`}
                token={token}
                slot={slot}
                aside={kind === 'hub' || CORNERS[kind].x < 0 ? 1 : -1}
              />
            )
          );
        });
      })}
      {KINDS.map((kind) => {
        const cost = scene.prices[kind];
        if (cost === undefined) return undefined;
        const corner = kind === 'hub' ? undefined : CORNERS[kind];
        const crowded = (scene.tokens.hub ?? []).length > 0;
        return (
          <Price
            key={kind}
            cost={cost}
            far={cost > (scene.reach ?? cost)}
            r={(corner ? 12.5 : crowded ? 11.5 : 14.5) * Math.max(0.85, Math.min(1.3, plan.scale))}
            at={
              corner
                ? {
                    x: centre.x + corner.x * (GAP / 2 + petal.width - 10.5),
                    y: centre.y + corner.y * (GAP / 2 + petal.height - 11),
                  }
                : { x: centre.x, y: crowded ? centre.y - hub + 1 : centre.y }
            }
          />
        );
      })}
      <SvgWords
        x={at.head.x}
        y={at.head.y}
        size={Math.min(21 * plan.scale, 24)}
        color={colors.ink}
        anchor={side === 'left' ? 'start' : 'end'}
      >
        {at.number}
      </SvgWords>
      {plan.upright && scene.note === undefined && (
        <Locator
          number={at.number}
          x={at.head.x + (side === 'left' ? 15 : -15 - LOCATOR)}
          y={at.head.y - 12}
        />
      )}
      {scene.note !== undefined && (
        <SvgWords
          x={at.head.x + (side === 'left' ? 15 : -15)}
          y={at.head.y - 1}
          size={scene.note.length > 6 ? 10 : 13}
          color={accent.text}
          anchor={side === 'left' ? 'start' : 'end'}
        >
          {scene.note}
        </SvgWords>
      )}
      {scene.mission && (
        <MissionCard
          scene={scene.mission}
          frame={mission}
          facedown={scene.facedown}
          seat={scene.seat}
          side={side}
        />
      )}
      {scene.mark && <MissionMark mark={scene.mark} frame={mission} />}
    </G>
  );
}

/** An Area looks the same as long as all that is drawn of it does. */
export const AreaDrawing = memo(
  Drawn,
  (before, after) =>
    before.plan === after.plan && JSON.stringify(before.scene) === JSON.stringify(after.scene),
);

export type AreaScenes = Readonly<Record<Area, AreaScene>>;
