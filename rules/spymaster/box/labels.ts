import { type Print } from '@/rules/core/shape';
import { type Message, message, number, type Param, piece, text } from '@/rules/core/message';
import { locationParam, typeParam } from '../model/board';
import {
  type Intelligence,
  INTELLIGENCE_TYPES,
  type IntelligenceType,
  type Location,
  type LocationPrint,
  type MissionPrint,
  type TypePrint,
} from '../model/prints';

/** A type under the name that the box has for it. */
export const typeIn = (prints: readonly Print[], type: IntelligenceType): Param => {
  const known = prints.find(({ kind }) => kind === 'type')?.data as TypePrint | undefined;
  return typeParam(known ? { fourthType: known.name } : {}, type);
};

export const boxLabel = ({ kind, id, data }: Print, prints: readonly Print[]): Message => {
  switch (kind) {
    case 'location':
      return message('box.label.location', {
        place: piece(id),
        name: locationParam([data as LocationPrint], id as Location),
      });
    case 'type':
      return message('box.label.type', { name: text((data as TypePrint).name) });
    case 'intelligence': {
      const { type, value } = data as Intelligence;
      return message('box.label.intelligence', { type: typeIn(prints, type), value: number(value) });
    }
    default: {
      const { colour, intelligence, points, ...agents } = data as MissionPrint;
      return message('box.label.mission', {
        colour: piece(colour),
        special: number(agents.specialAgents),
        freelance: number(agents.freelanceAgents),
        type: typeIn(prints, intelligence.type),
        value: number(intelligence.value),
        count: number(points),
      });
    }
  }
};

/** A type as its owner calls it. */
export const choiceLabel = (id: string, prints: readonly Print[]): Message | undefined =>
  (INTELLIGENCE_TYPES as readonly string[]).includes(id)
    ? message('box.label.type', { name: typeIn(prints, id as IntelligenceType) })
    : undefined;
