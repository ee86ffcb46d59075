import { type Print } from '@/rules/core/shape';
import { listed, message, type Message, number } from '@/rules/core/message';
import { type Board } from '../model/board';
import {
  citiesParam,
  cityParam,
  type CityPrint,
  type ConnectionPrint,
  type MissionPrint,
  type PricesPrint,
  type StartMissionPrint,
} from '../model/prints';
import { type BoxBoard, PLACE_KIND, type PlacePrint } from '@/rules/core/box';
import { PRACTICE_PLACES } from './practice';

/** The board as far as prints tell it. */
export const boardOf = (prints: readonly Print[]): Board => ({
  cities: prints.flatMap(({ kind, data }) => (kind === 'city' ? [data as CityPrint] : [])),
  connections: prints.flatMap(({ kind, data }) => (kind === 'connection' ? [data as ConnectionPrint] : [])),
});

export const boxLabel = ({ kind, id, data }: Print, prints: readonly Print[]): Message => {
  const board = boardOf(prints);
  switch (kind) {
    case 'connection': {
      const { cities, spaces } = data as ConnectionPrint;
      return message('box.label.connection', {
        from: cityParam(board, cities[0]),
        to: cityParam(board, cities[1]),
        count: number(spaces.length),
      });
    }
    case 'mission':
      return missionLabel('box.label.mission', board, data as MissionPrint);
    case 'start-mission': {
      const { red } = data as StartMissionPrint;
      const { key, params } = missionLabel('box.label.start-mission', board, data as StartMissionPrint);
      return message(key, { ...params, red: cityParam(board, red) });
    }
    case 'prices':
      return message('box.label.prices', { slots: listed((data as PricesPrint).slots.map(number)) });
    default:
      return message(`box.label.${kind}`, { city: cityParam(board, id) });
  }
};

const missionLabel = (key: string, board: Board, { cities, points, extraTurn }: MissionPrint): Message =>
  message(extraTurn ? `${key}-extra` : key, { cities: citiesParam(board, cities), count: number(points) });

/** A space by the connection that it was first seen on. */
export const spaceLabel = ({ data }: Print, place: number, prints: readonly Print[]): Message => {
  const board = boardOf(prints);
  const [from, to] = (data as ConnectionPrint).cities;
  return message('box.label.space', {
    from: cityParam(board, from),
    to: cityParam(board, to),
    place: number(place + 1),
  });
};

const SCALE = 10;

/** Cities and the connections between them, each as long as it has spaces. */
export const boxBoard = (prints: readonly Print[]): BoxBoard => {
  const of = (kind: string) => prints.filter((print) => print.kind === kind);
  const put = new Map(of(PLACE_KIND).map(({ id, data }) => [id, data as PlacePrint]));
  return {
    places: of('city'),
    name: (id) => message('box.label.city', { city: cityParam(boardOf(prints), id) }),
    links: of('connection').map(({ data }) => {
      const { cities, spaces } = data as ConnectionPrint;
      return { from: cities[0], to: cities[1], steps: spaces.length + 1 };
    }),
    start: (id) => {
      const place = PRACTICE_PLACES[id];
      return place && [place[0] * SCALE, place[1] * SCALE];
    },
    fixed: (id) => {
      const at = put.get(id);
      return at && [at.x, at.y];
    },
    put: (id, [x, y]) => ({ kind: PLACE_KIND, id, data: { x, y } }),
  };
};
