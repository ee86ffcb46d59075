import { useState } from 'react';
import { type TableProps } from '@/components/match/game-screens';
import { type BaseMove, type Offer } from '@/rules/core/contract';
import { type LogAt } from '@/rules/core/log/match-log';
import { type Seat } from '@/rules/core/seat';
import { type Move } from '@/rules/i-spy/game';
import { type View } from '@/rules/i-spy/model/view';
import { endTurn } from '@/rules/i-spy/moves/end-turn';
import { enterCapital } from '@/rules/i-spy/moves/enter-capital';
import { playCard } from '@/rules/i-spy/moves/play-card';
import { goalAt, type Goal } from '../map/goals';
import { type TiledPlace } from '../politicians/places';
import { askedMove, tapped, type TileChoice, tileState } from '../politicians/tile-choice';
import { type Table, playerOf, useTable } from '../table';
import { canReward, isOpenCapital, movesOfThird, type ThirdChoice } from './contact-choice';
import { canFollow, viewAfter } from './follow';
import { type HandCard, handOf, unreadAmount } from './hand';
import { dueNow, dueOnTiles, type Panel, panelNow, TABLE, unreadCards } from './panel';
import { type TurnSheet } from './TurnSheets';
import { type BegunTurn, useBegunTurn } from './use-begun-turn';

export interface TurnTableProps extends TableProps {
  readonly seat: Seat;
}

/** A turn under way: what lies on the stage, what was chosen, and what a tap does. */
export interface Turn {
  readonly table: Table;
  readonly seat: Seat;
  readonly log: LogAt;
  readonly begun: BegunTurn;
  readonly panel: Panel;
  readonly open: (panel: Panel) => void;
  readonly sheet: TurnSheet | undefined;
  readonly setSheet: (sheet: TurnSheet | undefined) => void;
  readonly hand: readonly HandCard[];
  readonly openHand: () => void;
  readonly onCard: (card: HandCard) => void;
  readonly play: (way: Offer<Move>) => void;
  /** A contact or a Retrieval that the large button would make. */
  readonly third: ThirdChoice | undefined;
  readonly choose: (choice: ThirdChoice) => void;
  readonly doThird: (choice: ThirdChoice) => void;
  /** Whether the turn ends with it. */
  readonly ends: boolean;
  readonly end: () => void;
  /** What tiles are tapped for, where one has to be chosen. */
  readonly tiles: TileChoice | undefined;
  readonly tap: (place: TiledPlace) => void;
  readonly doTiles: (move: Move) => void;
  /** Where the Spy would go. */
  readonly goal: Goal | undefined;
  readonly go: (goal: Goal) => void;
}

export const useTurn = (props: TurnTableProps): Turn => {
  const { log, seat } = props;
  const table = useTable(props);
  const { view, act, make } = table;
  const begun = useBegunTurn(view);
  const [sheet, setSheet] = useState<TurnSheet>();
  const panel = panelNow({ view, wanted: begun.panel, later: begun.later });
  const third = panel.kind === 'contacts' ? begun.third : undefined;
  const open = (next: Panel) => begun.change({ panel: next, third: undefined, region: undefined, tiles: [] });

  const openHand = () => {
    // IS-37: a coerced card in the Records is not told by what can be played.
    if (playerOf(view, seat).unseen > 0) setSheet({ kind: 'play' });
    else open({ kind: 'hand' });
  };
  const play = (way: Offer<Move>) => {
    const capital = unreadAmount(table, seat, way);
    if (capital) return setSheet({ kind: 'amount', capital });
    // On the map a card that lets the Spy go shows where.
    const leads = view.map && letsGo(view, viewAfter({ ...log, seat, moves: [way.move] }));
    if (act(seat, way.move)) open(leads ? TABLE : { kind: 'hand' });
  };
  const onCard = ({ card, ways }: HandCard) => {
    const [only, ...others] = ways;
    if (!only) return void act(seat, playCard.make({ card }));
    if (others.length > 0) return open({ kind: 'ways', card });
    play(only);
  };

  // What is left of the prints is asked for before the turn ends, once.
  const asksPrints = unreadCards(view).length > 0 && !begun.ends;
  const end = () => {
    if (asksPrints) begun.change({ later: [], ends: true });
    else act(seat, endTurn.make({}));
  };
  const thirdMoves: readonly BaseMove[] = third ? movesOfThird(third) : [];
  const ends =
    third !== undefined &&
    !asksPrints &&
    view.turn.tickets === 0 &&
    canFollow({ ...log, seat, moves: thirdMoves }, endTurn.make({}));
  const doThird = (choice: ThirdChoice) => {
    const moves = [...movesOfThird(choice), ...(ends && choice === third ? [endTurn.make({})] : [])];
    if (act(seat, ...(moves as readonly Move[]))) open({ kind: 'hand' });
  };
  const choose = (choice: ThirdChoice) => {
    // On the map there is one Capital that can be meant; what cannot be done says why where it was tapped.
    if (
      choice.kind === 'contact' &&
      (view.map || !isOpenCapital(table, seat, choice.capital) || !canReward(log, seat, choice))
    )
      doThird(choice);
    else begun.change({ panel: { kind: 'contacts' }, third: choice });
  };

  const tiles = tilesOf(view, begun);
  const tap = (place: TiledPlace) => {
    const { politician } = place.tile;
    if (!tiles) return setSheet({ kind: 'tile', place: place.place });
    const { kind } = tileState(table, tiles, place);
    if (kind === 'lit' || kind === 'chosen') return begun.change({ tiles: tapped(tiles, politician) });
    const move = askedMove(table, tiles, politician);
    if (move) act(seat, move);
  };
  const doTiles = (move: Move) => {
    if (act(seat, move)) begun.change({ tiles: [], tileAction: 'control' });
  };

  const goal =
    panel.kind === 'table' && begun.region !== undefined
      ? goalAt(table, { seat, id: begun.region })
      : undefined;
  const go = ({ moves, notes = [] }: Goal) => {
    const drafts = [
      ...notes.map((move) => ({ actor: 'table' as const, move })),
      ...moves.map((move) => ({ actor: seat, move })),
    ];
    const enters = moves.at(-1)?.type === enterCapital.type && !view.turn.third;
    if (make(...drafts)) open(enters ? { kind: 'contacts' } : TABLE);
  };
  return {
    ...{ table, seat, log, begun, panel, open, sheet, setSheet, openHand, onCard, play },
    hand: panel.kind === 'hand' || panel.kind === 'ways' ? handOf(table, seat) : [],
    ...{ third, choose, doThird, ends, end, tiles, tap, doTiles, goal, go },
  };
};

const tilesOf = (view: View, { tiles, tileAction }: BegunTurn): TileChoice | undefined => {
  const due = dueNow(view);
  const kind = dueOnTiles(view);
  if (!due || !kind) return undefined;
  return { action: kind === 'control-or-empower' ? tileAction : kind, as: due.as, chosen: tiles };
};

type Going = {
  readonly turn: { readonly tickets: number; readonly owed: readonly { readonly kind: string }[] };
};

const letsGo = (before: Going, { turn }: Going): boolean =>
  turn.tickets > before.turn.tickets || turn.owed.some(({ kind }) => kind === 'airship');
