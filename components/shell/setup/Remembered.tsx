import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import { PlayerBadge } from '@/components/shell/players/PlayerBadge';
import { useTellApart } from '@/components/shell/players/use-tell-apart';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Chip } from '@/components/kit/Chip';
import { useTranslate } from '@/i18n/use-translate';
import { type RememberedPlayer } from '@/store/settings/players';
import { seatPlayer, unseat } from './seats';
import { type Setup } from './use-setup';

interface RememberedProps {
  readonly setup: Setup;
}

const MOST = 12;

/** A tap seats somebody who has played here before; another one lets them go. */
export function Remembered({ setup: { seats, setSeats, range } }: RememberedProps) {
  const t = useTranslate();
  const { players } = useDebrief();
  const known = useStore(players.state).slice(0, MOST);
  const tellApart = useTellApart(known);
  if (known.length === 0) return undefined;
  const room = seats.length < range.max || seats.some(({ name }) => name === '');
  const toggle = ({ id, name, colour }: RememberedPlayer) => {
    const seated = seats.find(({ player }) => player === id);
    if (seated) setSeats(unseat(seats, seated.key, range));
    else if (room) setSeats(seatPlayer(seats, { player: id, name, colour }));
  };
  return (
    <View role="group" aria-label={t('setup.remembered')} style={styles.chips}>
      <AppText variant="stamp" tone="soft" style={styles.heading}>
        {t('setup.remembered')}
      </AppText>
      {known.map((player) => {
        const { id, name, colour } = player;
        const [worn, ...more] = tellApart(player);
        return (
          <Chip
            key={id}
            label={[name, ...more].join(' · ')}
            name={[name, ...(worn === undefined ? [] : [worn]), ...more].join(', ')}
            leading={<PlayerBadge name={name} colour={colour} size={28} />}
            selected={seats.some((seat) => seat.player === id)}
            onPress={() => toggle(player)}
          />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  heading: { width: '100%' },
});
