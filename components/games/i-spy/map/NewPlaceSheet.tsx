import { AppText } from '@/components/kit/AppText';
import { Sheet } from '@/components/kit/Sheet';
import { type Move } from '@/rules/i-spy/game';
import { type AirshipRoutePrint, flightsFrom, type MapPrint, type RegionKind } from '@/rules/i-spy/model/map';
import { type Owed } from '@/rules/i-spy/model/state';
import { deploy } from '@/rules/i-spy/moves/deploy';
import { flee } from '@/rules/i-spy/moves/flee';
import { fly } from '@/rules/i-spy/moves/fly';
import { leaveCapital } from '@/rules/i-spy/moves/leave-capital';
import { noteAirshipRoute } from '@/rules/i-spy/moves/note-airship-route';
import { noteRegion } from '@/rules/i-spy/moves/note-region';
import { noteRoute } from '@/rules/i-spy/moves/note-route';
import { relocate } from '@/rules/i-spy/moves/relocate';
import { travel } from '@/rules/i-spy/moves/travel';
import { type ActSheetProps } from '../actions/act-props';
import { CardRow } from '../actions/CardRow';
import { type Table } from '../table';
import { airshipRoute } from './airship-route';
import { capitalHere, regionUnder } from './goals';
import { kindWords, regionName } from './region-words';
import { RegionFields } from './RegionFields';

type Going = Extract<Move, { readonly region: string }>['type'];

interface NewPlaceSheetProps extends ActSheetProps {
  readonly type: Going;
  /** What asked for it; none for a Ticket. */
  readonly owed?: Owed;
}

const ALONG: readonly RegionKind[] = ['normal', 'start', 'cache', 'outlet'];

/** Only what this move can lead to. */
const kindsFor = (type: Going): readonly RegionKind[] =>
  type === deploy.type ? ['start'] : type === flee.type || type === leaveCapital.type ? ['outlet'] : ALONG;

/** IS-31: a Region or a Route that an owner's map lacks is read where it is first needed, and gone to at once. */
export function NewPlaceSheet({ table, seat, type, owed, onClose }: NewPlaceSheetProps) {
  const { t, view, make } = table;
  const map = view.map?.print;
  if (!map) return undefined;
  const from = owed?.kind === 'relocate' ? owed.from : regionUnder(view, owed?.as ?? seat)?.id;
  const kinds = kindsFor(type);
  const go = (region: string, notes: readonly Move[]) => {
    const read = [...notes, ...joinedBy(map, type, [from, region])];
    const drafts = read.map((move) => ({ actor: 'table' as const, move }));
    if (make(...drafts, { actor: seat, move: { type, region } })) onClose();
  };
  const known = map.regions.filter(
    (region) =>
      region.id !== from && ALONG.includes(region.kind) && isUnjoined(table, type, [from, region.id]),
  );
  return (
    <Sheet open title={t('ui.another-region')} onClose={onClose}>
      <AppText tone="soft">{t('ui.another-region-hint')}</AppText>
      <RegionFields
        table={table}
        kinds={kinds}
        capital={kinds.length === 1 ? capitalHere(view, seat) : undefined}
        done={t('ui.region.note-and-go')}
        onPrint={(print) => go(print.id, [noteRegion.make({ print })])}
      />
      {known.length > 0 && <AppText variant="label">{t('ui.region.known')}</AppText>}
      {known.map((region) => (
        <CardRow
          key={region.id}
          title={regionName(table, region)}
          detail={kindWords(table, region)}
          onPress={() => go(region.id, [])}
        />
      ))}
    </Sheet>
  );
}

type Ends = readonly [from: string | undefined, to: string];

/** A Region that the Spy goes to shows that a Route leads there. */
const joinedBy = (map: MapPrint, type: Going, [from, to]: Ends): readonly Move[] => {
  if (from === undefined) return [];
  if (type === travel.type || type === relocate.type)
    return [noteRoute.make({ print: { regions: [from, to] } })];
  return type === fly.type ? [noteAirshipRoute.make({ print: lineTo(map, from, to) })] : [];
};

/** The line that the Spy stands on becomes longer; which one, where it stands on several, the first. */
const lineTo = (map: MapPrint, from: string, to: string): AirshipRoutePrint => {
  const line = map.airshipRoutes.find(({ regions }) => regions.includes(from));
  if (line) return { ...line, regions: [...line.regions, to] };
  return airshipRoute(map, [from, to]);
};

const isUnjoined = ({ view }: Table, type: Going, [from, to]: Ends): boolean => {
  const map = view.map?.print;
  if (!map || from === undefined) return false;
  if (type === fly.type) return !flightsFrom(map, from).includes(to);
  const joined = map.routes.some(({ regions }) => regions.includes(from) && regions.includes(to));
  return (type === travel.type || type === relocate.type) && !joined;
};
