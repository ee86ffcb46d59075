import { cityOf, distance } from '@/rules/spymaster/model/board';
import { type Area, COLOURS, type Location } from '@/rules/spymaster/model/prints';
import { type SpaceView } from '@/rules/spymaster/model/view';
import { standingAt } from '../pieces/Agents';
import { type AreaScene, type AreaScenes, type Kind } from '../stage/AreaDrawing';
import { type MissionScene } from '../stage/MissionCard';
import { type TokenScene } from '../stage/Token';
import { kindOf, type Table } from '../table';
import { agentsInPlace, type Placed, placedAfter } from './plan';
import { type Doing } from './use-turn';

const KINDS: readonly Kind[] = ['hub', ...COLOURS];

interface TokensOf {
  readonly placed: Placed;
  readonly location: Location;
  /** Whose Agents may move now; all of them while the board is set up. */
  readonly active: number | 'all';
  readonly doing?: Doing | undefined;
}

/** Who stands in a place: the own Agents first, those of nobody last. */
export const tokensAt = ({ placed, location, active, doing }: TokensOf): readonly TokenScene[] => {
  const { special, freelance } = standingAt(placed, location);
  const arrives = doing?.moves.filter(({ to }) => to === location).map(({ agent }) => agent) ?? [];
  const held = doing?.held?.from === location ? doing.held.agent : undefined;
  const marks = (who: TokenScene['who']) => ({
    ...(held === who ? { lifted: true } : {}),
    ...(arrives.includes(who) && held !== who ? { soon: true } : {}),
  });
  return [
    ...special.flatMap((count, seat): readonly TokenScene[] =>
      count > 0 ? [{ who: seat, count, solid: active === 'all' || seat === active, ...marks(seat) }] : [],
    ),
    ...(freelance > 0
      ? [{ who: 'freelance' as const, count: freelance, solid: true, ...marks('freelance') }]
      : []),
  ];
};

/** The six Areas in the middle of a turn, as they would be after what is planned. */
export const turnScenes = (table: Table, doing: Doing, turnedUp: readonly Area[]): AreaScenes => {
  const { t, view } = table;
  const placed = placedAfter(view, doing.moves);
  const { held, paying, claiming } = doing;
  const asked = paying?.area ?? claiming;
  const from = held?.agent === undefined ? undefined : held.from;
  const { turn, active } = view;
  const entries = view.spaces.map((space): readonly [Area, AreaScene] => {
    const { area } = space;
    const mission = missionScene({ table, placed, doing, space });
    const isNew = mission.kind === 'blank' && turnedUp.includes(area);
    const places = KINDS.map((kind) => [kind, `${area}-${kind}` as const] as const);
    const reach = turn.burned ? turn.points : undefined;
    return [
      area,
      {
        tokens: Object.fromEntries(
          places.map(([kind, location]) => [kind, tokensAt({ placed, location, active, doing })]),
        ),
        prices:
          from === undefined
            ? {}
            : Object.fromEntries(
                places.flatMap(([kind, to]) => (to === from ? [] : [[kind, distance(from, to)]])),
              ),
        ...(reach === undefined ? {} : { reach }),
        target: space.faceup?.print?.colour,
        goals: goalsIn(area, space, doing),
        mission: isNew || claiming === area ? hot(mission) : mission,
        facedown: space.facedown,
        seat: active,
        dim: asked !== undefined && asked !== area,
        ...(mission.kind === 'print' && mission.look === 'ready'
          ? { note: t('ui.turn.ready') }
          : isNew
            ? { note: t('ui.turn.new') }
            : {}),
      },
    ];
  });
  return Object.fromEntries(entries) as AreaScenes;
};

const hot = (mission: MissionScene): MissionScene =>
  mission.kind === 'blank' ? { ...mission, hot: true } : mission;

const goalsIn = (area: Area, space: SpaceView, { moves, paying, lacking }: Doing): readonly Kind[] => {
  const colour = space.faceup?.print?.colour;
  const asked = (paying?.area === area || lacking === area) && colour ? [colour] : [];
  const ends = moves.flatMap(({ to }) => (to.startsWith(`${area}-`) ? [kindOf(to)] : []));
  return [...asked, ...ends];
};

interface MissionAt {
  readonly table: Table;
  readonly placed: Placed;
  readonly doing: Doing;
  readonly space: SpaceView;
}

export const missionScene = ({ table: { view }, placed, doing, space }: MissionAt): MissionScene => {
  const { area, faceup, facedown } = space;
  if (!faceup) return { kind: facedown ? 'hidden' : 'none' };
  const { print } = faceup;
  if (!print) return { kind: 'blank', hot: false };
  const now = agentsInPlace(view, view.active, { area, print });
  const then = agentsInPlace(placed, view.active, { area, print });
  return {
    kind: 'print',
    print,
    specials: { there: then.specials.there, soon: then.specials.there !== now.specials.there },
    freelances: { there: then.freelances.there, soon: then.freelances.there !== now.freelances.there },
    look: doing.lacking === area ? 'refused' : then.met && now.met ? 'ready' : then.met ? 'soon' : 'plain',
  };
};

/** Where the Agents of a Mission have to stand. */
export const cityOfMission = (table: Table, area: Area): Location | undefined => {
  const print = table.view.spaces.find((space) => space.area === area)?.faceup?.print;
  return print && cityOf(area, print.colour);
};
