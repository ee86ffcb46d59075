import { useMemo } from 'react';
import { type BoardProps } from '@/components/match/game-screens';
import { type Moves, movesOf } from '@/components/match/use-moves';
import { say, type Speak } from '@/i18n/say';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { type LogAt } from '@/rules/core/log/match-log';
import { message, type Param, text } from '@/rules/core/message';
import { type Seat, type Viewer } from '@/rules/core/seat';
import { type Violation } from '@/rules/core/violation';
import { type Move } from '@/rules/spymaster/game';
import { locationParam, typeParam } from '@/rules/spymaster/model/board';
import { type Options } from '@/rules/spymaster/model/options';
import {
  type Colour,
  type Intelligence,
  type IntelligenceType,
  type Location,
  type LocationPrint,
} from '@/rules/spymaster/model/prints';
import { type View } from '@/rules/spymaster/model/view';
import { type MatchSession } from '@/store/match/session';

export const GAME = 'spymaster';

/** What cards and places are called. */
export interface Names {
  readonly t: Speak;
  readonly place: (location: Location) => string;
  /** The same where its Area is written above. */
  readonly placeInArea: (location: Location) => string;
  readonly typeName: (type: IntelligenceType) => string;
  readonly cardName: (card: Intelligence) => string;
}

/** A full match as its screens need it, through the eyes of one viewer: a hand that is not theirs is not in it. */
export interface Table extends Names, Moves<Move> {
  readonly session: MatchSession;
  readonly log: LogAt;
  readonly viewer: Viewer;
  readonly view: View;
  readonly options: Options;
  readonly practice: boolean;
  readonly seatName: (seat: Seat) => string;
  /** The way to the hand of a seat. */
  readonly lookName: (seat: Seat) => string;
  readonly act: (seat: Seat, ...moves: readonly Move[]) => void;
  readonly note: (move: Move) => void;
  readonly why: (violation: Violation) => string;
}

const worded = (t: Speak, param: Param): string => {
  if (param.kind === 'text') return param.text;
  return param.kind === 'piece' ? t(`piece.${param.piece}`) : '';
};

type Named = Parameters<typeof typeParam>[0];

export const namesOf = (t: Speak, options: Named, locations: readonly LocationPrint[]): Names => {
  const typeName = (type: IntelligenceType) => worded(t, typeParam(options, type));
  return {
    t,
    place: (location) => worded(t, locationParam(locations, location)),
    placeInArea: (location) =>
      worded(
        t,
        locations.some((print) => print.location === location)
          ? locationParam(locations, location)
          : text(t(`ui.kind.${kindOf(location)}`)),
      ),
    typeName,
    cardName: ({ type, value }) => `${typeName(type)} ${value}`,
  };
};

export const useTable = ({ session, log, viewer, play, playAll, seatName }: BoardProps): Table => {
  const t = useGameWords(GAME);
  const app = useTranslate();
  return useMemo((): Table => {
    const { game, state } = log;
    const options = log.options as Options;
    const view = game.view(state, viewer) as View;
    return {
      ...namesOf(t, options, view.locations),
      ...{ session, log, viewer, view, options, seatName },
      lookName: (seat) => app('secret.open', { name: seatName(seat) }),
      practice: options.box === 'practice',
      act: (seat, ...moves) => playAll(moves.map((move) => ({ actor: seat, move }))),
      note: (move) => play('table', move),
      ...movesOf<Move>({ game, state }, viewer),
      why: ({ rule, code, params }) => say(t, message(`why.${rule}.${code}`, params), { seatName }),
    };
  }, [t, app, session, log, viewer, play, playAll, seatName]);
};

export const kindOf = (location: Location): Colour | 'hub' =>
  location.slice('area-1-'.length) as Colour | 'hub';
