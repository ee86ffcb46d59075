import { useState } from 'react';
import { Answer } from '@/components/match/Questions';
import { Segmented } from '@/components/kit/Segmented';
import { Stepper } from '@/components/kit/Stepper';
import { useGameWords } from '@/i18n/use-say';
import { stackSize } from '@/rules/spymaster/model/prints';
import { legalCut } from '@/rules/spymaster/questions';
import { GAME } from '../table';

const PLAYERS = ['2', '3', '4', '5', '6'] as const;

const shared = (cards: number, files: number): readonly number[] =>
  Array.from({ length: files }, (_, file) => Math.floor((cards + file) / files));

/** SM-21, SM-22: the sizes of the Files from left to right, and where the SpyMaster card lies. */
export function CutQuestion() {
  const t = useGameWords(GAME);
  const [players, setPlayers] = useState(4);
  const cards = stackSize(players);
  const [sizes, setSizes] = useState(() => shared(cards, players));
  const [card, setCard] = useState(0);
  const resize = (next: number) => {
    setPlayers(next);
    setSizes(shared(stackSize(next), next));
    setCard(0);
  };
  const files = (count: number) => {
    setSizes(Array.from({ length: count }, (_, file) => sizes[file] ?? 1));
    setCard(Math.min(card, count));
  };
  const verdict = legalCut({ cards, files: players, sizes, spyMasterCard: card });
  return (
    <>
      <Answer game={GAME} verdict={verdict} />
      <Segmented
        label={t('ui.check.players')}
        value={String(players) as (typeof PLAYERS)[number]}
        onChange={(value) => resize(Number(value))}
        choices={PLAYERS.map((value) => ({ value, label: value }))}
      />
      <Stepper label={t('ui.check.files')} value={sizes.length} min={1} max={7} onChange={files} />
      {sizes.map((size, file) => (
        <Stepper
          key={file}
          label={t('ui.check.size', { file: file + 1 })}
          value={size}
          max={19}
          onChange={(next) => setSizes(sizes.map((old, other) => (other === file ? next : old)))}
        />
      ))}
      <Segmented
        label={t('ui.spymaster-card')}
        value={String(card)}
        onChange={(value) => setCard(Number(value))}
        choices={[
          ...sizes.map((_, file) => ({ value: String(file), label: String(file + 1) })),
          { value: String(sizes.length), label: t('ui.check.alone') },
        ]}
      />
    </>
  );
}
