import { type Message, message } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { type MapPrint } from '../model/map';
import { relocationsOf } from '../model/relocation';

export interface DisplacedFacts {
  readonly map: MapPrint;
  /** Where each Spy stands, the one who came in the Region of the displaced one; the displaced one nowhere. */
  readonly spies: readonly (string | undefined)[];
  readonly displaced: Seat;
  readonly from: string;
  /** Who has been moved in the same chain, the one who came first. */
  readonly moved: readonly Seat[];
}

interface DisplacedVerdict {
  readonly regions: readonly string[];
  readonly because: Message;
  readonly rule: 'IS-36';
}

/** IS-36: where may a displaced spy go? */
export const whereDisplaced = ({ map, spies, displaced, from, moved }: DisplacedFacts): DisplacedVerdict => {
  const players = spies.map((region) => (region === undefined ? {} : { region }));
  const regions = relocationsOf({ map, players }, { spy: displaced, from, moved });
  return {
    regions,
    because: message(`check.displaced.${howOf(map, spies, { from, regions })}`),
    rule: 'IS-36',
  };
};

const howOf = (
  { routes }: MapPrint,
  spies: DisplacedFacts['spies'],
  { from, regions }: { readonly from: string; readonly regions: readonly string[] },
): 'vacant' | 'in-turn' | 'anywhere' => {
  const [first = ''] = regions;
  if (spies.includes(first)) return 'in-turn';
  const isBeside = routes.some(({ regions: ends }) => ends.includes(from) && ends.includes(first));
  return isBeside ? 'vacant' : 'anywhere';
};
