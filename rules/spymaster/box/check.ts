import { entryKey } from '@/rules/core/box';
import { type Print } from '@/rules/core/shape';
import { number, piece } from '@/rules/core/message';
import { NONE, type Violation } from '@/rules/core/violation';
import { checkNames } from '../model/board';
import {
  CARDS_OF_A_TYPE,
  type Intelligence,
  INTELLIGENCE_TYPES,
  type LocationPrint,
  type MissionPrint,
  MISSIONS,
  samePrint,
} from '../model/prints';
import { bend, refuse } from '../model/refusals';
import { typeIn } from './labels';

const ofKind = (prints: readonly Print[], wanted: string): readonly Print[] =>
  prints.filter(({ kind }) => kind === wanted);

/** SM-2, SM-3, SM-4, SM-50: what a box says that cannot be so. */
export const checkBox = (prints: readonly Print[]): readonly Violation[] => [
  ...checkLocations(ofKind(prints, 'location')),
  ...INTELLIGENCE_TYPES.flatMap((type) => {
    const cards = ofKind(prints, 'intelligence').filter(({ data }) => (data as Intelligence).type === type);
    const params = { type: typeIn(prints, type), most: number(CARDS_OF_A_TYPE) };
    return cards.length > CARDS_OF_A_TYPE
      ? [refuse('SM-2', 'too-many-of-type', { params, focus: cards.map(entryKey) })]
      : NONE;
  }),
  ...checkMissions(ofKind(prints, 'mission')),
];

const checkLocations = (prints: readonly Print[]): readonly Violation[] => {
  const names = prints.map(({ data }) => data as LocationPrint);
  const isShared = ({ data }: Print): boolean => {
    const { location, city, name } = data as LocationPrint;
    return names.some(
      (other) =>
        other.location !== location &&
        ((name !== undefined && other.name === name) || (city !== undefined && other.city === city)),
    );
  };
  const focus = prints.filter(isShared).map(entryKey);
  return checkNames(names).map((violation) => ({ ...violation, focus }));
};

/** Whether two printed Missions are alike the book does not say; more likely one was read twice. */
const checkMissions = (prints: readonly Print[]): readonly Violation[] => {
  const read = (print: Print) => print.data as MissionPrint;
  return [
    ...(prints.length > MISSIONS
      ? [
          refuse('SM-3', 'too-many-missions', {
            params: { most: number(MISSIONS) },
            focus: prints.map(entryKey),
          }),
        ]
      : NONE),
    ...prints.flatMap((print, place) => {
      const twin = prints.slice(0, place).find((other) => samePrint(read(other), read(print)));
      const params = { colour: piece(read(print).colour) };
      return twin ? [bend('SM-50', 'looks-alike', { params, focus: [twin, print].map(entryKey) })] : NONE;
    }),
  ];
};
