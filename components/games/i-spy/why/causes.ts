import { type Nation } from '@/rules/i-spy/model/pieces';
import { type TextSource } from '@/rules/i-spy/model/prints';
import { type Cause } from '@/rules/i-spy/model/scoring';
import { type Teller } from '../table';
import { cardName, owedWords, politicianName } from '../words';

export const sourceWords = ({ t }: Pick<Teller, 't'>, source: TextSource): string => {
  switch (source.kind) {
    case 'card':
      return cardName(t, source.card);
    case 'contact':
      return t('ui.contact-in', { capital: t(`piece.${source.capital}`) });
    case 'asset':
      return t('ui.asset-number', { asset: source.asset });
    case 'politician':
      return t('ui.politician');
  }
};

/** Why a number changed, in words: who did what, or which step of a Scoring Phase it was. */
export const causeWords = (teller: Teller, cause: Cause, nation: Nation): string => {
  const { t, seatName } = teller;
  switch (cause.kind) {
    case 'contact':
    case 'sabotage':
      return t(`ui.cause.${cause.kind}`, {
        seat: seatName(cause.seat),
        capital: t(`piece.${cause.capital}`),
      });
    case 'text':
      return `${seatName(cause.seat)}: ${sourceWords(teller, cause.source)}`;
    case 'records': {
      const owed = owedWords(teller, cause.owed, nation);
      return owed === '' ? t('ui.cause.records') : `${t('ui.cause.records')}: ${owed}`;
    }
    case 'politician':
      return politicianName(t, cause.print);
    case 'final-report':
    case 'asset':
    case 'adjust':
      return t(`ui.cause.${cause.kind}`, { seat: seatName(cause.seat) });
    case 'advantages':
    case 'clean-up':
    case 'correct':
    case 'standing':
    case 'standstill':
      return t(`ui.cause.${cause.kind}`);
  }
};
