import { type ReactNode, useMemo } from 'react';
import { GameGate, Loading, WhenOpen } from '@/components/match/Gates';
import { type GameCard } from '@/components/match/game-screens';
import { useBoxInUse, useDebrief } from '@/components/kit/store/use-debrief';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { boxReport } from '@/store/box/box-report';
import { type BoxTable } from './form/box-table';

interface BoxGateProps {
  readonly children: (table: BoxTable) => ReactNode;
}

/** The box in use of the game that the address names, and what is known of it. */
export function BoxGate({ children }: BoxGateProps) {
  return (
    <WhenOpen>
      <GameGate>{(card) => <Loaded card={card}>{children}</Loaded>}</GameGate>
    </WhenOpen>
  );
}

function Loaded({ card, children }: BoxGateProps & { readonly card: GameCard }) {
  const t = useTranslate();
  const words = useGameWords(card.id);
  const module = useLoaded(card)?.rules.box;
  const { catalogue } = useDebrief();
  const box = useBoxInUse(card.id);
  const report = useMemo(() => module && boxReport(module, box), [module, box]);
  if (!module || !report) return <Loading />;
  return children({ game: card.id, module, catalogue, box, report, t, words });
}
