import { type DockAction, type DockQuiets } from '@/components/kit/stage/dock-action';
import { Frame } from '@/components/match/frame/Frame';
import { NATIONS, perNation } from '@/rules/i-spy/model/pieces';
import { recordLines, sumOwed } from '@/rules/i-spy/model/scoring';
import { notePrint } from '@/rules/i-spy/moves/note-print';
import { scoreRecords } from '@/rules/i-spy/moves/score-records';
import { nationName } from '../words';
import { Contributions, NationSlide } from './NationSlide';
import { firstRow, rowPrint, RowSlide } from './RowSlide';
import { Slide } from './Slide';
import { afterTile, phaseOf, type Scoring, uncounted } from './steps';
import { type Slides } from './use-slides';

interface RecordsSlidesProps {
  readonly scoring: Scoring;
  readonly slides: Slides;
}

/** IS-50: one Nation after the other; then the row of the phase, where nobody has read it. All is scored at the end of it. */
export function RecordsSlides({ scoring, slides }: RecordsSlidesProps) {
  const { teller, standing, owed, print, seat, make } = scoring;
  const { t } = teller;
  const { at, sums } = slides;
  const phase = phaseOf(scoring);
  const asked = uncounted(scoring);
  const known = sumOwed(owed);
  const counted = { ...known, ...sums };
  const lines = recordLines(standing, counted);
  const row = slides.row ?? firstRow(phase);
  const read = rowPrint(phase, row);
  const line = lines[at];

  const score = () => {
    const noted = !print && read ? [{ actor: 'table' as const, move: notePrint.make({ print: read }) }] : [];
    const told = slides.told
      ? { counted: perNation((nation) => counted[nation]) }
      : asked.length > 0
        ? { counted: Object.fromEntries(asked.map((nation) => [nation, counted[nation]])) }
        : {};
    make(...noted, { actor: seat, move: scoreRecords.make(told) });
  };
  const step = (to: number) => slides.change(to < 0 ? { told: false } : { at: to });
  const back: DockQuiets = [
    { label: t('ui.slide.back'), icon: 'back', side: 'left', onPress: () => step(at - 1) },
  ];
  const after = afterTile(scoring, (print ?? read)?.politicians ?? 0);
  if (!line)
    return (
      <Slide
        scoring={scoring}
        at={NATIONS.length}
        scene="row"
        quiet={back}
        action={
          read
            ? { kind: 'go', label: t('ui.slide.next', { what: after }), onPress: score }
            : { kind: 'wait', label: t('ui.read.missing') }
        }
      >
        <RowSlide
          teller={teller}
          phase={phase}
          row={row}
          onRow={(next) => slides.change({ row: [...next] })}
        />
      </Slide>
    );
  const { nation } = line;
  const open = asked.includes(nation) && sums[nation] === undefined;
  const next = NATIONS[at + 1];
  const action: DockAction = open
    ? { kind: 'wait', label: t('ui.slide.count') }
    : next
      ? { kind: 'go', label: t('ui.slide.next', { what: nationName(t, next) }), onPress: () => step(at + 1) }
      : print
        ? { kind: 'go', label: t('ui.slide.next', { what: after }), onPress: score }
        : { kind: 'go', label: t('ui.slide.next', { what: t('ui.row.short') }), onPress: () => step(at + 1) };
  const counting = asked.includes(nation)
    ? {
        sum: sums[nation],
        onSum: (sum: number) => slides.change({ sums: { ...sums, [nation]: sum } }),
      }
    : undefined;
  return (
    <Frame
      scene={`records/${nation}`}
      stage={<NationSlide scoring={scoring} line={line} at={at} open={open} />}
      tray={<Contributions scoring={scoring} line={line} counting={counting} />}
      action={action}
      quiet={at > 0 || slides.told ? back : []}
    />
  );
}
