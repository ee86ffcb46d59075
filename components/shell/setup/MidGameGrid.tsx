import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Segmented } from '@/components/kit/Segmented';
import { space } from '@/components/kit/theme/tokens';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { type MidGame } from '@/components/match/game-screens';
import { type Message } from '@/rules/core/message';
import { useTranslate } from '@/i18n/use-translate';
import { cellStyles, type GridLook, RestRow, Row, SeatHead, ValueCell } from './MidGameCells';
import { useGridScroll } from './use-grid-scroll';
import { type MidGameTold } from './use-mid-game';
import { type Setup } from './use-setup';

interface MidGameGridProps {
  readonly setup: Setup;
  readonly game: MidGame;
  readonly told: MidGameTold;
  readonly names: readonly string[];
  readonly say: (message: Message) => string;
  readonly columnName: (column: string) => string;
}

const LABEL = { usual: 92, large: 150 } as const;
const CELL = 46;
/** Numbers grow less than words: they are large already. */
const GROWS = 0.6;

/** Everything that is asked for at once: a row for each value, a column for each seat or Nation. */
export function MidGameGrid({ setup, game, told, names, say, columnName }: MidGameGridProps) {
  const t = useTranslate();
  const growth = useTextGrowth();
  const [room, setRoom] = useState(0);
  const { columns, at } = told;
  const least = CELL * Math.max(1, growth * GROWS);
  const label = growth > LARGE ? LABEL.large : LABEL.usual;
  const cells = columns.length * (least + space.xs);
  // Above its row, where the columns need the whole width.
  const look: GridLook = { label: room > 0 && label + cells > room ? '100%' : label, least };
  const width = Math.max(room, look.label === '100%' ? cells : label + cells);
  const column = at?.column === undefined ? 0 : columns.indexOf(at.column);
  const { down, aside, onTable, onRow } = useGridScroll({ row: at?.line.entry, x: column * least });
  const seatChoices = setup.seats.map((_, seat) => ({ value: String(seat), label: names[seat] ?? '' }));
  return (
    <ScrollView
      ref={down}
      onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width - 2 * space.l)}
      style={styles.scroller}
      contentContainerStyle={styles.content}
    >
      {game.columns && (
        <Segmented
          label={say(game.mover.label)}
          brief
          value={told.mover === undefined ? '' : String(told.mover)}
          onChange={(seat) => told.say('mover', Number(seat))}
          choices={seatChoices}
        />
      )}
      {game.holder && <Holder game={game} told={told} say={say} choices={seatChoices} />}
      <ScrollView ref={aside} horizontal onLayout={onTable} style={styles.aside}>
        <View style={[styles.table, { width }]}>
          <View style={cellStyles.row}>
            <View style={{ width: look.label }}>
              {!game.columns && (
                <AppText variant="small" tone="soft">
                  {say(game.mover.label)}
                </AppText>
              )}
            </View>
            {columns.map((column) =>
              game.columns ? (
                <View key={column} style={[cellStyles.cell, { minWidth: look.least }]}>
                  <game.columns.Mark id={column} />
                </View>
              ) : (
                <SeatHead
                  key={column}
                  setup={setup}
                  seat={Number(column)}
                  told={told}
                  names={names}
                  look={look}
                />
              ),
            )}
          </View>
          {game.rows.map((line) => (
            <View key={line.entry} {...onRow(line.entry)}>
              <Row line={line} look={look} say={say}>
                {columns.map((column) => (
                  <ValueCell
                    key={column}
                    entry={`${line.entry}/${column}`}
                    name={`${columnName(column)}, ${say(line.label)}`}
                    told={told}
                    look={look}
                  />
                ))}
              </Row>
              {game.rest?.of.at(-1) === line.entry && (
                <RestRow game={game} told={told} look={look} say={say} columnName={columnName} />
              )}
            </View>
          ))}
          {game.single.map((line) => (
            <View key={line.entry} {...onRow(line.entry)}>
              <Row line={line} look={look} say={say}>
                <ValueCell entry={line.entry} name={say(line.label)} told={told} look={look} />
              </Row>
            </View>
          ))}
        </View>
      </ScrollView>
      {game.asksWhoBegan && (
        <Segmented
          label={t('setup.started')}
          brief
          value={told.began === undefined ? '' : String(told.began)}
          onChange={(seat) => told.say('began', Number(seat))}
          choices={seatChoices}
        />
      )}
      {game.unset && (
        <AppText variant="small" tone="soft">
          {say(game.unset)}
        </AppText>
      )}
      {at === undefined && <AppText tone="soft">{t('midgame.nothing')}</AppText>}
    </ScrollView>
  );
}

interface HolderProps extends Pick<MidGameGridProps, 'game' | 'told' | 'say'> {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

function Holder({ game: { holder }, told, say, choices }: HolderProps) {
  if (!holder) return undefined;
  const now = told.told[holder.entry];
  return (
    <Segmented
      label={say(holder.label)}
      brief
      value={now === undefined ? '' : String(now)}
      onChange={(seat) => told.say(holder.entry, Number(seat))}
      choices={choices}
    />
  );
}

const styles = StyleSheet.create({
  scroller: { flex: 1 },
  content: { paddingHorizontal: space.l, paddingBottom: space.m, gap: space.m },
  aside: { flexGrow: 0 },
  table: { gap: space.s },
});
