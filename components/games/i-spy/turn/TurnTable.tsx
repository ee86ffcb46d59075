import { useRef, useState } from 'react';
import { useWindowDimensions } from 'react-native';
import { type DockQuiets } from '@/components/kit/stage/dock-action';
import { matchStageLook } from '@/components/kit/stage/match-stage-look';
import { type Frame as Rectangle } from '@/components/kit/map/plane';
import { type MapSight, WHOLE_SIGHT } from '@/components/kit/stage/MapStage';
import { useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { Frame } from '@/components/match/frame/Frame';
import { SeatPanel } from '@/components/match/frame/SeatPanel';
import { hasSecrets } from '@/components/match/who-acts';
import { useTranslate } from '@/i18n/use-translate';
import { type Seat } from '@/rules/core/seat';
import { SeatCard } from '../board/SeatCard';
import { turnColumns } from '../standing/columns';
import { useAcross } from './HandGrid';
import { MapTurn } from './MapTurn';
import { OwedTray } from './OwedTray';
import { PoliticianLine } from './PoliticianLine';
import { type Panel } from './panel';
import { previewOf } from './preview';
import { refusalPlace } from './refusal-place';
import { SeatLines } from './SeatLines';
import { Slots } from './Slots';
import { slotsOf } from './slots-of';
import { turnAction } from './turn-action';
import { TurnPanel } from './TurnPanel';
import { TurnSheets } from './TurnSheets';
import { type PictureRoom, TurnStage } from './TurnStage';
import { type TurnTableProps, useTurn } from './use-turn';

/** What the picture may have, and what it leaves to what lies below it. */
const ROOM: Readonly<Record<Panel['kind'] | 'map', PictureRoom>> = {
  table: { below: 88, least: 110, most: 318 },
  map: { below: 250, least: 132, most: 180 },
  hand: { below: 240, least: 150, most: 206 },
  ways: { below: 320, least: 110, most: 206 },
  owed: { below: 320, least: 110, most: 206 },
  print: { below: 290, least: 110, most: 206 },
  contacts: { below: 302, least: 76, most: 190 },
  politicians: { below: 290, least: 84, most: 180 },
};
/** A line before each player. */
const LINE = 45;

/** A phone on which a card has room for more than its name. */
const TALL = 760;

const NOWHERE: Rectangle = { x: 0, y: 0, width: 0, height: 0 };

/** IS-22: a turn as three slots: card, card, and a contact or a Retrieval. */
export function TurnTable(props: TurnTableProps) {
  const { log, seat, onPass } = props;
  const turn = useTurn(props);
  const { table, panel, open, setSheet } = turn;
  const { t, view } = table;
  const app = useTranslate();
  const beside = useBeside();
  const low = useWindowDimensions().height < TALL && !beside;
  const [sight, setSight] = useState<MapSight>(WHOLE_SIGHT);
  const [looking, setLooking] = useState<Seat>();
  const place = useRef({ panel: NOWHERE, board: NOWHERE });
  const pass = () => (hasSecrets(log, seat) ? onPass(seat) : setSheet({ kind: 'secret' }));

  const quiet: DockQuiets = [
    { label: t('ui.secret'), icon: 'lock', side: 'left', onPress: pass },
    { label: t('ui.more'), icon: 'more', onPress: () => setSheet({ kind: 'more' }) },
  ];
  const across = useAcross();
  const hand = panel.kind === 'hand' ? turn.hand.map(({ card }) => card) : [];
  const onMap = panel.kind === 'table' && view.map !== undefined;
  const below = <TurnPanel turn={turn} low={low} onBoard={(frame) => (place.current.board = frame)} />;
  const aside = onMap ? (
    <>
      <SeatLines table={table} />
      <PoliticianLine table={table} onOpen={() => open({ kind: 'politicians' })} />
    </>
  ) : (
    below
  );
  const slots = slotsOf(table, {
    ...{ panel, third: turn.third, onHand: turn.openHand },
    onContacts: () => open({ kind: 'contacts' }),
    onText: (source) => setSheet({ kind: 'text', source }),
  });
  return (
    <>
      <Frame
        scene={`${panel.kind}/${view.turn.agenda.length}/${turn.goal?.region ?? ''}`}
        stage={
          <TurnStage
            table={table}
            columns={turnColumns(view, { ...previewOf(turn), counted: table.counted })}
            room={roomOf(onMap ? 'map' : panel.kind, view.players.length)}
            map={onMap && <MapTurn turn={turn} sight={sight} onSight={setSight} alone={!beside} />}
            onPanel={(frame) => (place.current.panel = frame)}
          >
            {beside || onMap ? undefined : below}
          </TurnStage>
        }
        tray={
          <>
            {beside && aside}
            <OwedTray table={table} seat={seat} />
            <Slots label={app('match.actions')} slots={slots} />
          </>
        }
        action={turnAction(turn, pass)}
        quiet={quiet}
        onSeat={setLooking}
        placeOf={(refused) =>
          refusalPlace(
            table,
            {
              ...{ sight, beside, onMap, onContacts: panel.kind === 'contacts', across },
              ...place.current,
              hand,
            },
            refused,
          )
        }
      />
      <TurnSheets turn={turn} />
      {looking !== undefined && (
        <SeatPanel seat={looking} onClose={() => setLooking(undefined)}>
          <SeatCard table={table} seat={looking} />
        </SeatPanel>
      )}
    </>
  );
}

const roomOf = (kind: keyof typeof ROOM, players: number): PictureRoom => {
  const room = ROOM[kind];
  return kind === 'table' ? { ...room, below: room.below + players * LINE } : room;
};

/** Whether tray and dock stand beside the stage: the stage then has the picture alone. */
const useBeside = (): boolean => {
  const { width, height } = useWindowDimensions();
  return matchStageLook({ width, height, growth: useTextGrowth() }).beside;
};
