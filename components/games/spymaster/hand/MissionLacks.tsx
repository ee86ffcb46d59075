import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Seat } from '@/rules/core/seat';
import { type MissionPrint } from '@/rules/spymaster/model/prints';
import { type Needs } from '@/rules/spymaster/model/view';
import { ColourPip } from '../pieces/ColourPip';
import { type Table } from '../table';
import { PaymentAdvice } from './PaymentAdvice';

interface MissionLacksProps {
  readonly table: Table;
  readonly seat: Seat;
}

/** SM-33: the hand against each Mission, and whether its Agents are in place. */
export function MissionLacks({ table, seat }: MissionLacksProps) {
  const { t, view } = table;
  const { colors } = useTheme();
  const missions = view.spaces.flatMap(({ area, faceup, needs }) =>
    faceup?.print && needs ? [{ area, print: faceup.print, needs }] : [],
  );
  if (missions.length === 0) return undefined;
  return (
    <View
      role="list"
      aria-label={t('ui.hand.against')}
      style={[styles.box, ground(colors.sheet), edge(colors.line)]}
    >
      <AppText variant="stamp" tone="soft" aria-hidden>
        {t('ui.hand.against')}
      </AppText>
      {missions.map(({ area, print, needs }) => (
        <View key={area} style={[styles.mission, edge(colors.line)]}>
          <OneMission table={table} print={print} needs={needs} />
          <PaymentAdvice table={table} seat={seat} asked={print.intelligence} />
        </View>
      ))}
    </View>
  );
}

interface OneMissionProps {
  readonly table: Table;
  readonly print: MissionPrint;
  readonly needs: Needs;
}

function OneMission({ table: { t, place, cardName }, print, needs }: OneMissionProps) {
  const { colors } = useTheme();
  const { specialAgents, freelanceAgents, intelligence, city } = needs;
  const agents = [specialAgents, freelanceAgents].reduce(
    (sum, { needed, there }) => sum + Math.max(0, needed - there),
    0,
  );
  const asks =
    intelligence === undefined
      ? cardName(print.intelligence)
      : t('ui.hand.asks', { card: cardName(print.intelligence), held: intelligence.there });
  const missing = intelligence && Math.max(0, intelligence.needed - intelligence.there);
  const state =
    missing === undefined
      ? t('ui.unseen')
      : missing === 0
        ? t('ui.met')
        : t('ui.missing', { count: missing });
  const who = agents === 0 ? t('ui.stage.ready') : t('ui.hand.agents-missing', { count: agents });
  return (
    <View
      role="listitem"
      accessible
      aria-label={[place(city), t('common.points', { count: print.points }), who, `${asks}: ${state}`].join(
        ', ',
      )}
      style={styles.line}
    >
      <ColourPip place={print.colour} size={26} />
      <View style={styles.words}>
        <View style={styles.where}>
          <AppText variant="label" numberOfLines={1} style={styles.place}>
            {place(city)}
          </AppText>
          <AppText variant="fine" tone={agents === 0 ? 'accent' : 'soft'}>
            {who}
          </AppText>
        </View>
        <AppText variant="small" tone="soft">
          {asks}
        </AppText>
      </View>
      <AppText variant="number">{print.points}</AppText>
      <View style={styles.state}>
        {missing === 0 ? (
          <Icon name="check" size={24} color={colors.good} />
        ) : missing === undefined ? (
          <Icon name="lock" size={20} color={colors.inkSoft} />
        ) : (
          <AppText variant="label" tone="danger">
            {`−${missing}`}
          </AppText>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { padding: space.s, borderWidth: hairline, borderRadius: radius.m },
  mission: { paddingVertical: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1, minWidth: 0 },
  where: { flexDirection: 'row', alignItems: 'baseline', gap: space.s },
  place: { flexShrink: 1 },
  state: { width: 32, alignItems: 'center' },
});
