import { type Frame, type Point } from '@/components/kit/map/plane';
import { areaOf, placeOfArea } from '@/rules/spymaster/model/board';
import { type Area, AREAS, type Colour, type Location } from '@/rules/spymaster/model/prints';
import { kindOf } from '../table';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One Area of Operation: its hub amid four cities, and its Mission at the outer edge. */
export interface AreaPlan {
  readonly area: Area;
  /** As the board is counted, from 1. */
  readonly number: number;
  readonly plate: Frame;
  readonly mission: Frame;
  readonly centre: Point;
  readonly petal: Size;
  readonly hub: number;
  /** Where the number stands. */
  readonly head: Point;
  readonly side: 'left' | 'right';
}

export interface BoardPlan {
  readonly areas: readonly AreaPlan[];
  /** How much larger than drawn for a phone. */
  readonly scale: number;
  /** Where the ways between the hubs meet, for each hub. */
  readonly nodes: readonly Point[];
  readonly upright: boolean;
}

/** Which corner of its Area a city has, on the board and on every card. */
export const CORNERS: Readonly<Record<Colour, Point>> = {
  green: { x: -1, y: -1 },
  red: { x: 1, y: -1 },
  yellow: { x: -1, y: 1 },
  blue: { x: 1, y: 1 },
};

/** Between the cities of an Area. */
export const GAP = 5;
const MARGIN = 8;
const GUTTER = 16;
const BETWEEN = 11;
const MISSION = 50;
/** Between a Mission and the plate. */
const ASIDE = 6;
const HEAD = 22;
const DRAWN = { width: 180, height: 150 } as const;
const SCALE = { least: 0.66, most: 2 } as const;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** What one Area gets in so many columns, and how large that is against the drawing. */
const inColumns = ({ width, height }: Size, columns: number) => {
  const rows = AREAS.length / columns;
  const area = {
    width: (width - 2 * MARGIN - GUTTER * (columns - 1)) / columns,
    height: (height - BETWEEN * rows) / rows,
  };
  return { columns, rows, area, fit: Math.min(area.width / DRAWN.width, area.height / DRAWN.height) };
};

/** The six Areas as they lie on the board: in two columns, or as on the table where they are larger then. */
export const boardPlan = (size: Size): BoardPlan => {
  const [two, three] = [inColumns(size, 2), inColumns(size, 3)];
  const upright = two.fit >= three.fit;
  const { columns, rows, area, fit } = upright ? two : three;
  const scale = within(fit, SCALE.least, SCALE.most);
  const card = MISSION * Math.max(1, scale);
  const head = HEAD * Math.min(1.4, Math.max(0.8, scale));
  const areas = AREAS.map((id, place): AreaPlan => {
    const column = upright ? Math.floor(place / rows) : place % columns;
    const row = upright ? place % rows : Math.floor(place / columns);
    const left = MARGIN + column * (area.width + GUTTER);
    const top = BETWEEN / 2 + row * (area.height + BETWEEN);
    const side = upright && column === 1 ? 'right' : 'left';
    const plate = {
      x: side === 'left' ? left + card + ASIDE : left,
      y: top,
      width: area.width - card - ASIDE,
      height: area.height,
    };
    const missionAt = side === 'left' ? left : left + area.width - card;
    const inner = Math.min(plate.width, plate.height);
    return {
      area: id,
      number: place + 1,
      plate,
      mission: { x: missionAt, y: top + head, width: card, height: area.height - head },
      centre: { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 },
      petal: { width: (plate.width - GAP) / 2, height: (plate.height - GAP) / 2 },
      hub: Math.min(22 * Math.max(1, scale), inner * 0.19),
      head: { x: side === 'left' ? missionAt + 1 : missionAt + card - 1, y: top + head * 0.72 },
      side,
    };
  });
  return { areas, scale, upright, nodes: areas.map((each) => nodeOf(each, { upright, areas })) };
};

/** Upright the airway runs between the columns, otherwise between the rows. */
const nodeOf = ({ centre }: AreaPlan, { upright, areas }: Pick<BoardPlan, 'upright' | 'areas'>): Point => {
  const [first, last] = [areas[0]?.centre ?? centre, areas.at(-1)?.plate ?? { x: 0, y: 0 }];
  return upright
    ? { x: last.x - GUTTER / 2, y: centre.y }
    : { x: centre.x, y: (first.y + (areas.at(-1)?.centre.y ?? first.y)) / 2 };
};

export const areaPlanOf = (plan: BoardPlan, location: Location): AreaPlan =>
  plan.areas[placeOfArea(areaOf(location))] as AreaPlan;

