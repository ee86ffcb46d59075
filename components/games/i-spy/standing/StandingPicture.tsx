import { memo, useState } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { G, Line, Text } from 'react-native-svg';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Speak } from '@/i18n/say';
import { useGameWords } from '@/i18n/use-say';
import { LIMIT, type Nation } from '@/rules/i-spy/model/pieces';
import { NationPattern } from '../nations/NationPattern';
import { usePatternId } from '../nations/use-pattern-id';
import { GAME } from '../table';
import { nationName, signed } from '../words';
import { type Column, sumOf } from './columns';
import { CubeColumn } from './CubeColumn';
import { type Scale, scaleOf } from './picture-scale';
import { Legend } from './Legend';
import { Plate } from './Plate';

export interface PictureProps {
  readonly columns: readonly Column[];
  readonly height: number;
  /** Those that it is about; the others step back. */
  readonly focus?: readonly Nation[] | undefined;
  /** What a tap does, for whoever cannot see it. */
  readonly tapName: string;
  readonly onNation: (nation: Nation) => void;
}

/** Influence, what the Records owe and Power of the six Nations on one scale. A tap on a column asks why. */
export function StandingPicture({ columns, height, focus, tapName, onNation }: PictureProps) {
  const t = useGameWords(GAME);
  const window = useWindowDimensions();
  const [width, setWidth] = useState(Math.min(window.width, WIDEST));
  const scale = scaleOf(width, height);
  return (
    <View
      style={[styles.picture, { height }]}
      onLayout={({ nativeEvent: { layout } }) => {
        // On a screen that another one covers it has none.
        if (layout.width > 0) setWidth(Math.min(layout.width, WIDEST));
      }}
    >
      <View aria-hidden style={styles.drawing}>
        <Drawing
          t={t}
          columns={columns}
          scale={scale}
          focus={focus}
          drawn={JSON.stringify([columns, scale, focus])}
        />
      </View>
      <View style={[styles.columns, { paddingLeft: scale.gutter }]}>
        {columns.map((column) => (
          <Pressable
            key={column.nation}
            role="button"
            aria-label={`${columnWords(t, column)} ${tapName}`}
            onPress={() => onNation(column.nation)}
            style={({ pressed }) => [styles.column, pressed && styles.pressed]}
          />
        ))}
      </View>
    </View>
  );
}

/** "France: Influence 12, owed 4, Power 3. This turn: owed +3." */
const columnWords = (t: Speak, { nation, influence, power, owed, changes, rose = 0 }: Column): string => {
  const [solid, records] = [sumOf(changes, 'solid'), sumOf(changes, 'owed')];
  const now = [
    ...(solid === 0 ? [] : [`${t('ui.influence')} ${signed(solid)}`]),
    ...(records === 0 ? [] : [t('ui.owed-now', { by: signed(records) })]),
    ...(rose === 0 ? [] : [`${t('ui.power')} ${signed(rose)}`]),
  ];
  const stands = [
    `${t('ui.influence')} ${influence}`,
    ...(owed > 0 ? [t('ui.owed-by-records', { count: owed })] : []),
    `${t('ui.power')} ${power}`,
  ].join(', ');
  const turn = now.length > 0 ? ` ${t('ui.this-turn', { changes: now.join(', ') })}` : '';
  return `${nationName(t, nation)}: ${stands}.${turn}`;
};

interface DrawingProps {
  readonly t: Speak;
  readonly columns: readonly Column[];
  readonly scale: Scale;
  readonly focus: readonly Nation[] | undefined;
  /** All that is drawn, in short: where it is the same, so is the drawing. */
  readonly drawn: string;
}

const STOPS = [0, 10, 20, 30, LIMIT] as const;
const ENDS = [0, LIMIT] as const;
/** The height of one Influence from which on the numbers between stand clear of each other. */
const ROOM_FOR_STOPS = 1.3;

const Drawing = memo(
  function Drawing({ t, columns, scale, focus }: DrawingProps) {
    const { colors } = useTheme();
    const id = usePatternId();
    const { width, height, gutter, ground, unit } = scale;
    const isFaint = (nation: Nation) => focus !== undefined && !focus.includes(nation);
    return (
      <Svg width={width} height={height}>
        {columns.map(({ nation }) => (
          <NationPattern key={nation} id={`${id}-${nation}`} nation={nation} />
        ))}
        <G>
          {(unit < ROOM_FOR_STOPS ? ENDS : STOPS).map((stop) => (
            <G key={stop}>
              <Line
                x1={gutter}
                x2={width}
                y1={ground - stop * unit}
                y2={ground - stop * unit}
                stroke={colors.line}
                strokeWidth={stop === 0 ? 1.5 : 1}
                {...(stop > 0 && stop < LIMIT ? { strokeDasharray: '1 4' } : {})}
              />
              <Text
                x={gutter - 4}
                y={ground - stop * unit + 3.5}
                fontFamily={fontFamilies.condensed}
                fontSize={10.5}
                textAnchor="end"
                fill={colors.inkSoft}
              >
                {stop}
              </Text>
            </G>
          ))}
        </G>
        {columns.map((column, place) => (
          <G key={column.nation}>
            <CubeColumn
              {...{ column, place, scale }}
              pattern={`${id}-${column.nation}`}
              owedWords={t('ui.owed-by-records', { count: column.owed })}
              faint={isFaint(column.nation)}
            />
            <Plate
              {...{ column, place, scale }}
              pattern={`${id}-${column.nation}`}
              letters={t(`ui.short.${column.nation}`)}
              faint={isFaint(column.nation)}
            />
          </G>
        ))}
        {height >= ROOMY && columns.every((column) => topOf(column) < CLEAR) && (
          <Legend t={t} scale={scale} owes={columns.some(owes)} />
        )}
      </Svg>
    );
  },
  (before, after) => before.drawn === after.drawn && before.t === after.t,
);

/** From this height on there is room to say what is what, as long as no column stands in the words. */
const ROOMY = 270;
const CLEAR = 29;

const owes = ({ owed, changes }: Column): boolean => owed > 0 || changes.some(({ kind }) => kind === 'owed');

const topOf = ({ influence, power, owed, changes }: Column): number =>
  Math.max(power, influence + owed + changes.reduce((sum, { by }) => sum + Math.abs(by), 0));
const WIDEST = 640;

const styles = StyleSheet.create({
  picture: { width: '100%', maxWidth: WIDEST, alignSelf: 'center' },
  drawing: { pointerEvents: 'none' },
  columns: { position: 'absolute', top: 0, left: 0, right: 0, bottom: 0, flexDirection: 'row' },
  column: { flex: 1, borderRadius: 4 },
  pressed: { opacity: 0.5, backgroundColor: 'rgba(128, 120, 105, 0.3)' },
});
