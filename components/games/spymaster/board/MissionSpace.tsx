import { type ReactNode, memo, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Glyph } from '@/components/kit/icons/Glyph';
import { Icon } from '@/components/kit/icons/Icon';
import { SeatMark } from '@/components/match/SeatMark';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { cityOf } from '@/rules/spymaster/model/board';
import { type MissionPrint } from '@/rules/spymaster/model/prints';
import { type SpaceView } from '@/rules/spymaster/model/view';
import { MissionEntry } from '../entry/MissionEntry';
import { ColourPip } from '../pieces/ColourPip';
import { TypeMark } from '../pieces/TypeMark';
import { freelanceGlyph } from '../pieces/type-glyphs';
import { type Table } from '../table';
import { missionAsks } from '../words';

interface MissionSpaceProps {
  readonly table: Table;
  readonly space: SpaceView;
}

/** The Mission of an Area: where, what it asks with what is there, and its points. A blank card is read by a tap. */
export function MissionSpace({ table, space: { area, faceup, facedown, needs } }: MissionSpaceProps) {
  const { t, view } = table;
  const { colors } = useTheme();
  const [reading, setReading] = useState(false);
  const box = [styles.mission, ground(colors.inset), edge(colors.lineStrong)];
  if (!faceup)
    return (
      <View style={[box, styles.empty, edge(colors.line)]}>
        <AppText variant="small" tone="soft">
          {t(facedown ? 'ui.mission-hidden' : 'ui.mission-none')}
        </AppText>
      </View>
    );
  if (!faceup.print)
    return (
      <>
        <Pressable role="button" onPress={() => setReading(true)} style={[box, styles.empty]}>
          <Icon name="edit" size={18} />
          <AppText variant="small">{t('ui.mission-blank')}</AppText>
        </Pressable>
        {reading && (
          <MissionEntry
            table={table}
            area={area}
            onClose={() => setReading(false)}
            onRead={() => setReading(false)}
          />
        )}
      </>
    );
  const { print } = faceup;
  const city = table.place(cityOf(area, print.colour));
  const points = t('common.points', { count: print.points });
  const label = [city, missionAsks(table, print), points].join(', ');
  // What a hand holds is for its owner; at the table the card alone is shown.
  const own = table.viewer === 'table' ? undefined : needs?.intelligence;
  return (
    <Printed
      {...{ print, city, label }}
      seat={view.active}
      specials={needs?.specialAgents.there}
      freelances={needs?.freelanceAgents.there}
      value={own?.there}
    />
  );
}

interface PrintedProps {
  readonly print: MissionPrint;
  readonly city: string;
  readonly label: string;
  readonly seat: number;
  /** What is there of it; unknown before it is anybody's turn, or of a hand that the viewer does not see. */
  readonly specials: number | undefined;
  readonly freelances: number | undefined;
  readonly value: number | undefined;
}

const Printed = memo(function Printed(props: PrintedProps) {
  const { print, city, label, seat, specials, freelances, value } = props;
  const { colors } = useTheme();
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={[styles.mission, ground(colors.inset), edge(colors.lineStrong)]}
    >
      <View style={styles.line}>
        <ColourPip place={print.colour} />
        <AppText variant="label" style={styles.city}>
          {city}
        </AppText>
        <AppText variant="number" tone="accent">
          {print.points}
        </AppText>
      </View>
      <View style={[styles.line, styles.asks]}>
        {print.specialAgents > 0 && (
          <Ask mark={<SeatMark seat={seat} size={20} />} needed={print.specialAgents} there={specials} />
        )}
        {print.freelanceAgents > 0 && (
          <Ask
            mark={<Glyph strokes={freelanceGlyph} size={22} color={colors.ink} />}
            needed={print.freelanceAgents}
            there={freelances}
          />
        )}
        <Ask
          mark={<TypeMark type={print.intelligence.type} size={20} />}
          needed={print.intelligence.value}
          there={value}
        />
      </View>
    </View>
  );
});

interface AskProps {
  readonly mark: ReactNode;
  readonly needed: number;
  readonly there: number | undefined;
}

function Ask({ mark, needed, there }: AskProps) {
  return (
    <View style={styles.ask}>
      {mark}
      <AppText variant="label" tone={there !== undefined && there >= needed ? 'good' : 'ink'}>
        {there === undefined ? needed : `${there}/${needed}`}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  mission: {
    minHeight: target.thumb,
    padding: space.xs + 2,
    gap: 2,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  empty: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    borderStyle: 'dashed',
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.xs + 2 },
  asks: { flexWrap: 'wrap', gap: space.s },
  ask: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  city: { flex: 1 },
});
