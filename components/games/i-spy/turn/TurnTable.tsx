import { useState } from 'react';
import { useWindowDimensions } from 'react-native';
import { type DockAction, type DockQuiets } from '@/components/kit/stage/dock-action';
import { matchStageLook } from '@/components/kit/stage/match-stage-look';
import { useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { Frame } from '@/components/match/frame/Frame';
import { type TableProps } from '@/components/match/game-screens';
import { hasSecrets } from '@/components/match/who-acts';
import { useTranslate } from '@/i18n/use-translate';
import { type BaseMove, type Offer } from '@/rules/core/contract';
import { type Seat } from '@/rules/core/seat';
import { type Move } from '@/rules/i-spy/game';
import { type Capital, type Card } from '@/rules/i-spy/model/pieces';
import { type OpenPrint } from '@/rules/i-spy/model/prints';
import { endTurn } from '@/rules/i-spy/moves/end-turn';
import { notePrint } from '@/rules/i-spy/moves/note-print';
import { playCard } from '@/rules/i-spy/moves/play-card';
import { PlaySheet } from '../actions/PlaySheet';
import { CardSheet } from '../entry/CardSheet';
import { SabotageSheet } from '../entry/SabotageSheet';
import { SecretSheet } from '../secret/SecretSheet';
import { turnColumns } from '../standing/columns';
import { playerOf, useTable } from '../table';
import { cardName, rewardWords } from '../words';
import { ContactsPanel } from './ContactsPanel';
import { movesOfThird } from './contact-choice';
import { canFollow } from './follow';
import { type HandCard, handOf, unreadAmount } from './hand';
import { HandGrid } from './HandGrid';
import { OwedTray } from './OwedTray';
import { type Panel, cardsLeft, panelNow, TABLE, unreadCards } from './panel';
import { PoliticianLine } from './PoliticianLine';
import { PrintGrid } from './PrintGrid';
import { SeatLines } from './SeatLines';
import { Slots } from './Slots';
import { slotsOf } from './slots-of';
import { TurnSheets, type TurnSheet } from './TurnSheets';
import { TurnStage } from './TurnStage';
import { useBegunTurn } from './use-begun-turn';
import { WaysPanel } from './WaysPanel';

interface TurnTableProps extends TableProps {
  readonly seat: Seat;
}

/** What the picture may have, by what lies below it. */
const ROOM: Readonly<Record<Panel['kind'], { share: number; least: number; most: number }>> = {
  table: { share: 0.56, least: 150, most: 318 },
  hand: { share: 0.38, least: 150, most: 222 },
  ways: { share: 0.38, least: 150, most: 222 },
  print: { share: 0.36, least: 150, most: 222 },
  contacts: { share: 0.34, least: 150, most: 222 },
};

/** A phone on which a card has room for more than its name. */
const TALL = 760;

/** IS-22: a turn as three slots: card, card, and a contact or a Retrieval. */
export function TurnTable(props: TurnTableProps) {
  const { log, seat, onPass } = props;
  const table = useTable(props);
  const { t, view, act, make, seatName } = table;
  const app = useTranslate();
  const begun = useBegunTurn(view);
  const [sheet, setSheet] = useState<TurnSheet>();
  const [amount, setAmount] = useState<Capital>();
  const [reading, setReading] = useState<Card>();
  const [secret, setSecret] = useState(false);
  const beside = useBeside();
  const low = useWindowDimensions().height < TALL && !beside;
  const { turn } = view;
  const pressing = turn.owed.filter(({ kind }) => kind !== 'text');
  const panel = pressing.length > 0 ? TABLE : panelNow({ view, wanted: begun.panel, later: begun.later });
  const third = panel.kind === 'contacts' ? begun.third : undefined;
  const hand = panel.kind === 'hand' || panel.kind === 'ways' ? handOf(table, seat) : [];
  const open = (next: Panel) => begun.change({ panel: next, third: undefined });
  const unread = unreadCards(view);

  const openHand = () => {
    // IS-37: a coerced card in the Records is not told by what can be played.
    if (playerOf(view, seat).unseen > 0) setSheet({ kind: 'play' });
    else open({ kind: 'hand' });
  };
  const play = (way: Offer<Move>) => {
    const capital = unreadAmount(table, seat, way);
    if (capital) return setAmount(capital);
    if (act(seat, way.move)) begun.change({ panel: { kind: 'hand' }, third: undefined });
  };
  const onCard = ({ card, ways }: HandCard) => {
    const [only, ...others] = ways;
    if (!only) return void act(seat, playCard.make({ card }));
    if (others.length > 0) return open({ kind: 'ways', card });
    play(only);
  };
  const readPrint = (print: OpenPrint) => void make({ actor: 'table', move: notePrint.make({ print }) });

  // What is left of the prints is asked for before the turn ends, once.
  const asksPrints = unread.length > 0 && !begun.ends;
  const end = () => {
    if (asksPrints) begun.change({ later: [], ends: true });
    else act(seat, endTurn.make({}));
  };
  const thirdMoves: readonly BaseMove[] = third ? movesOfThird(third) : [];
  const ends =
    third !== undefined && !asksPrints && canFollow({ ...log, seat, moves: thirdMoves }, endTurn.make({}));
  const doThird = () => {
    const moves = ends ? [...thirdMoves, endTurn.make({})] : thirdMoves;
    if (act(seat, ...(moves as readonly Move[]))) open({ kind: 'hand' });
  };

  const action = ((): DockAction | undefined => {
    if (pressing.length > 0) return undefined;
    const back = {
      kind: 'plain',
      label: t('ui.back-to-table'),
      onPress: () => open(TABLE),
    } as const;
    switch (panel.kind) {
      case 'hand':
        return back;
      case 'ways':
        return { kind: 'plain', label: t('ui.other-card'), onPress: () => open({ kind: 'hand' }) };
      case 'print':
        return begun.ends
          ? { kind: 'plain', label: t('ui.end-unread'), onPress: () => act(seat, endTurn.make({})) }
          : {
              kind: 'plain',
              label: t('ui.print-later'),
              onPress: () => begun.change({ later: [...begun.later, panel.card] }),
            };
      case 'contacts': {
        if (!third) return back;
        const what =
          third.kind === 'contact'
            ? t('ui.go-contact', {
                capital: t(`piece.${third.capital}`),
                reward: rewardWords(t, third.reward),
              })
            : third.card
              ? t('ui.go-retrieve', { card: cardName(t, third.card) })
              : t('ui.go-retrieve-nothing');
        return { kind: 'go', label: ends ? t('ui.go-and-end', { what }) : what, onPress: doThird };
      }
      case 'table': {
        if (cardsLeft(view) > 0)
          return {
            kind: 'go',
            label: t(turn.agenda.length === 0 ? 'ui.play-first' : 'ui.play-second'),
            onPress: openHand,
          };
        if (!turn.third)
          return { kind: 'go', label: t('ui.slot-third'), onPress: () => open({ kind: 'contacts' }) };
        const next = view.order[view.order.indexOf(seat) + 1];
        return {
          kind: 'go',
          label: t('ui.do-end'),
          ...(next === undefined ? {} : { detail: t('ui.then', { seat: seatName(next) }) }),
          onPress: end,
        };
      }
    }
  })();

  const quiet: DockQuiets = [
    {
      label: t('ui.secret'),
      icon: 'lock',
      side: 'left',
      onPress: () => (hasSecrets(log, seat) ? onPass(seat) : setSecret(true)),
    },
    { label: t('ui.more'), icon: 'more', onPress: () => setSheet({ kind: 'more' }) },
  ];

  const below = (() => {
    switch (panel.kind) {
      case 'hand':
        return <HandGrid table={table} cards={hand} low={low} onCard={onCard} />;
      case 'ways': {
        const ways = hand.find(({ card }) => card === panel.card)?.ways ?? [];
        return <WaysPanel table={table} seat={seat} ways={ways} onWay={play} />;
      }
      case 'print':
        return (
          <PrintGrid
            teller={table}
            known={view.prints}
            card={panel.card}
            onPrint={readPrint}
            onOther={() => setReading(panel.card)}
          />
        );
      case 'contacts':
        return (
          <ContactsPanel
            {...{ table, seat, log }}
            chosen={third}
            onChoose={(choice) => begun.change({ panel: { kind: 'contacts' }, third: choice })}
          />
        );
      case 'table':
        return (
          <>
            <SeatLines table={table} />
            <PoliticianLine table={table} />
          </>
        );
    }
  })();
  const contact = third?.kind === 'contact' ? view.prints.contacts[third.capital] : undefined;
  const columns = turnColumns(view, {
    ...(contact ? { contact: { nation: contact.nation, by: contact.influence } } : {}),
    ...(third?.kind === 'retrieval' && third.card ? { retrieved: third.card } : {}),
  });
  const slots = slotsOf(table, {
    ...{ panel, third, onHand: openHand },
    onContacts: () => open({ kind: 'contacts' }),
    onText: (source) => setSheet({ kind: 'text', source }),
  });
  return (
    <>
      <Frame
        scene={`${panel.kind}/${turn.agenda.length}`}
        stage={
          <TurnStage table={table} columns={columns} {...ROOM[panel.kind]}>
            {beside ? undefined : below}
          </TurnStage>
        }
        tray={
          <>
            {beside && below}
            <OwedTray table={table} seat={seat} onLook={() => onPass(seat)} />
            <Slots label={app('match.actions')} slots={slots} />
          </>
        }
        action={action}
        quiet={quiet}
      />
      {sheet?.kind === 'play' ? (
        <PlaySheet table={table} seat={seat} onClose={() => setSheet(undefined)} />
      ) : (
        sheet && <TurnSheets table={table} seat={seat} sheet={sheet} onSheet={setSheet} />
      )}
      {amount && (
        <SabotageSheet
          teller={table}
          known={view.prints}
          capital={amount}
          onClose={() => setAmount(undefined)}
          onRead={(print) => {
            setAmount(undefined);
            const sabotage = playCard.make({ card: 'sabotage', ...(view.map ? {} : { capital: amount }) });
            make({ actor: 'table', move: notePrint.make({ print }) }, { actor: seat, move: sabotage });
          }}
        />
      )}
      {reading && (
        <CardSheet
          teller={table}
          known={view.prints}
          card={reading}
          onClose={() => setReading(undefined)}
          onRead={(print) => {
            setReading(undefined);
            readPrint(print);
          }}
        />
      )}
      {secret && <SecretSheet table={table} seat={seat} onClose={() => setSecret(false)} />}
    </>
  );
}

/** Whether tray and dock stand beside the stage: the stage then has the picture alone. */
const useBeside = (): boolean => {
  const { width, height } = useWindowDimensions();
  return matchStageLook({ width, height, growth: useTextGrowth() }).beside;
};
