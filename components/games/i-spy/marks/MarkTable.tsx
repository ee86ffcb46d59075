import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { Sheet } from '@/components/kit/Sheet';
import { type DockQuiets } from '@/components/kit/stage/dock-action';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { Frame } from '@/components/match/frame/Frame';
import { type TableProps } from '@/components/match/game-screens';
import { ShuffleCard } from '@/components/match/score/ShuffleCard';
import { hasSecrets } from '@/components/match/who-acts';
import { type Seat } from '@/rules/core/seat';
import { markPolitician } from '@/rules/i-spy/moves/mark-politician';
import { isTiled } from '../politicians/places';
import { useTable } from '../table';
import { MarkSeats } from './MarkSeats';
import { MarkTile } from './MarkTile';

interface MarkTableProps extends TableProps {
  readonly seat: Seat;
}

const ACROSS = 3;

/** IS-16: who watches whom. One tap marks a tile in the shadows, and the next player follows. */
export function MarkTable(props: MarkTableProps) {
  const { seat, log, onSeat, onPass } = props;
  const table = useTable(props);
  const { t, view, act, options, seatName } = table;
  const { colors } = useTheme();
  const [sealed, setSealed] = useState(false);
  const shadows = view.places.filter(isTiled).filter(({ group }) => group === 'shadows');
  const rows = Array.from({ length: Math.ceil(shadows.length / ACROSS) }, (_, row) =>
    shadows.slice(row * ACROSS, (row + 1) * ACROSS),
  );
  const dealt = options.alignments === 'digital';
  const secret = {
    label: t('ui.secret'),
    icon: 'lock',
    side: 'left',
    onPress: () => onPass(seat),
  } as const;
  const more = { label: t('ui.more'), icon: 'more', onPress: () => setSealed(true) } as const;
  const quiet: DockQuiets = !hasSecrets(log, seat) ? [] : dealt ? [secret, more] : [secret];
  return (
    <>
      <Frame
        stage={
          <ScrollView style={styles.stage} contentContainerStyle={styles.content}>
            <AppText variant="heading" level={2}>
              {t('ui.marks-title')}
            </AppText>
            <AppText tone="soft">{t(dealt ? 'ui.marks-look' : 'ui.marks-hint')}</AppText>
            <MarkSeats table={table} seat={seat} onSeat={onSeat} />
            <View role="group" aria-label={t('ui.mark-one', { seat: seatName(seat) })} style={styles.tiles}>
              {rows.map((row, at) => (
                <View key={at} style={styles.row}>
                  {row.map((place) => (
                    <MarkTile
                      key={place.place}
                      table={table}
                      place={place}
                      onPress={() =>
                        void act(seat, markPolitician.make({ politician: place.tile.politician }))
                      }
                    />
                  ))}
                </View>
              ))}
            </View>
            <View style={styles.note}>
              <Icon name="lock" size={18} color={colors.inkSoft} />
              <AppText variant="small" tone="soft" style={styles.words}>
                {t('ui.marks-secret')}
              </AppText>
            </View>
          </ScrollView>
        }
        tray={undefined}
        action={{ kind: 'wait', label: t('ui.mark-one', { seat: seatName(seat) }) }}
        quiet={quiet}
      />
      <Sheet open={sealed} title={t('ui.more')} onClose={() => setSealed(false)}>
        <ShuffleCard over={false} />
      </Sheet>
    </>
  );
}

const styles = StyleSheet.create({
  stage: { flex: 1 },
  content: { flexGrow: 1, gap: space.s, padding: space.s },
  tiles: { flexGrow: 1, gap: space.s },
  row: { flexGrow: 1, flexDirection: 'row', gap: space.s },
  note: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingVertical: space.xs },
  words: { flex: 1, minWidth: 0 },
});
