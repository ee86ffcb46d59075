import { G, Line, Path, Rect } from 'react-native-svg';
import { type Frame } from '@/components/kit/map/plane';
import { seatColorOf } from '@/components/kit/theme/seats';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useMatch } from '@/components/match/match-context';
import { type Seat } from '@/rules/core/seat';
import { type MissionPrint } from '@/rules/spymaster/model/prints';
import { CitySign } from './CitySign';
import { RefillSpace, WalkSpace } from './MissionSpace';
import { HAT, PAWN, PENCIL } from './glyphs';
import { SvgType } from './SvgType';
import { SvgWords } from './SvgWords';
import { useInks } from './use-inks';

export interface Asked {
  readonly there: number;
  /** It will be met once what is planned is done. */
  readonly soon: boolean;
}

/** What lies on the Mission space of an Area. */
export type MissionScene =
  | { readonly kind: 'none' | 'hidden' }
  /** Two new ones come here, one of them faceup. */
  | { readonly kind: 'refill' }
  /** So many Agents are put into the Area, or were. */
  | { readonly kind: 'walk'; readonly count: number; readonly now: boolean; readonly mixed: boolean }
  /** `still` where it cannot be read now. */
  | { readonly kind: 'blank'; readonly hot: boolean; readonly still?: boolean }
  | {
      readonly kind: 'print';
      readonly print: MissionPrint;
      readonly specials: Asked;
      readonly freelances: Asked;
      /** Its Agents are in place: by what everybody sees, never by what a hand can pay. */
      readonly look: 'ready' | 'soon' | 'plain' | 'refused';
    };

interface MissionCardProps {
  readonly scene: MissionScene;
  readonly frame: Frame;
  readonly facedown: boolean;
  readonly seat: Seat;
  readonly side: 'left' | 'right';
}

const ROUND = 7;

export function MissionCard({ scene, frame, facedown, seat, side }: MissionCardProps) {
  const { colors, accent } = useTheme();
  const { glow } = useInks();
  const { x, y, width, height } = frame;
  const peek = side === 'left' ? -1 : 1;
  const under = facedown && scene.kind !== 'hidden' && (
    <Rect
      x={x + peek * 3}
      y={y + 4}
      width={width}
      height={height - 4}
      rx={ROUND}
      fill={colors.inset}
      stroke={colors.lineStrong}
      strokeWidth={1.2}
    />
  );
  const card = { x, y, width, height: height - 4, rx: ROUND } as const;
  switch (scene.kind) {
    case 'none':
      return (
        <Rect {...card} fill="none" stroke={colors.lineStrong} strokeWidth={1.3} strokeDasharray="4 4" />
      );
    case 'refill':
      return <RefillSpace frame={frame} />;
    case 'walk':
      return <WalkSpace frame={frame} count={scene.count} now={scene.now} mixed={scene.mixed} />;
    case 'hidden':
      return (
        <>
          <Rect {...card} fill={colors.inset} stroke={colors.lineStrong} strokeWidth={1.3} />
          <Rect
            x={x + 4}
            y={y + 4}
            width={width - 8}
            height={height - 12}
            rx={3}
            fill="none"
            stroke={colors.lineStrong}
            strokeDasharray="2 2.5"
          />
        </>
      );
    case 'blank':
      return (
        <>
          {under}
          {scene.hot && <Glow frame={frame} near={glow.near} far={glow.far} />}
          <Rect
            {...card}
            fill={colors.sheet}
            stroke={scene.hot ? accent.fill : colors.lineStrong}
            strokeWidth={scene.hot ? 2 : 1.5}
            {...(scene.hot ? {} : { strokeDasharray: '4 3' })}
          />
          <SvgWords
            x={x + width / 2}
            y={y + height / 2 + (scene.still ? 10 : 4)}
            size={34}
            color={accent.text}
          >
            ?
          </SvgWords>
          {!scene.still && (
            <G transform={`translate(${x + width / 2 - 8} ${y + height / 2 + 14})`}>
              <Path d={PENCIL} fill="none" stroke={accent.text} strokeWidth={1.5} strokeLinejoin="round" />
            </G>
          )}
        </>
      );
    case 'print': {
      const ready = scene.look === 'ready';
      return (
        <>
          {under}
          {ready && <Glow frame={frame} near={glow.near} far={glow.far} />}
          {scene.look === 'soon' && (
            <Rect
              x={x - 3}
              y={y - 3}
              width={width + 6}
              height={height + 2}
              rx={ROUND + 3}
              fill="none"
              stroke={accent.fill}
              strokeWidth={2.5}
              strokeDasharray="5 4"
            />
          )}
          <Rect {...card} fill={colors.sheet} />
          <Print scene={scene} frame={{ ...frame, height: height - 4 }} seat={seat} />
          <Rect
            {...card}
            fill="none"
            stroke={scene.look === 'refused' ? colors.danger : ready ? accent.fill : colors.ink}
            strokeWidth={scene.look === 'refused' ? 3 : ready ? 2 : 1.4}
          />
        </>
      );
    }
  }
}

