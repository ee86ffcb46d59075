import type { Choice, FormOffer } from '@/rules/core/contract';
import { message, piece } from '@/rules/core/message';
import type { MapPrint, RegionKind } from '../map';
import { REGION_KINDS, regionParam } from '../map';
import type { Capital } from '../pieces';
import { CAPITALS } from '../pieces';
import type { Move } from './moves';
import type { Look } from './offer';
import { firstLegal } from './offer';

type Draft = readonly string[];
type Form = FormOffer<Move, Draft>;

/** What an owner may read of the map: a Region, a Route between two known ones, an Airship Route along several. */
export const noteForms = (look: Look, map: MapPrint): readonly Form[] => [
  regionForm(look, map),
  ...(map.regions.length > 1 ? [routeForm(look, map), airshipForm(look, map)] : []),
];

/** The first id of its kind that is free. */
const freeId = (prints: readonly { readonly id: string }[], kind: string): string => {
  let number = prints.length + 1;
  while (prints.some(({ id }) => id === `${kind}-${number}`)) number++;
  return `${kind}-${number}`;
};

const needsCapital = (kind: RegionKind): boolean => kind === 'outlet' || kind === 'capital';

/** Its kind, then its Capital where it has one; the name is typed by whoever fills in the move. */
const regionForm = (look: Look, map: MapPrint): Form => {
  const build = ([kind, capital]: Draft): Move | undefined => {
    const named = REGION_KINDS.find((each) => each === kind);
    if (!named || (needsCapital(named) && !capital)) return undefined;
    const id = freeId(map.regions, 'region');
    const of = CAPITALS.find((each) => each === capital);
    return { type: 'note-region', print: { id, name: id, kind: named, ...(of ? { capital: of } : {}) } };
  };
  return {
    kind: 'form',
    id: 'note-region',
    label: message('offer.note-region'),
    draft: [],
    next: (draft) => {
      if (draft.length === 0)
        return REGION_KINDS.map((kind) => choice(draft, kind, message(`region-kind.${kind}`)));
      const [kind] = draft;
      return draft.length === 1 && needsCapital(kind as RegionKind)
        ? CAPITALS.map((capital) =>
            choice(draft, capital, message('note.capital', { capital: piece(capital) })),
          )
        : [];
    },
    build,
    sample: (pick) => {
      const kind = REGION_KINDS[pick(REGION_KINDS.length)] as RegionKind;
      const capital = CAPITALS[pick(CAPITALS.length)] as Capital;
      const drafts = [needsCapital(kind) ? [kind, capital] : [kind], ['normal']];
      return drafts.map(build).find((move) => move && firstLegal(look, [move], () => 0));
    },
  };
};

const choice = (draft: Draft, id: string, label: Choice<Draft>['label']): Choice<Draft> => ({
  id,
  label,
  draft: [...draft, id],
});

const places = (map: MapPrint): readonly string[] =>
  map.regions.flatMap(({ id, kind }) => (kind === 'capital' ? [] : [id]));

const named = (map: MapPrint, draft: Draft): readonly Choice<Draft>[] =>
  places(map)
    .filter((id) => !draft.includes(id))
    .map((id) => choice(draft, id, message('note.region', { region: regionParam(map, id) })));

const routeForm = (look: Look, map: MapPrint): Form => {
  const build = ([one, other]: Draft): Move | undefined =>
    one !== undefined && other !== undefined
      ? { type: 'note-route', print: { regions: [one, other] } }
      : undefined;
  return {
    kind: 'form',
    id: 'note-route',
    label: message('offer.note-route'),
    draft: [],
    next: (draft) => (draft.length < 2 ? named(map, draft) : []),
    build,
    sample: (pick) => {
      const all = places(map);
      const pairs = all.flatMap((one) => all.flatMap((other) => (one < other ? [[one, other]] : [])));
      const moves = pairs.flatMap((pair) => build(pair) ?? []);
      return firstLegal(look, moves, pick);
    },
  };
};

const airshipForm = (look: Look, map: MapPrint): Form => {
  const build = (regions: Draft): Move | undefined => {
    const id = freeId(map.airshipRoutes, 'airship');
    return regions.length > 1 ? { type: 'note-airship-route', print: { id, name: id, regions } } : undefined;
  };
  return {
    kind: 'form',
    id: 'note-airship-route',
    label: message('offer.note-airship-route'),
    draft: [],
    next: (draft) => named(map, draft),
    build,
    sample: (pick) => {
      const all = places(map);
      const from = pick(Math.max(1, all.length - 2));
      const move = build(all.slice(from, from + 3));
      return move && firstLegal(look, [move], pick);
    },
  };
};
