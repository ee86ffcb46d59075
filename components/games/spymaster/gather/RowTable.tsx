import { Rect } from 'react-native-svg';
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { Frame } from '@/components/match/frame/Frame';
import { type TableProps } from '@/components/match/game-screens';
import { type Intelligence, INTELLIGENCE_TYPES } from '@/rules/spymaster/model/prints';
import { layOutRow } from '@/rules/spymaster/moves/lay-out-row';
import { useBegun } from '../begun';
import { rowSoFar } from './row-so-far';
import { IntelCard } from '../stage/IntelCard';
import { SvgWords } from '../stage/SvgWords';
import { useTable } from '../table';
import { CardKeys, valuesOn } from '../turn/CardKeys';
import { PadSide } from '../turn/PadSide';
import { GatherStage, useRowPlan } from './GatherStage';
import { middleOf } from './row-plan';

const ROOMY = 780;

/** SM-20: as many taps as cards. The last one lays the row out; a row that is mended waits for the button. */
export function RowTable(props: TableProps) {
  const table = useTable(props);
  const { t, view, note, cardName } = table;
  const { colors, accent } = useTheme();
  const { begun, change } = useBegun(table);
  const [high, setHigh] = useState(false);
  const tall = useWindowDimensions().height >= ROOMY;
  const { stackSize } = view;
  const { plan, onLayout } = useRowPlan(stackSize, false);
  const cards = rowSoFar(table, begun);
  const { replaced } = begun;
  const isFull = cards.length >= stackSize;
  const layOut = (row: readonly Intelligence[]) => note(layOutRow.make({ cards: row }));
  const take = (card: Intelligence) => {
    setHigh(false);
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
  // The pad takes the dock's place: a row that is full waits for the button.
  const waits = isFull && replaced === undefined;
  const lastCard = cards.at(-1);
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
      tray={
        props.canAct && waits ? (
          <AppText tone="soft">{t('ui.row-mend')}</AppText>
        ) : props.canAct ? (
          <View role="group" aria-label={t('ui.row-hint')} style={[styles.pad, !tall && styles.close]}>
            <PadSide names={table} high={high} onPage={() => setHigh(!high)}>
              <AppText variant="number" tone="accent" aria-live="polite">
                {replaced === undefined ? `${cards.length}/${stackSize}` : replaced + 1}
              </AppText>
              <AppText variant="fine">
                {t(replaced === undefined ? 'ui.gather.left-to-right' : 'ui.gather.replacing')}
              </AppText>
            </PadSide>
            <View style={[styles.keys, !tall && styles.tight]}>
              {INTELLIGENCE_TYPES.map((type) => (
                <CardKeys
                  key={type}
                  names={table}
                  type={type}
                  values={valuesOn(high)}
                  tall={tall}
                  onCard={take}
                />
              ))}
            </View>
          </View>
        ) : undefined
      }
      {...(props.canAct && waits
        ? { action: { kind: 'go', label: t('ui.lay-out'), onPress: () => layOut(cards) } as const }
        : {})}
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

const styles = StyleSheet.create({
  pad: { flexDirection: 'row', gap: space.s },
  keys: { flex: 1, gap: space.xs },
  // On a low screen all four types stand there without scrolling.
  close: { marginTop: -space.s },
  tight: { gap: 2 },
});
