import { useEffect, useEffectEvent, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { IconButton } from '@/components/kit/IconButton';
import { TextField } from '@/components/kit/TextField';
import { useToast } from '@/components/kit/Toast';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { MAX_NAME } from '@/store/match/header';
import { type RememberedPlayer } from '@/store/settings/players';
import { ColourChoice } from './ColourChoice';
import { PlayerBadge } from './PlayerBadge';
import { SameSheet } from './SameSheet';

interface PlayerEditorProps {
  readonly player: RememberedPlayer;
  /** Everybody who is remembered. */
  readonly known: readonly RememberedPlayer[];
  /** Who has sat at a table with this person. */
  readonly met: ReadonlySet<string>;
  readonly detailsOf: (player: RememberedPlayer) => readonly string[];
  readonly onClose: () => void;
}

/** The row of a player, unfolded. */
export function PlayerEditor({ player, known, met, detailsOf, onClose }: PlayerEditorProps) {
  const t = useTranslate();
  const toast = useToast();
  const { players } = useDebrief();
  const { colors } = useTheme();
  const [name, setName] = useState(player.name);
  const [asks, setAsks] = useState(false);
  const empty = name.trim() === '';
  const done = (text: string, undo: () => void) =>
    toast({ text, action: { label: t('common.undo'), onPress: undo } });
  const keep = useEffectEvent(() => {
    const stays = players.state.getState().some(({ id }) => id === player.id);
    if (!stays || empty || name === player.name || !players.rename(player.id, name)) return;
    done(t('home.renamed'), () => players.rename(player.id, player.name));
  });
  // However the row is left, be it for another one: what was typed counts.
  useEffect(() => () => keep(), []);
  const forget = () => {
    const forgotten = players.forget(player.id);
    onClose();
    if (forgotten) done(t('players.forgotten', { name: forgotten.name }), () => players.restore(forgotten));
  };
  const others = known.filter(({ id }) => id !== player.id);
  const strangers = others.filter(({ id }) => !met.has(id));
  const join = (other: RememberedPlayer) => {
    setAsks(false);
    const joined = players.join(player.id, other.id);
    if (!joined) return toast({ text: t('players.same-full') });
    onClose();
    done(t('players.same-done', { name: joined.name, other: other.name }), () => players.part(joined));
  };
  return (
    <View
      role="group"
      aria-label={player.name}
      style={[styles.editor, ground(colors.sheet), edge(colors.line)]}
    >
      <View style={styles.name}>
        <PlayerBadge name={name} colour={player.colour} size={40} />
        <View style={styles.field}>
          <TextField
            label={t('players.name')}
            value={name}
            maxLength={MAX_NAME}
            problem={empty ? t('players.name-missing') : undefined}
            onChange={setName}
            onSubmit={onClose}
          />
        </View>
        <IconButton icon="chevron-up" label={t('common.done')} onPress={onClose} />
      </View>
      <ColourChoice
        name={name}
        value={player.colour}
        onChange={(colour) => players.recolour(player.id, colour)}
      />
      <AppText variant="small" tone="soft">
        {t('players.colour-hint')}
      </AppText>
      {player.also?.map((alias) => (
        <View key={alias.id} style={styles.also}>
          <AppText style={styles.field}>{t('players.also', { name: alias.name })}</AppText>
          <Button
            label={t('players.part')}
            name={t('players.part-from', { name: alias.name })}
            kind="quiet"
            onPress={() => players.part({ ...alias, lastPlayed: player.lastPlayed })}
          />
        </View>
      ))}
      <View style={styles.buttons}>
        {others.length > 0 && (
          <View style={styles.grows}>
            <Button label={t('players.same')} kind="secondary" icon="people" onPress={() => setAsks(true)} />
          </View>
        )}
        <View style={styles.grows}>
          <Button label={t('players.forget')} kind="danger" icon="trash" onPress={forget} />
        </View>
      </View>
      <SameSheet
        name={player.name}
        others={strangers}
        leavesOut={strangers.length < others.length}
        detailsOf={detailsOf}
        open={asks}
        onChoose={join}
        onClose={() => setAsks(false)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  editor: {
    gap: space.m,
    padding: space.m,
    marginHorizontal: -space.m,
    borderTopWidth: hairline,
    borderBottomWidth: hairline,
  },
  name: { flexDirection: 'row', alignItems: 'flex-end', gap: space.m },
  field: { flex: 1 },
  also: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  grows: { flexGrow: 1 },
});
