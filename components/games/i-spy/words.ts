import { type Speak } from '@/i18n/say';
import { type Card, type Nation, NATIONS, type PerNation } from '@/rules/i-spy/model/pieces';
import {
  type AssetPrint,
  type KnownPrints,
  type PoliticianPrint,
  type PoliticianText,
  type Reward,
} from '@/rules/i-spy/model/prints';
import { type Teller } from './table';

const MINUS = '\u2212';

/** "+3", "−6", "0" */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `${MINUS}${-value}` : '0';

export const nationName = (t: Speak, nation: Nation): string => t(`piece.${nation}`);

export const cardName = (t: Speak, card: Card): string => t(`piece.${card}`);

/** "France +3, Germany −3" */
export const influenceWords = (t: Speak, influence: Partial<PerNation>): string =>
  NATIONS.flatMap((nation) => {
    const by = influence[nation];
    return by ? [`${nationName(t, nation)} ${signed(by)}`] : [];
  }).join(', ');

/** What a card is worth in the Records, or that nobody has told yet. */
export const cardWorth = (t: Speak, prints: KnownPrints, card: Card): string => {
  const print = prints.cards[card];
  return print ? influenceWords(t, print.influence) : t('ui.print-unknown');
};

export const textWords = (t: Speak, text: PoliticianText): string => {
  switch (text.kind) {
    case 'extreme':
      return t(`ui.text.${text.which}-${text.of}`, { by: signed(text.by), what: t(`ui.${text.changes}`) });
    case 'each-spy':
      return t(text.optional ? 'ui.text.each-spy-may' : 'ui.text.each-spy', {
        by: signed(text.by),
        what: t(`ui.${text.piece}`),
      });
    case 'other':
      return t('ui.text.other');
  }
};

/** All that a Politician does, in one line. */
export const politicianWords = (t: Speak, { influence, text }: PoliticianPrint): string => {
  const parts = [influenceWords(t, influence), ...(text ? [textWords(t, text)] : [])].filter(Boolean);
  return parts.length > 0 ? parts.join('. ') : t('ui.text.nothing');
};

export const politicianName = (t: Speak, { name, influence }: PoliticianPrint): string =>
  name ?? (influenceWords(t, influence) || t('ui.unnamed'));

export const assetName = (t: Speak, print: AssetPrint | undefined, asset: number): string =>
  print?.name ?? (print?.starred ? t(`piece.${print.starred}`) : t('ui.asset-number', { asset }));

export const rewardWords = (t: Speak, reward: Reward): string => {
  if (reward.kind === 'icon') return t(`piece.owed.${reward.icon}`);
  return reward.kind === 'tickets' ? t('ui.tickets', { count: reward.count }) : t('ui.reward-other');
};

/** "Anna 3, Ben 2" */
export const owedWords = (
  { seatName }: Teller,
  owed: readonly Partial<PerNation>[],
  nation: Nation,
): string =>
  owed
    .flatMap((each, seat) => (each[nation] ? [`${seatName(seat)} ${signed(each[nation])}`] : []))
    .join(', ');
