import { type ReactNode, useState } from 'react';
import { Pressable, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useStore } from 'zustand';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { PlayerBadge } from '@/components/shell/players/PlayerBadge';
import { useTellApart } from '@/components/shell/players/use-tell-apart';
import { useTranslate } from '@/i18n/use-translate';
import { type RememberedPlayer } from '@/store/settings/players';
import { GroupsSheet } from './GroupsSheet';
import { groupsOf } from './groups';
import { NameSheet } from './NameSheet';
import { addEmpty, seatPlayer } from './seats';
import { type Setup } from './use-setup';

interface PeopleChipsProps {
  readonly setup: Setup;
  readonly names: readonly string[];
}

const MOST = 12;
const RING = 6;

/** Who has played here before and does not sit at the table: a tap gives them the next free seat. */
export function PeopleChips({ setup, names }: PeopleChipsProps) {
  const t = useTranslate();
  const { players, matches } = useDebrief();
  const { seats, range, alter } = setup;
  const { width, height } = useWindowDimensions();
  const [open, setOpen] = useState<'name' | 'groups'>();
  const remembered = useStore(players.state);
  const tellApart = useTellApart(remembered);
  const groups = groupsOf(useStore(matches.state).matches, remembered, range);
  const known = remembered.filter(({ id }) => !seats.some(({ player }) => player === id)).slice(0, MOST);
  const full = seats.length >= range.max;
  const room = !full || seats.some(({ name }) => name === '');
  const sit = ({ id, name, colour }: RememberedPlayer) =>
    alter({ seats: seatPlayer(seats, { player: id, name, colour }) }, t('setup.did-sit', { name }));
  const chips = (
    <>
      {room &&
        known.map((player) => {
          const { id, name, colour } = player;
          const [worn, ...more] = tellApart(player);
          return (
            <PersonChip
              key={id}
              label={[name, ...more].join(' · ')}
              name={t('setup.sit', {
                name: [name, ...(worn === undefined ? [] : [worn]), ...more].join(', '),
              })}
              leading={<PlayerBadge name={name} colour={colour} size={28} />}
              onPress={() => sit(player)}
            />
          );
        })}
      {room && <PersonChip label={t('setup.name')} plus onPress={() => setOpen('name')} />}
      {!full && (
        <PersonChip
          label={t('setup.seat-more')}
          plus
          onPress={() => alter({ seats: addEmpty(seats) }, t('setup.did-add'))}
        />
      )}
      {!room && (
        <AppText variant="small" tone="soft" style={styles.full}>
          {t('setup.full-table', { count: range.max })}
        </AppText>
      )}
      {groups.length > 0 && (
        <PersonChip
          label={t('setup.groups')}
          leading={<Icon name="people" size={20} />}
          onPress={() => setOpen('groups')}
        />
      )}
    </>
  );
  return (
    <View role="group" aria-label={t('setup.who-else')}>
      {width > height ? (
        <View style={[styles.row, styles.wraps]}>{chips}</View>
      ) : (
        <ScrollView
          horizontal
          showsHorizontalScrollIndicator={false}
          keyboardShouldPersistTaps="handled"
          style={styles.scroll}
          contentContainerStyle={styles.row}
        >
          {chips}
        </ScrollView>
      )}
      <NameSheet setup={setup} names={names} open={open === 'name'} onClose={() => setOpen(undefined)} />
      <GroupsSheet
        setup={setup}
        groups={groups}
        open={open === 'groups'}
        onClose={() => setOpen(undefined)}
      />
    </View>
  );
}

interface PersonChipProps {
  readonly label: string;
  readonly name?: string;
  readonly leading?: ReactNode;
  readonly plus?: boolean;
  readonly onPress: () => void;
}

function PersonChip({ label, name = label, leading, plus = false, onPress }: PersonChipProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={name}
      onPress={onPress}
      style={({ pressed }) => [
        styles.chip,
        ground(colors.sheet),
        edge(colors.lineStrong),
        pressed && styles.pressed,
      ]}
    >
      {plus ? <Icon name="plus" size={20} /> : leading}
      <AppText variant="label" style={styles.label}>
        {label}
      </AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  // The ring around what has the focus is drawn outside it.
  scroll: { marginHorizontal: -space.l, marginVertical: -RING, flexGrow: 0 },
  row: { flexDirection: 'row', gap: space.s, paddingHorizontal: space.l, paddingVertical: RING },
  wraps: { flexWrap: 'wrap', paddingHorizontal: 0, paddingVertical: 0 },
  chip: {
    minHeight: target.least,
    maxWidth: 300,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderWidth: hairline,
    borderRadius: target.least / 2,
  },
  full: { alignSelf: 'center' },
  label: { flexShrink: 1 },
  pressed: { opacity: 0.7 },
});
