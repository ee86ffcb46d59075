import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { type BoardProps } from '@/components/match/game-screens';
import { SeatMark } from '@/components/match/SeatMark';
import { ShuffleCard } from '@/components/match/score/ShuffleCard';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { IconButton } from '@/components/kit/IconButton';
import { Stamp } from '@/components/kit/Stamp';
import { Rounds } from '../board/Rounds';
import { Alignment } from '../secret/Alignment';
import { AlignmentSheet } from '../secret/AlignmentSheet';
import { influenceWords, nationName } from '../words';
import { plainColumns } from '../standing/columns';
import { WhyNations } from '../why/WhyNations';
import { type Light, useLight } from './light';

/** What a table keeps beside the board: pools, Power, rounds, the Initiative Card, and the director. */
export function LightBoard(props: BoardProps) {
  const light = useLight(props);
  const { t, view, viewer, options } = light;
  if (viewer !== 'table') return <Alignment teller={light} nation={view.players[viewer]?.alignment} />;
  const { phase, standing, postings, round } = view;
  const tracked = options.opened === 'at-the-start';
  return (
    <View style={styles.board}>
      <View style={styles.column}>
        {phase === 'enter-standing' && (
          <Card title={t('ui.standing')} marked>
            <AppText>{t('ui.standing-hint')}</AppText>
          </Card>
        )}
        <WhyNations teller={light} columns={plainColumns(standing)} postings={postings} />
        {tracked && <Rounds round={round} />}
      </View>
      <View style={styles.column}>
        <Seats light={light} />
        {options.alignments === 'digital' && round === 1 && phase === 'turn' && <ShuffleCard over={false} />}
      </View>
    </View>
  );
}

function Seats({ light }: { readonly light: Light }) {
  const { t, view, viewOf, seatName, options } = light;
  const [looking, setLooking] = useState<number>();
  const sealed = options.alignments === 'digital' && view.phase !== 'over';
  const stampsOf = (seat: number): readonly string[] => {
    const player = view.players[seat];
    return [
      ...(player?.left ? [t('ui.left')] : []),
      ...(view.initiative === seat ? [t('ui.initiative')] : []),
      ...(player?.revealed && player.alignment ? [nationName(t, player.alignment)] : []),
    ];
  };
  return (
    <Card tab={t('ui.players')}>
      {view.players.map((player, seat) => (
        <View key={seat} style={styles.seat}>
          <SeatMark seat={seat} size={36} />
          <View style={styles.words}>
            <AppText variant="title">{seatName(seat)}</AppText>
            {player.owed && (
              <AppText variant="small" tone="soft">
                {`${t('ui.records')}: ${influenceWords(t, player.owed) || '0'}`}
              </AppText>
            )}
          </View>
          {stampsOf(seat).map((stamp) => (
            <Stamp key={stamp} label={stamp} />
          ))}
          {sealed && !player.revealed && (
            <IconButton
              icon="lock"
              label={t('ui.only', { seat: seatName(seat) })}
              onPress={() => setLooking(seat)}
              filled
            />
          )}
        </View>
      ))}
      {looking !== undefined && (
        <AlignmentSheet
          teller={light}
          seat={looking}
          nationOf={() => viewOf(looking).players[looking]?.alignment}
          onClose={() => setLooking(undefined)}
        />
      )}
    </Card>
  );
}

const COLUMN = 300;

const styles = StyleSheet.create({
  board: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  column: { flexBasis: COLUMN, flexGrow: 1, flexShrink: 1, maxWidth: '100%', gap: space.l },
  seat: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  words: { flex: 1, minWidth: 90 },
});
