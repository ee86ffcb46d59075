import { Line, Path, Rect } from 'react-native-svg';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type DockAction } from '@/components/kit/stage/dock-action';
import { type StageTarget } from '@/components/kit/stage/stage-target';
import { Frame } from '@/components/match/frame/Frame';
import { type TableProps } from '@/components/match/game-screens';
import { evenCut } from '@/rules/spymaster/advice/even-cut';
import { filesOf, firstsOf } from '@/rules/spymaster/model/files';
import { isRead } from '@/rules/spymaster/model/pile';
import { nextSeat, presentOf } from '@/rules/spymaster/model/round';
import { cutFiles } from '@/rules/spymaster/moves/cut-files';
import { useBegun } from '../begun';
import { IntelCard } from '../stage/IntelCard';
import { SvgWords } from '../stage/SvgWords';
import { type Table, useTable } from '../table';
import { FileColumn } from './FileColumn';
import { fileInWords } from './file-words';
import { Folder } from './Folder';
import { GatherStage, useRowPlan } from './GatherStage';
import { lookAt } from './look-at';
import { columnAt, gapAfter, middleOf, piecesOf, type RowPlan } from './row-plan';

/** SM-21, SM-22: a tap between two cards cuts the row there, then one on a File gives it the SpyMaster card. */
export function CutTable(props: TableProps) {
  const table = useTable(props);
  const { t, view, check, why, act, seatName } = table;
  const { begun, change, clear } = useBegun(table);
  const { plan, onLayout } = useRowPlan(view.row.length, true);
  const { cuts: tapped, spyMasterCard } = begun;
  const cuts = [...tapped].sort((a, b) => a - b);
  const seat = view.active;
  const count = presentOf(view.players).length;
  const move = cutFiles.make({ cuts, spyMasterCard: firstsOf(cuts)[spyMasterCard ?? 0] ?? 0 });
  const [refusal] = check(seat, move);
  // The Files are others after a cut, and the card may lie on the wrong one.
  const setCuts = (next: readonly number[]) => change({ cuts: next, spyMasterCard: undefined });
  const toggle = (gap: number) =>
    setCuts(tapped.includes(gap) ? tapped.filter((cut) => cut !== gap) : [...tapped, gap]);
  const cut = () => {
    clear();
    act(seat, move);
  };
  const last = tapped.at(-1);
  const begunOf = () => {
    if (!props.canAct) return undefined;
    if (spyMasterCard !== undefined)
      return {
        what: t('ui.gather.crowned', { file: spyMasterCard + 1 }),
        onPress: () => change({ spyMasterCard: undefined }),
      };
    return last === undefined
      ? undefined
      : { what: t('ui.gather.cut-behind', { place: last }), onPress: () => setCuts(tapped.slice(0, -1)) };
  };
  const action: DockAction = refusal
    ? { kind: 'wait', label: why(refusal) }
    : spyMasterCard === undefined
      ? { kind: 'wait', label: t('ui.cut-card') }
      : {
          kind: 'go',
          label: t('ui.gather.cut-done', { count, seat: seatName(nextSeat(view.players, seat)) }),
          onPress: cut,
        };
  return (
    <Frame
      stage={
        <GatherStage
          label={t('ui.row')}
          onLayout={onLayout}
          targets={props.canAct ? targetsOf({ table, plan, cuts, count, toggle, change }) : []}
        >
          <CutDrawing {...{ table, plan, cuts, count, spyMasterCard }} />
        </GatherStage>
      }
      tray={
        props.canAct ? (
          <View style={styles.tray}>
            <AppText tone="soft">{t('ui.gather.cut-hint')}</AppText>
            <EvenCut table={table} count={count} onCut={setCuts} />
          </View>
        ) : undefined
      }
      action={action}
      quiet={lookAt(props, table, seat)}
      begun={begunOf()}
    />
  );
}

interface Cutting {
  readonly table: Table;
  readonly plan: RowPlan;
  readonly cuts: readonly number[];
  /** Files that are to be made. */
  readonly count: number;
}

interface TargetsOf extends Cutting {
  readonly toggle: (gap: number) => void;
  readonly change: (next: { readonly spyMasterCard: number }) => void;
}

