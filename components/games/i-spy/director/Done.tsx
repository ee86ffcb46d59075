import { Card } from '@/components/kit/Card';
import { AppText } from '@/components/kit/AppText';
import { type Posting } from '@/rules/i-spy/model/scoring';
import { type Teller } from '../table';
import { stepWords } from '../why/step-words';
import { owedWords, politicianName, politicianWords } from '../words';
import { Lines } from './Lines';

interface DoneProps {
  readonly teller: Teller;
  readonly posting: Posting;
}

/** A step of this Scoring Phase that is done, with what it changed. */
export function Done({ teller, posting }: DoneProps) {
  const { t } = teller;
  const { cause, lines } = posting;
  const changed = lines.filter(({ from, to }) => from !== to);
  const title = cause.kind === 'politician' ? politicianName(t, cause.print) : t(`ui.cause.${cause.kind}`);
  return (
    <Card tab={t('ui.done')} title={title}>
      {cause.kind === 'politician' && <AppText tone="soft">{politicianWords(t, cause.print)}</AppText>}
      <Lines
        teller={teller}
        lines={changed}
        done
        why={(line) => stepWords(teller, posting, line)}
        {...(cause.kind === 'records' ? { detail: (nation) => owedWords(teller, cause.owed, nation) } : {})}
      />
    </Card>
  );
}
