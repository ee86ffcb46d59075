import { useTranslate } from '@/i18n/use-translate';
import { type Move } from '@/rules/i-spy/game';
import { capitalRegionsOf } from '@/rules/i-spy/model/map';
import { type Capital, CAPITALS } from '@/rules/i-spy/model/pieces';
import { endTurn } from '@/rules/i-spy/moves/end-turn';
import { enterCapital } from '@/rules/i-spy/moves/enter-capital';
import { makeContact } from '@/rules/i-spy/moves/make-contact';
import { noteRegion } from '@/rules/i-spy/moves/note-region';
import { type ActProps } from '../actions/act-props';
import { DockButton, DockRow } from '../actions/DockButton';
import { LookButton } from '../actions/LookButton';
import { hasMore } from '../actions/more';
import { type Table } from '../table';
import { capitalHere, goalsOf, regionUnder } from './goals';

type Opened = 'play' | 'travel' | 'contact' | 'retrieve' | 'more';

interface MapDockProps extends ActProps {
  readonly played: boolean;
  /** Why the turn cannot end yet. */
  readonly ends: string | undefined;
  readonly onOpen: (kind: Opened) => void;
}

/** A turn on the map in two rows: what moves it on above, what closes it below. */
export function MapDock({ table, seat, onLook, played, ends, onOpen }: MapDockProps) {
  const { t, view, act, seatName } = table;
  const app = useTranslate();
  const { tickets, third, visited } = view.turn;
  const outlet = regionUnder(view, seat);
  const capital = outlet?.kind === 'outlet' && !visited ? outlet.capital : undefined;
  return (
    <>
      <DockRow label={app('match.actions')}>
        <DockButton
          label={t('ui.short-do.play')}
          name={t('ui.do-play')}
          kind={played ? 'secondary' : 'primary'}
          onPress={() => onOpen('play')}
        />
        <DockButton
          label={t('ui.short-do.travel', { count: tickets })}
          name={t('ui.do-travel-with', { count: tickets })}
          kind={tickets > 0 ? 'primary' : 'secondary'}
          onPress={() => onOpen('travel')}
        />
        {capital && (
          <DockButton
            label={t('ui.enter-capital', { capital: t(`piece.${capital}`) })}
            name={t('ui.enter-capital', { capital: t(`piece.${capital}`) })}
            kind="primary"
            onPress={() => enter({ table, seat }, capital)}
          />
        )}
        {!third && !capital && <ContactButton table={table} seat={seat} onOpen={onOpen} />}
      </DockRow>
      <DockRow label={t('ui.more')}>
        {!third && (
          <DockButton
            label={t('ui.short-do.retrieve')}
            name={t('ui.do-retrieve')}
            onPress={() => onOpen('retrieve')}
          />
        )}
        <DockButton
          label={t('ui.do-end')}
          name={t('ui.do-end')}
          kind={ends === undefined ? 'primary' : 'secondary'}
          onPress={() => act(seat, endTurn.make({}))}
        />
        {hasMore({ table, seat }) && (
          <DockButton name={t('ui.more')} icon="more" onPress={() => onOpen('more')} />
        )}
        <LookButton seat={seat} seatName={seatName} onLook={onLook} small />
      </DockRow>
    </>
  );
}

/**
 * IS-27: the contact of the Capital that the Spy is in, unless nobody has read it yet. Outside the rules say why not, and
 * what the table records all the same is asked for by its Capital.
 */
function ContactButton({ table, seat, onOpen }: Pick<MapDockProps, 'table' | 'seat' | 'onOpen'>) {
  const { t, view, act, why, check } = table;
  const here = capitalHere(view, seat);
  const move: Move = makeContact.make({ capital: here ?? nearCapital(table) });
  const against = here && !view.prints.contacts[here] ? undefined : why(check(seat, move));
  return (
    <DockButton
      label={t('ui.short-do.contact')}
      name={t('ui.do-contact')}
      kind="primary"
      reason={against}
      onPress={() => (here && view.prints.contacts[here] ? act(seat, move) : onOpen('contact'))}
    />
  );
}

/** One that can be reached now comes first: the refusal then offers the way. */
const nearCapital = (table: Table): Capital => {
  const { view } = table;
  const print = view.map?.print;
  const goals = goalsOf(table, view.turn.seat);
  const within = CAPITALS.find(
    (capital) => print && capitalRegionsOf(print, capital).some((region) => goals.has(region)),
  );
  return within ?? CAPITALS[0];
};

/** IS-32: from the Outlet into its Capital. A Region of it that an owner's map lacks is noted with it. */
const enter = ({ table, seat }: ActProps, capital: Capital): boolean => {
  const { t, view, practice, make, act } = table;
  const inside = view.map ? capitalRegionsOf(view.map.print, capital) : [];
  const vacant = inside.find((id) => view.players.every(({ region }) => region !== id));
  const number = inside.length + 1;
  const fresh = `${capital}-${number}`;
  const into = (region: string): Move => enterCapital.make({ region });
  if (vacant !== undefined || practice) return act(seat, into(vacant ?? inside[0] ?? fresh));
  const print = { id: fresh, name: `${t(`piece.${capital}`)} ${number}`, kind: 'capital', capital } as const;
  return make({ actor: 'table', move: noteRegion.make({ print }) }, { actor: seat, move: into(fresh) });
};