const targetsOf = ({ table, plan, cuts, count, toggle, change }: TargetsOf): readonly StageTarget[] => {
  const { t, view, cardName } = table;
  const gaps = view.row.slice(0, -1).map((card, place): StageTarget => {
    const gap = place + 1;
    const named = card === 'blank' ? t('ui.card-nth', { place: gap }) : cardName(card);
    return {
      id: `gap-${gap}`,
      ...gapAfter(plan, gap),
      label: t(cuts.includes(gap) ? 'ui.cut-heal' : 'ui.cut-after', { card: named, place: gap }),
      onPress: () => toggle(gap),
    };
  });
  const files = filesOf(view.row, cuts).map((cards, file): StageTarget => {
    const box = columnAt(plan, file, Math.max(count, cuts.length + 1));
    return {
      id: `file-${file}`,
      at: middleOf(box),
      box,
      label: `${fileInWords(table, file, cards)}: ${t('ui.spymaster-card')}`,
      onPress: () => change({ spyMasterCard: file }),
    };
  });
  return [...gaps, ...files];
};

interface CutDrawingProps extends Cutting {
  readonly spyMasterCard: number | undefined;
}

function CutDrawing({ table: { t, view }, plan, cuts, count, spyMasterCard }: CutDrawingProps) {
  const { colors, accent } = useTheme();
  const files = filesOf(view.row, cuts);
  const firsts = firstsOf(cuts);
  const columns = Math.max(count, files.length);
  return (
    <>
      {cuts.length > 0 &&
        files.map((cards, file) => (
          <Folder
            key={firsts[file]}
            file={file}
            pieces={piecesOf(plan, firsts[file] ?? 0, cards.length)}
            lit={file === spyMasterCard}
          />
        ))}
      {view.row.map((card, place) => {
        const frame = plan.cards[place];
        return frame && <IntelCard key={place} card={card} frame={frame} />;
      })}
      {view.row.slice(0, -1).map((_, place) => {
        const { at } = gapAfter(plan, place + 1);
        const half = (plan.cards[0]?.height ?? 0) / 2;
        return cuts.includes(place + 1) ? (
          <Path
            key={place}
            d={`M${at.x} ${at.y - half - 8}V${at.y + half + 8}M${at.x - 5} ${at.y - half - 9}h10l-5 7zM${at.x - 5} ${
              at.y + half + 9
            }h10l-5 -7z`}
            stroke={colors.ink}
            strokeWidth={3}
            fill={colors.ink}
          />
        ) : (
          <Line
            key={place}
            x1={at.x}
            x2={at.x}
            y1={at.y - half * 0.7}
            y2={at.y + half * 0.7}
            stroke={accent.fill}
            strokeWidth={3}
            strokeDasharray="4 5"
          />
        );
      })}
      {Array.from({ length: columns }, (_, file) => {
        const frame = columnAt(plan, file, columns);
        const cards = files[file];
        return cards && (cuts.length > 0 || count === 1) ? (
          <FileColumn
            key={file}
            {...{ file, frame, cards }}
            count={cards.length}
            crown={file === spyMasterCard}
            lit={files.length === count}
          />
        ) : (
          <EmptyColumn key={file} file={file} frame={frame} words={t('ui.gather.cut')} />
        );
      })}
    </>
  );
}

interface EmptyColumnProps {
  readonly file: number;
  readonly frame: ReturnType<typeof columnAt>;
  readonly words: string;
}

/** A File that the row has not been cut into yet. */
function EmptyColumn({ file, frame: { x, y, width, height }, words }: EmptyColumnProps) {
  const { colors } = useTheme();
  return (
    <>
      <Rect
        {...{ x, y, width, height }}
        rx={8}
        fill="none"
        stroke={colors.lineStrong}
        strokeWidth={1.3}
        strokeDasharray="5 4"
      />
      <SvgWords x={x + width / 2} y={y + 22} size={18} color={colors.inkSoft}>
        {file + 1}
      </SvgWords>
      <SvgWords x={x + width / 2} y={y + height / 2 + 5} size={13} color={colors.inkSoft}>
        {words}
      </SvgWords>
    </>
  );
}

interface EvenCutProps {
  readonly table: Table;
  readonly count: number;
  readonly onCut: (cuts: readonly number[]) => void;
}

/** Only where the table agreed on it: the cut whose Files differ least. */
function EvenCut({ table: { t, view, options }, count, onCut }: EvenCutProps) {
  const known = view.row.filter(isRead);
  if (!options.advice || known.length < view.row.length) return undefined;
  const even = evenCut(
    known.map(({ value }) => value),
    count,
  );
  if (!even) return undefined;
  return (
    <Button
      label={t('ui.advice-cut', { totals: even.totals.join(' · ') })}
      kind="secondary"
      icon="info"
      onPress={() => onCut(even.cuts)}
    />
  );
}

const styles = StyleSheet.create({ tray: { minHeight: 56, gap: space.s } });