interface GlowProps {
  readonly frame: Frame;
  readonly near: string;
  readonly far: string;
}

/** Opaque, from the outside in: see-through lines over each other would add up. */
function Glow({ frame: { x, y, width, height }, near, far }: GlowProps) {
  const ring = (out: number, color: string) => (
    <Rect
      x={x - out}
      y={y - out}
      width={width + 2 * out}
      height={height - 4 + 2 * out}
      rx={ROUND + out}
      fill={color}
    />
  );
  return (
    <>
      {ring(6, far)}
      {ring(3, near)}
    </>
  );
}

interface PrintProps {
  readonly scene: Extract<MissionScene, { readonly kind: 'print' }>;
  readonly frame: Frame;
  readonly seat: Seat;
}

function Print({ scene, frame: { x, y, width, height }, seat }: PrintProps) {
  const { colors, seats } = useTheme();
  const { types } = useInks();
  const { header } = useMatch();
  const { print, specials, freelances } = scene;
  const { fill, on } = types[print.intelligence.type];
  const own = seats[seatColorOf(header.players[seat]?.colour ?? seat)];
  const scale = Math.min(width / 50, height / 118);
  const band = Math.min(34 * scale, height * 0.26);
  const top = Math.min(36 * scale, height * 0.28);
  const points = 29 * scale - (print.points > 9 ? 3 * scale : 0);
  const rows = height - top - band;
  const row = (nth: number) => y + top + rows * (nth === 0 ? 0.28 : 0.74);
  const glyph = 19 * scale;
  return (
    <>
      <SvgWords x={x + width * 0.28} y={y + top / 2 + points * 0.34} size={points} color={colors.ink}>
        {print.points}
      </SvgWords>
      <CitySign city={print.colour} x={x + width * 0.72} y={y + top / 2} size={20 * scale} />
      <Line x1={x + 6} x2={x + width - 6} y1={y + top} y2={y + top} stroke={colors.line} />
      <Need
        path={PAWN}
        fill={own.fill}
        edge={own.edge}
        needed={print.specialAgents}
        asked={specials}
        middle={{ x: x + width / 2, y: row(0) }}
        scale={Math.min(scale, rows / 46)}
      />
      <Need
        path={HAT}
        fill={colors.ink}
        edge={colors.ink}
        needed={print.freelanceAgents}
        asked={freelances}
        middle={{ x: x + width / 2, y: row(1) }}
        scale={Math.min(scale, rows / 46)}
      />
      <Path
        d={`M${x} ${y + height - band}h${width}v${band - ROUND}a${ROUND} ${ROUND} 0 0 1 ${-ROUND} ${ROUND}h${
          2 * ROUND - width
        }a${ROUND} ${ROUND} 0 0 1 ${-ROUND} ${-ROUND}z`}
        fill={fill}
      />
      <SvgType
        type={print.intelligence.type}
        x={x + width * 0.3 - glyph / 2}
        y={y + height - band / 2 - glyph / 2}
        size={glyph}
        color={on}
      />
      <SvgWords x={x + width * 0.72} y={y + height - band / 2 + 8 * scale} size={23 * scale} color={on}>
        {print.intelligence.value}
      </SvgWords>
    </>
  );
}

interface NeedProps {
  readonly path: string;
  readonly fill: string;
  readonly edge: string;
  readonly needed: number;
  readonly asked: Asked;
  readonly middle: { readonly x: number; readonly y: number };
  readonly scale: number;
}

/** The piece once, then how many are there of how many: on a ground of ink where that is enough. */
function Need({ path, fill, edge, needed, asked: { there, soon }, middle: { x, y }, scale }: NeedProps) {
  const { colors, accent } = useTheme();
  if (needed === 0)
    return (
      <SvgWords x={x} y={y + 5} size={16 * scale} color={colors.inkSoft}>
        –
      </SvgWords>
    );
  const icon = 17 * scale;
  const pill = 25 * scale;
  const start = x - (icon + 1.5 + pill) / 2;
  const met = there >= needed;
  return (
    <>
      <G transform={`translate(${start} ${y - icon / 2}) scale(${icon / 24})`}>
        <Path d={path} fill={fill} stroke={edge} strokeWidth={1.4} />
      </G>
      {met && (
        <Rect
          x={start + icon + 1.5}
          y={y - 9.5 * scale}
          width={pill}
          height={19 * scale}
          rx={5 * scale}
          fill={soon ? colors.sheet : colors.ink}
          stroke={soon ? accent.fill : colors.ink}
          strokeWidth={soon ? 1.8 : 1}
          {...(soon ? { strokeDasharray: '3 2' } : {})}
        />
      )}
      <SvgWords
        x={start + icon + 1.5 + pill / 2}
        y={y + 6 * scale}
        size={17 * scale}
        color={met ? (soon ? accent.text : colors.sheet) : colors.ink}
      >
        {`${Math.min(there, needed)}/${needed}`}
      </SvgWords>
    </>
  );
}
