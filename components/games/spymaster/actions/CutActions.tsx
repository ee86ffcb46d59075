import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { evenCut } from '@/rules/spymaster/advice/even-cut';
import { isRead } from '@/rules/spymaster/model/pile';
import { firstsOf } from '@/rules/spymaster/model/files';
import { cutFiles } from '@/rules/spymaster/moves/cut-files';
import { useBegun } from '../begun';
import { type ActProps } from './act-props';

/** SM-21, SM-22: why it is no legal division yet, or the button that makes it one. */
export function CutActions({ table, seat }: ActProps) {
  const { t, check, why, act } = table;
  const { begun, clear } = useBegun(table);
  const { cuts, spyMasterCard } = begun;
  const [asked, setAsked] = useState(false);
  const move = cutFiles.make({ cuts, spyMasterCard: firstsOf(cuts)[spyMasterCard ?? 0] ?? 0 });
  const [refusal] = check(seat, move);
  const reason = refusal ? why(refusal) : spyMasterCard === undefined ? t('ui.cut-card') : undefined;
  const cut = () => {
    clear();
    act(seat, move);
  };
  const answer = () => (refusal ? act(seat, move) : setAsked(true));
  return (
    <>
      <AppText variant="label" aria-live="polite" tone={reason && asked ? 'danger' : 'ink'}>
        {reason ?? t('ui.cut-ready')}
      </AppText>
      <EvenCut table={table} seat={seat} />
      <Button label={t('ui.cut-done')} icon="check" reason={reason} onPress={cut} onRefused={answer} />
    </>
  );
}

/** Only where the table agreed on it: the cut whose Files differ least. */
function EvenCut({ table }: ActProps) {
  const { t, view, options } = table;
  const { change } = useBegun(table);
  const known = view.row.filter(isRead);
  if (!options.advice || known.length < view.row.length) return undefined;
  const files = view.players.filter(({ left }) => !left).length;
  const even = evenCut(
    known.map(({ value }) => value),
    files,
  );
  if (!even) return undefined;
  return (
    <Button
      label={t('ui.advice-cut', { totals: even.totals.join(' · ') })}
      kind="secondary"
      icon="info"
      onPress={() => change({ cuts: even.cuts, spyMasterCard: undefined })}
    />
  );
}
