import { AppText } from '@/components/kit/AppText';
import { Stamp } from '@/components/kit/Stamp';
import { NATIONS } from '@/rules/i-spy/model/pieces';
import {
  type Cause,
  cleanUpLines,
  largeCounters,
  ranking,
  recordLines,
  sumOwed,
} from '@/rules/i-spy/model/scoring';
import { stepWords } from '../why/step-words';
import { cardName, owedWords, politicianName, politicianWords } from '../words';
import { Lines } from './Lines';
import { Ranking } from './Ranking';
import { type Scoring } from './steps';

/** The step that is due, as it will be when its button is pressed. */
export function StepNow({ scoring }: { readonly scoring: Scoring }) {
  switch (scoring.step) {
    case 'score-records':
      return <Records scoring={scoring} />;
    case 'reveal-politicians':
      return <Politicians scoring={scoring} />;
    case 'award-advantages':
      return <Advantages scoring={scoring} />;
    case 'clean-up':
      return <CleanUp scoring={scoring} />;
  }
}

/** IS-50: each Nation in turn, with who owes what. */
function Records({ scoring: { teller, standing, owed, cards, unread = [] } }: { readonly scoring: Scoring }) {
  const known = owed.map((each) => each ?? {});
  const lines = recordLines(standing, sumOwed(known));
  const without = [
    ...unread.map((card) => cardName(teller.t, card)),
    ...owed.flatMap((each, seat) => (each ? [] : [teller.seatName(seat)])),
  ].join(', ');
  const cause: Cause = { kind: 'records', owed: known, ...(cards ? { cards } : {}) };
  return (
    <>
      <AppText>{teller.t('ui.say.records')}</AppText>
      {without !== '' && (
        <>
          <Stamp label={teller.t('ui.so-far')} tone="danger" />
          <AppText>{teller.t('ui.sums-without', { what: without })}</AppText>
        </>
      )}
      <Lines
        teller={teller}
        lines={lines}
        soFar={without !== ''}
        detail={(nation) => owedWords(teller, known, nation)}
        why={(line) => stepWords(teller, { cause, lines }, line)}
      />
    </>
  );
}

/** IS-51: from the left, one by one. */
function Politicians({ scoring: { teller, toReveal, resolving } }: { readonly scoring: Scoring }) {
  const { t } = teller;
  if (resolving)
    return (
      <>
        <AppText variant="title">{politicianName(t, resolving)}</AppText>
        <AppText>{politicianWords(t, resolving)}</AppText>
      </>
    );
  return (
    <>
      <AppText variant="title">{t('ui.to-reveal', { count: toReveal })}</AppText>
      <AppText>{t('ui.say.politicians')}</AppText>
    </>
  );
}

/** IS-53: ties and skipped places drawn. */
function Advantages({ scoring: { teller, standing, print } }: { readonly scoring: Scoring }) {
  return (
    <>
      <AppText>{teller.t('ui.say.advantages')}</AppText>
      <Ranking teller={teller} places={ranking(standing.influence, print?.advantages ?? [])} />
    </>
  );
}

/** IS-54: the amount that every pool loses. */
function CleanUp({ scoring: { teller, standing } }: { readonly scoring: Scoring }) {
  const { t } = teller;
  const least = Math.min(...NATIONS.map((nation) => standing.influence[nation]));
  const removed = largeCounters(least) * 5;
  const lines = cleanUpLines(standing);
  return (
    <>
      <AppText variant="title">
        {removed > 0 ? t('ui.removed', { count: removed, least }) : t('ui.removed-none', { least })}
      </AppText>
      <AppText>{t('ui.say.clean-up')}</AppText>
      {removed > 0 && (
        <Lines
          teller={teller}
          lines={lines}
          why={(line) => stepWords(teller, { cause: { kind: 'clean-up' }, lines }, line)}
        />
      )}
    </>
  );
}
