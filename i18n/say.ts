import { type Message, type Param } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';

export type Values = Readonly<Record<string, string | number>>;

/** The words of one game; what it lacks is looked for among the app's. A number called `count` chooses the form. */
export type Speak = (key: string, values?: Values) => string;

export interface Names {
  readonly seatName: (seat: Seat) => string;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Keeps a name that runs from right to left from turning the sentence around it. */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) && !text.startsWith('\u2068') ? `\u2068${text}\u2069` : text;

/** Words what the rules want said. A number called `count` chooses the plural. */
export const say = (t: Speak, { key, params = {} }: Message, names: Names): string =>
  t(key, Object.fromEntries(Object.entries(params).map(([name, param]) => [name, worded(t, param, names)])));

const worded = (t: Speak, param: Param, names: Names): string | number => {
  switch (param.kind) {
    case 'seat':
      return isolated(names.seatName(param.seat));
    case 'piece':
      return t(`piece.${param.piece}`);
    case 'number':
      return param.value;
    case 'text':
      return isolated(param.text);
    case 'phrase':
      return say(t, param.phrase, names);
    case 'list':
      return param.items.map((item) => worded(t, item, names)).join(', ');
  }
};
