import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { type Requirement } from '@/rules/spymaster/model/missions';
import { type MissionPrint } from '@/rules/spymaster/model/prints';
import { type Needs } from '@/rules/spymaster/model/view';
import { ColourPip } from '../pieces/ColourPip';
import { type Table } from '../table';

interface MissionNeedsProps {
  readonly table: Table;
  readonly print: MissionPrint;
  readonly needs: Needs;
  readonly onPress?: () => void;
}

interface Line {
  readonly what: string;
  readonly missing: number | undefined;
}

const missing = ({ needed, there }: Requirement): number => Math.max(0, needed - there);

/** SM-33: what the Mission asks, line by line, each met or with what is missing. */
const linesOf = ({ t, cardName }: Table, print: MissionPrint, needs: Needs): readonly Line[] => [
  ...(print.specialAgents > 0
    ? [{ what: t('ui.specials', { count: print.specialAgents }), missing: missing(needs.specialAgents) }]
    : []),
  ...(print.freelanceAgents > 0
    ? [
        {
          what: t('ui.freelances', { count: print.freelanceAgents }),
          missing: missing(needs.freelanceAgents),
        },
      ]
    : []),
  { what: cardName(print.intelligence), missing: needs.intelligence && missing(needs.intelligence) },
];

export function MissionNeeds({ table, print, needs, onPress }: MissionNeedsProps) {
  const { t, place } = table;
  const { colors, accent } = useTheme();
  const lines = linesOf(table, print, needs);
  const stateOf = ({ missing: count }: Line) =>
    count === undefined ? t('ui.unseen') : count === 0 ? t('ui.met') : t('ui.missing', { count });
  const city = place(needs.city);
  const points = t('common.points', { count: print.points });
  const name = [city, points, ...lines.map((line) => `${line.what}: ${stateOf(line)}`)].join(', ');
  const look = [styles.mission, edge(needs.met ? accent.fill : colors.lineStrong)];
  const inside = (
    <>
      <View style={styles.head}>
        <ColourPip place={print.colour} size={26} />
        <AppText variant="title" style={styles.words}>
          {city}
        </AppText>
        <AppText variant="number" tone="accent">
          {print.points}
        </AppText>
      </View>
      {lines.map((line) => {
        const met = line.missing === 0;
        return (
          <View key={line.what} style={styles.line}>
            <Icon
              name={met ? 'check' : line.missing === undefined ? 'lock' : 'close'}
              size={18}
              color={met ? colors.good : line.missing === undefined ? colors.inkSoft : colors.danger}
            />
            <AppText style={styles.words}>{line.what}</AppText>
            <AppText variant="small" tone={met ? 'good' : line.missing === undefined ? 'soft' : 'danger'}>
              {stateOf(line)}
            </AppText>
          </View>
        );
      })}
    </>
  );
  if (!onPress)
    return (
      <View accessible role="img" aria-label={name} style={look}>
        {inside}
      </View>
    );
  return (
    <Pressable
      role="button"
      aria-label={name}
      onPress={onPress}
      style={({ pressed }) => [look, ground(colors.inset), pressed && styles.pressed]}
    >
      {inside}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  mission: {
    minHeight: target.thumb,
    gap: space.xs,
    padding: space.m,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  pressed: { opacity: 0.7 },
});
