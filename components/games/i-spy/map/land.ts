import { distance, type Point } from '@/components/kit/map/plane';
import { type MapPrint } from '@/rules/i-spy/model/map';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { type Places } from './layout';

/** How far the ground of a Region reaches where no other begins. */
const REACH = 38;
const CORNERS = 32;

/** The ground of each Nation, as a path: around every Region of it, halfway to the next. */
export const landOf = ({ regions }: MapPrint, places: Places): ReadonlyMap<Nation, string> => {
  const placed = regions.flatMap(({ id, nation }) => {
    const at = places.get(id);
    return at ? [{ at, nation }] : [];
  });
  const lands = new Map<Nation, string>();
  for (const { at, nation } of placed) {
    if (!nation) continue;
    const others = placed.flatMap((other) =>
      other.at !== at && distance(other.at, at) < 2 * REACH ? [other.at] : [],
    );
    lands.set(nation, `${lands.get(nation) ?? ''}${pathOf(others.reduce(cut(at), around(at)))}`);
  }
  return lands;
};

type Shape = readonly Point[];

const around = ({ x, y }: Point): Shape =>
  Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    return { x: x + REACH * Math.cos(angle), y: y + REACH * Math.sin(angle) };
  });

/** What of a shape lies nearer to its middle than to the other point. */
const cut =
  (middle: Point) =>
  (shape: Shape, other: Point): Shape => {
    const across = { x: other.x - middle.x, y: other.y - middle.y };
    const half = (other.x ** 2 + other.y ** 2 - middle.x ** 2 - middle.y ** 2) / 2;
    const beyond = ({ x, y }: Point) => across.x * x + across.y * y - half;
    return shape.flatMap((from, at) => {
      const to = shape[(at + 1) % shape.length] ?? from;
      const [here, there] = [beyond(from), beyond(to)];
      const share = here / (here - there);
      const edge = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
      return [...(here <= 0 ? [from] : []), ...(here * there < 0 ? [edge] : [])];
    });
  };

const pathOf = (shape: Shape): string =>
  shape.length < 3 ? '' : `M${shape.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