/** The middle of a place: of the hub, or of what is free of it in a city. */
export const middleOfPlace = (plan: BoardPlan, location: Location): Point => {
  const { centre, petal } = areaPlanOf(plan, location);
  const kind = kindOf(location);
  if (kind === 'hub') return centre;
  const { x, y } = CORNERS[kind];
  return {
    x: centre.x + x * (GAP / 2 + petal.width * 0.54),
    y: centre.y + y * (GAP / 2 + petal.height * 0.54),
  };
};

const HUB_LEAST = 22;

/** All of a place; what of a city lies under the hub is the hub's. */
export const boxOfPlace = (plan: BoardPlan, location: Location): Frame => {
  const { centre, petal, hub } = areaPlanOf(plan, location);
  const kind = kindOf(location);
  if (kind === 'hub') {
    const half = Math.max(HUB_LEAST, hub);
    return { x: centre.x - half, y: centre.y - half, width: 2 * half, height: 2 * half };
  }
  const { x, y } = CORNERS[kind];
  return {
    x: x < 0 ? centre.x - GAP / 2 - petal.width : centre.x + GAP / 2,
    y: y < 0 ? centre.y - GAP / 2 - petal.height : centre.y + GAP / 2,
    ...petal,
  };
};

export const middleOfMission = ({ mission: { x, y, width, height } }: AreaPlan): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The outline of the city in the upper left; the others are mirrored. Around the hub a round piece is missing. */
export const petalPath = ({ width, height }: Size, hub: number, round: number): string => {
  const small = Math.min(7, width / 5, height / 5);
  const [left, top, right, low] = [-GAP / 2 - width, -GAP / 2 - height, -GAP / 2, -GAP / 2];
  const inset = Math.sqrt(Math.max(0, hub * hub - (GAP / 2) * (GAP / 2)));
  return [
    `M${left} ${top + round}A${round} ${round} 0 0 1 ${left + round} ${top}`,
    `L${right - small} ${top}Q${right} ${top} ${right} ${top + small}`,
    `L${right} ${-inset}A${hub} ${hub} 0 0 0 ${-inset} ${low}`,
    `L${left + small} ${low}Q${left} ${low} ${left} ${low - small}Z`,
  ].join('');
};

/** Where tokens stand in a city, as shares of it: 0 at the hub, 1 at the outer edge. */
const SLOTS: readonly (readonly Point[])[] = [
  [],
  [{ x: 0.52, y: 0.53 }],
  [
    { x: 0.28, y: 0.7 },
    { x: 0.72, y: 0.4 },
  ],
  [
    { x: 0.25, y: 0.81 },
    { x: 0.62, y: 0.53 },
    { x: 0.8, y: 0.19 },
  ],
  [
    { x: 0.2, y: 0.86 },
    { x: 0.47, y: 0.66 },
    { x: 0.79, y: 0.47 },
    { x: 0.74, y: 0.14 },
  ],
  [
    { x: 0.16, y: 0.88 },
    { x: 0.46, y: 0.84 },
    { x: 0.36, y: 0.58 },
    { x: 0.68, y: 0.5 },
    { x: 0.88, y: 0.44 },
    { x: 0.66, y: 0.2 },
    { x: 0.9, y: 0.14 },
  ],
];
const SIZES = [0, 1, 1, 0.92, 0.86, 0.7] as const;
const TOKEN = 25;

export interface Slot extends Point {
  readonly size: number;
}

const at = <T>(list: readonly T[], index: number): T => list[Math.min(index, list.length - 1)] as T;

/** Where so many tokens stand in a place, and how large. */
export const slotsAt = (plan: BoardPlan, location: Location, count: number): readonly Slot[] => {
  const { centre, petal, hub } = areaPlanOf(plan, location);
  const kind = kindOf(location);
  if (kind === 'hub') {
    const size = Math.min(hub * 1.15, (hub * 2.4) / (1 + count * 0.55));
    const step = count > 1 ? (hub * 1.35) / (count - 1) : 0;
    return Array.from({ length: count }, (_, nth) => ({
      x: centre.x + (count > 1 ? nth * Math.min(step, size) - (Math.min(step, size) * (count - 1)) / 2 : 0),
      y: centre.y,
      size,
    }));
  }
  const corner = CORNERS[kind];
  const size = at(SIZES, count) * Math.min(TOKEN * plan.scale, petal.height * 0.5, petal.width * 0.46);
  return at(SLOTS, count)
    .slice(0, count)
    .map(({ x, y }) => ({
      x: centre.x + corner.x * (GAP / 2 + petal.width * x),
      y: centre.y + corner.y * (GAP / 2 + petal.height * y),
      size,
    }));
};
