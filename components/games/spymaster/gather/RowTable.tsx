import { Rect } from 'react-native-svg';
import { AppText } from '@/components/kit/AppText';
import { type DockAction } from '@/components/kit/stage/dock-action';
import { useTheme } from '@/components/kit/theme/use-theme';
import { Frame } from '@/components/match/frame/Frame';
import { type TableProps } from '@/components/match/game-screens';
import { type RowCard } from '@/rules/spymaster/model/pile';
import { type Intelligence } from '@/rules/spymaster/model/prints';
import { layOutRow } from '@/rules/spymaster/moves/lay-out-row';
import { useBegun } from '../begun';
import { rowSoFar } from './row-so-far';
import { IntelCard } from '../stage/IntelCard';
import { SvgWords } from '../stage/SvgWords';
import { useTable } from '../table';
import { GatherStage, useRowPlan } from './GatherStage';
import { middleOf } from './row-plan';
import { RowPad } from './RowPad';

/** The pad needs as much room as the row. */
const SHARE = 0.34;

/**
 * SM-20: as many taps as cards. The last one lays the row out; a row that is mended waits for the button, and what
 * nobody wants to read stays blank.
 */
export function RowTable(props: TableProps) {
  const table = useTable(props);
  const { t, view, note, cardName } = table;
  const { colors, accent } = useTheme();
  const { begun, change } = useBegun(table);
  const { stackSize } = view;
  const { plan, onLayout } = useRowPlan(stackSize, false);
  const cards = rowSoFar(table, begun);
  const { replaced } = begun;
  const isFull = cards.length >= stackSize;
  const layOut = (row: readonly RowCard[]) => note(layOutRow.make({ cards: row }));
  const take = (card: Intelligence) => {
    if (replaced !== undefined)
      return change({
        cards: cards.map((old, place) => (place === replaced ? card : old)),
        replaced: undefined,
      });
    if (isFull) return undefined;
    const row = [...cards, card];
    change({ cards: row });
    return row.length === stackSize ? layOut(row) : undefined;
  };
  const next = replaced ?? cards.length;
  // A row that is full and is being mended waits for the button.
  const waits = isFull && replaced === undefined;
  const lastCard = cards.at(-1);
  const blank = stackSize - cards.length;
  const actionOf = (): DockAction | undefined => {
    if (!props.canAct || replaced !== undefined) return undefined;
    if (isFull) return { kind: 'go', label: t('ui.lay-out'), onPress: () => layOut(cards) };
    return {
      kind: 'plain',
      label: t('ui.gather.leave-blank', { count: blank }),
      detail: t('ui.gather.then-cut'),
      onPress: () => layOut([...cards, ...Array.from({ length: blank }, () => 'blank' as const)]),
    };
  };
  return (
    <Frame
      stage={
        <GatherStage
          label={t('ui.row')}
          onLayout={onLayout}
          targets={cards.flatMap((card, place) => {
            const box = plan.cards[place];
            return box
              ? [
                  {
                    ...{ id: String(place), at: middleOf(box), box },
                    label: t('ui.row-replace', { place: place + 1, card: cardName(card) }),
                    onPress: () => change({ cards, replaced: place === replaced ? undefined : place }),
                  },
                ]
              : [];
          })}
        >
          {plan.cards.map((frame, place) => {
            const card = cards[place];
            if (card) return <IntelCard key={place} card={card} frame={frame} chosen={place === replaced} />;
            const isNext = place === next;
            return (
              <Rect
                key={place}
                {...frame}
                rx={5}
                fill={isNext ? accent.wash : 'none'}
                stroke={isNext ? accent.fill : colors.lineStrong}
                strokeWidth={isNext ? 2.4 : 1.3}
                {...(isNext ? {} : { strokeDasharray: '4 3' })}
              />
            );
          })}
          {plan.cards.map((frame, place) =>
            place < cards.length ? undefined : (
              <SvgWords
                key={place}
                x={frame.x + frame.width / 2}
                y={frame.y + frame.height / 2 + 6}
                size={16}
                color={place === next ? accent.text : colors.inkSoft}
              >
                {place + 1}
              </SvgWords>
            ),
          )}
        </GatherStage>
      }
      share={SHARE}
      tray={
        !props.canAct ? undefined : waits ? (
          <AppText tone="soft">{t('ui.row-mend')}</AppText>
        ) : (
          <RowPad names={table} read={cards.length} {...{ stackSize, replaced }} onCard={take} />
        )
      }
      action={actionOf()}
      begun={
        lastCard && props.canAct
          ? {
              what: t('ui.gather.card', { card: cardName(lastCard), place: cards.length }),
              onPress: () => change({ cards: cards.slice(0, -1), replaced: undefined }),
            }
          : undefined
      }
    />
  );
}
