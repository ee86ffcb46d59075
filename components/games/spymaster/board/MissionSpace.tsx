import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Glyph } from '@/components/icons/Glyph';
import { Icon } from '@/components/icons/Icon';
import { SeatMark } from '@/components/match/SeatMark';
import { hairline, radius, space, target } from '@/components/theme/tokens';
import { useTheme } from '@/components/theme/use-theme';
import { AppText } from '@/components/ui/AppText';
import { cityOf } from '@/rules/spymaster/board';
import type { MissionPrint } from '@/rules/spymaster/box';
import type { Requirement, SpaceView } from '@/rules/spymaster/full/view';
import { MissionEntry } from '../entry/MissionEntry';
import { ColourPip } from '../pieces/ColourPip';
import { TypeMark } from '../pieces/TypeMark';
import { freelanceGlyph } from '../pieces/type-glyphs';
import type { Table } from '../table';
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
  const box = [styles.mission, { backgroundColor: colors.inset, borderColor: colors.lineStrong }];
  if (!faceup)
    return (
      <View style={[box, styles.empty, { borderColor: colors.line }]}>
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
        {reading && <MissionEntry table={table} area={area} onClose={() => setReading(false)} />}
      </>
    );
  return <Printed table={table} print={faceup.print} needs={needs} seat={view.active} area={area} />;
}

interface PrintedProps {
  readonly table: Table;
  readonly print: MissionPrint;
  readonly needs: SpaceView['needs'];
  readonly seat: number;
  readonly area: SpaceView['area'];
}

const shown = (needed: number, requirement: Requirement | undefined): string =>
  requirement ? `${requirement.there}/${needed}` : String(needed);

const isMet = (requirement: Requirement | undefined): boolean =>
  requirement !== undefined && requirement.there >= requirement.needed;

function Printed({ table, print, needs, seat, area }: PrintedProps) {
  const { t, place } = table;
  const { colors } = useTheme();
  const city = place(cityOf(area, print.colour));
  const name = [city, missionAsks(table, print), t('common.points', { count: print.points })].join(', ');
  // What a hand holds is for its owner; at the table the card alone is shown.
  const own = table.viewer === 'table' ? undefined : needs?.intelligence;
  const tone = (met: boolean) => (met ? 'good' : 'ink');
  return (
    <View
      accessible
      role="img"
      aria-label={name}
      style={[styles.mission, { backgroundColor: colors.inset, borderColor: colors.lineStrong }]}
    >
      <View style={styles.line}>
        <ColourPip place={print.colour} />
        <AppText variant="label" numberOfLines={1} style={styles.city}>
          {city}
        </AppText>
        <AppText variant="number" tone="accent">
          {print.points}
        </AppText>
      </View>
      <View style={[styles.line, styles.asks]}>
        {print.specialAgents > 0 && (
          <View style={styles.ask}>
            <SeatMark seat={seat} size={20} />
            <AppText variant="label" tone={tone(isMet(needs?.specialAgents))}>
              {shown(print.specialAgents, needs?.specialAgents)}
            </AppText>
          </View>
        )}
        {print.freelanceAgents > 0 && (
          <View style={styles.ask}>
            <Glyph strokes={freelanceGlyph} size={22} color={colors.ink} />
            <AppText variant="label" tone={tone(isMet(needs?.freelanceAgents))}>
              {shown(print.freelanceAgents, needs?.freelanceAgents)}
            </AppText>
          </View>
        )}
        <View style={styles.ask}>
          <TypeMark type={print.intelligence.type} size={20} />
          <AppText variant="label" tone={tone(isMet(own))}>
            {shown(print.intelligence.value, own)}
          </AppText>
        </View>
      </View>
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
