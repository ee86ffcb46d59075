import { type Frame } from '@/components/kit/map/plane';
import { notePrint } from '@/rules/i-spy/moves/note-print';
import { ContactsPanel } from './ContactsPanel';
import { HandGrid } from './HandGrid';
import { OwedPanel } from './OwedPanel';
import { PoliticianLine } from './PoliticianLine';
import { PrintGrid } from './PrintGrid';
import { SeatLines } from './SeatLines';
import { TilesPanel } from './TilesPanel';
import { type Turn } from './use-turn';
import { WaysPanel } from './WaysPanel';

interface TurnPanelProps {
  readonly turn: Turn;
  /** A phone on which a card has no room for more than its name. */
  readonly low: boolean;
  readonly onBoard: (frame: Frame) => void;
}

/** What the turn asks for, or what lies before everybody. */
export function TurnPanel({ turn, low, onBoard }: TurnPanelProps) {
  const { table, seat, log, panel, hand, third, choose, play, onCard, setSheet } = turn;
  const { view, make } = table;
  switch (panel.kind) {
    case 'hand':
      return <HandGrid table={table} cards={hand} low={low} onCard={onCard} />;
    case 'ways': {
      const ways = hand.find(({ card }) => card === panel.card)?.ways ?? [];
      return <WaysPanel {...{ table, seat, log, ways }} card={panel.card} onWay={play} />;
    }
    case 'print':
      return (
        <PrintGrid
          teller={table}
          known={view.prints}
          card={panel.card}
          onPrint={(print) => void make({ actor: 'table', move: notePrint.make({ print }) })}
          onOther={() => setSheet({ kind: 'reading', card: panel.card })}
        />
      );
    case 'contacts':
      return <ContactsPanel {...{ table, seat, log, low }} chosen={third} onChoose={choose} />;
    case 'owed':
      return <OwedPanel table={table} seat={seat} />;
    case 'politicians':
      return <TilesPanel turn={turn} onPlaced={onBoard} />;
    case 'table':
      return (
        <>
          <SeatLines table={table} />
          <PoliticianLine table={table} onOpen={() => turn.open({ kind: 'politicians' })} />
        </>
      );
  }
}
