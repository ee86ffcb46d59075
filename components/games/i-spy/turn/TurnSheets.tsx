import { type Capital, type Card } from '@/rules/i-spy/model/pieces';
import { type TextSource } from '@/rules/i-spy/model/prints';
import { notePrint } from '@/rules/i-spy/moves/note-print';
import { playCard } from '@/rules/i-spy/moves/play-card';
import { CoerceChoices } from '../actions/CoerceChoices';
import { MoreSheet } from '../actions/MoreSheet';
import { PlaySheet } from '../actions/PlaySheet';
import { RecruitSheet } from '../actions/RecruitSheet';
import { TextSheet } from '../actions/TextSheet';
import { PlanSheet } from '../advice/PlanSheet';
import { CardSheet } from '../entry/CardSheet';
import { SabotageSheet } from '../entry/SabotageSheet';
import { CubeSheet } from '../nations/CubeSheet';
import { LearnSheet } from '../map/LearnSheet';
import { NewPlaceSheet } from '../map/NewPlaceSheet';
import { isTiled } from '../politicians/places';
import { TileSheet } from '../politicians/TileSheet';
import { PrivateForm } from '../secret/PrivateForm';
import { SecretSheet } from '../secret/SecretSheet';
import { sourceWords } from '../why/causes';
import { dueNow } from './panel';
import { type Turn } from './use-turn';

export type TurnSheet =
  | {
      readonly kind:
        'play' | 'more' | 'learn' | 'plan' | 'secret' | 'new-place' | 'recruit' | 'coerce' | 'cubes';
    }
  | { readonly kind: 'text'; readonly source: TextSource }
  | { readonly kind: 'tile'; readonly place: number }
  /** What a Sabotage there takes. */
  | { readonly kind: 'amount'; readonly capital: Capital }
  /** What is printed on a card, beyond what the grid offers. */
  | { readonly kind: 'reading'; readonly card: Card };

/** What a turn needs now and then. */
export function TurnSheets({ turn: { table, seat, log, sheet, setSheet } }: { readonly turn: Turn }) {
  const { view, make } = table;
  const close = () => setSheet(undefined);
  const about = { table, seat, onClose: close };
  switch (sheet?.kind) {
    case undefined:
      return undefined;
    case 'play':
      return <PlaySheet {...about} log={log} />;
    case 'more':
      return (
        <MoreSheet
          {...about}
          onLearn={() => setSheet({ kind: 'learn' })}
          onPlan={() => setSheet({ kind: 'plan' })}
          onCubes={() => setSheet({ kind: 'cubes' })}
          onText={(source) => setSheet({ kind: 'text', source })}
        />
      );
    case 'cubes':
      return <CubeSheet onClose={close} />;
    case 'learn':
      return <LearnSheet {...about} />;
    case 'plan':
      return <PlanSheet {...about} />;
    case 'secret':
      return <SecretSheet {...about} />;
    case 'new-place':
      return <NewPlaceSheet {...about} />;
    case 'text':
      return <TextSheet {...about} title={sourceWords(table, sheet.source)} source={sheet.source} />;
    case 'recruit': {
      const due = dueNow(view);
      return due?.kind === 'recruit' && <RecruitSheet {...about} capital={due.capital} />;
    }
    case 'coerce':
      return (
        <PrivateForm teller={table} seat={seat} title={table.t('ui.owed.coerce')} onClose={close}>
          {() => <CoerceChoices table={table.through(seat)} seat={seat} onTaken={close} />}
        </PrivateForm>
      );
    case 'tile': {
      const place = view.places.filter(isTiled).find((each) => each.place === sheet.place);
      return place && <TileSheet {...about} place={place} />;
    }
    case 'amount':
      return (
        <SabotageSheet
          teller={table}
          known={view.prints}
          capital={sheet.capital}
          onClose={close}
          onRead={(print) => {
            close();
            const { capital } = sheet;
            const sabotage = playCard.make({ card: 'sabotage', ...(view.map ? {} : { capital }) });
            make({ actor: 'table', move: notePrint.make({ print }) }, { actor: seat, move: sabotage });
          }}
        />
      );
    case 'reading':
      return (
        <CardSheet
          teller={table}
          known={view.prints}
          card={sheet.card}
          onClose={close}
          onRead={(print) => {
            close();
            make({ actor: 'table', move: notePrint.make({ print }) });
          }}
        />
      );
  }
}
