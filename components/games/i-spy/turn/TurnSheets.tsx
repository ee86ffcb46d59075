import { type TextSource } from '@/rules/i-spy/model/prints';
import { type ActProps } from '../actions/act-props';
import { MoreSheet } from '../actions/MoreSheet';
import { TextSheet } from '../actions/TextSheet';
import { PlanSheet } from '../advice/PlanSheet';
import { LearnSheet } from '../map/LearnSheet';
import { sourceWords } from '../why/causes';

export type TurnSheet =
  | { readonly kind: 'play' | 'more' | 'learn' | 'plan' }
  | { readonly kind: 'text'; readonly source: TextSource };

interface TurnSheetsProps extends ActProps {
  readonly sheet: TurnSheet;
  readonly onSheet: (sheet: TurnSheet | undefined) => void;
}

/** What a turn needs now and then. */
export function TurnSheets({ table, seat, sheet, onSheet }: TurnSheetsProps) {
  const about = { table, seat, onClose: () => onSheet(undefined) };
  switch (sheet.kind) {
    case 'more':
      return (
        <MoreSheet
          {...about}
          onLearn={() => onSheet({ kind: 'learn' })}
          onPlan={() => onSheet({ kind: 'plan' })}
          onText={(source) => onSheet({ kind: 'text', source })}
        />
      );
    case 'learn':
      return <LearnSheet {...about} />;
    case 'plan':
      return <PlanSheet {...about} />;
    case 'text':
      return <TextSheet {...about} title={sourceWords(table, sheet.source)} source={sheet.source} />;
    case 'play':
      return undefined;
  }
}
