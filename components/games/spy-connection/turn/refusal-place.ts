import { type RefusalPlace } from '@/components/match/refusal/StageRefusal';
import { type Refused } from '@/components/match/use-dispatch';
import { type Move } from '@/rules/spy-connection/game';
import { indexOf } from '@/rules/spy-connection/model/board';
import { connectCity } from '@/rules/spy-connection/moves/connect-city';
import { type MapLayout } from '../stage/layout';
import { type MapSight, onScreen } from '@/components/kit/stage/MapStage';
import { type Table } from '../table';
import { type Payment, paymentWords } from './repair';

interface Seen {
  readonly layout: MapLayout;
  readonly sight: MapSight;
  readonly payment: Payment | undefined;
}

/** Where on the map the answer to a refused move stands: at the very thing that was tapped. */
export const refusalPlace = (
  table: Table,
  { layout, sight, payment }: Seen,
  refused: Refused,
): RefusalPlace | undefined => {
  const { city, space } = placeOf(table, refused.draft.move as Move);
  const at = city === undefined ? layout.spaces.get(space ?? '') : layout.cities.get(city);
  const to = connectCity.is(refused.draft.move) ? city : undefined;
  const words = payment && paymentWords(table, payment, to);
  return at && { at: onScreen(sight, at), words };
};

interface Place {
  readonly city?: string | undefined;
  readonly space?: string | undefined;
}

const placeOf = ({ state, active }: Table, move: Move): Place => {
  switch (move.type) {
    case 'connect-city': {
      const connection = move.print ?? indexOf(state.board).connections.get(move.connection);
      return { city: connection?.cities.find((city) => !active.network.includes(city)) };
    }
    case 'move-spy':
      return { city: move.city };
    case 'cover-objective':
      return { city: move.city ?? active.spy };
    case 'take-back-agents':
      return { space: move.spaces.at(-1) };
    default:
      return {};
  }
};
