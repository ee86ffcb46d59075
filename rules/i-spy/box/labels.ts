import { type Print } from '@/rules/core/shape';
import { listed, type Message, message, number, type Param, phrase, piece, text } from '@/rules/core/message';
import {
  type AirshipRoutePrint,
  EMPTY_MAP,
  regionParam,
  type RegionPrint,
  type RoutePrint,
} from '../model/map';
import { type Nation, NATIONS } from '../model/pieces';
import {
  type AssetPrint,
  type CardPrint,
  type ContactPrint,
  type PhasePrint,
  type PoliticianPrint,
  type SabotagePrint,
} from '../model/prints';

const pools = (influence: PoliticianPrint['influence']): Param =>
  listed(
    NATIONS.flatMap((nation) => {
      const by = influence[nation];
      return by === undefined ? [] : [phrase(pool(nation, by))];
    }),
  );

const pool = (nation: Nation, by: number): Message =>
  message(by < 0 ? 'box.pool-loss' : 'box.pool-gain', { nation: piece(nation), by: number(Math.abs(by)) });

const regionsIn = (prints: readonly Print[]): readonly RegionPrint[] =>
  prints.flatMap(({ kind, data }) => (kind === 'region' ? [data as RegionPrint] : []));

const regionParams = ({ name, kind }: RegionPrint) => ({
  name: text(name),
  kind: phrase(message(`region-kind.${kind}`)),
});

export const boxLabel = ({ kind, id, data }: Print, prints: readonly Print[]): Message => {
  switch (kind) {
    case 'card':
      return message('box.label.card', { card: piece(id), pools: pools((data as CardPrint).influence) });
    case 'contact': {
      const { nation, influence } = data as ContactPrint;
      return message('box.label.contact', { capital: piece(id), pool: phrase(pool(nation, influence)) });
    }
    case 'sabotage':
      return message('box.label.sabotage', {
        capital: piece(id),
        loss: number((data as SabotagePrint).loss),
      });
    case 'scoring-phase': {
      const { phase, advantages, politicians } = data as PhasePrint;
      return message('box.label.scoring-phase', {
        phase: number(phase),
        advantages: listed(advantages.map(number)),
        politicians: number(politicians),
      });
    }
    case 'politician': {
      const { name, influence } = data as PoliticianPrint;
      const bare = Object.keys(influence).length === 0;
      return message(bare ? 'box.label.politician-text' : 'box.label.politician', {
        name: name === undefined ? piece('politician') : text(name),
        pools: pools(influence),
      });
    }
    case 'region':
      return message('box.label.region', regionParams(data as RegionPrint));
    case 'route': {
      const [from, to] = (data as RoutePrint).regions;
      const map = { ...EMPTY_MAP, regions: regionsIn(prints) };
      return message('box.label.route', { from: regionParam(map, from), to: regionParam(map, to) });
    }
    case 'airship-route': {
      const { name, regions } = data as AirshipRoutePrint;
      const map = { ...EMPTY_MAP, regions: regionsIn(prints) };
      return message('box.label.airship-route', {
        name: text(name),
        regions: listed(regions.map((region) => regionParam(map, region))),
      });
    }
    default:
      return message('box.label.asset', assetParams(data as AssetPrint));
  }
};

const assetParams = ({ name, starred, cost }: AssetPrint) => ({
  name: name === undefined ? piece(starred ?? 'asset') : text(name),
  cost: number(cost),
});
