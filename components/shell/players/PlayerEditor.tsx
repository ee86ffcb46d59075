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

interface PlayerEditorProps {
  readonly player: RememberedPlayer;
  readonly onClose: () => void;
}

/** The row of a player, unfolded. */
export function PlayerEditor({ player, onClose }: PlayerEditorProps) {
  const t = useTranslate();
  const toast = useToast();
  const { players } = useDebrief();
  const { colors } = useTheme();
  const [name, setName] = useState(player.name);
  const empty = name.trim() === '';
  const done = (text: string, undo: () => void) =>
    toast({ text, action: { label: t('common.undo'), onPress: undo } });
  const keep = useEffectEvent(() => {
    const known = players.state.getState().some(({ id }) => id === player.id);
    if (!known || empty || name === player.name || !players.rename(player.id, name)) return;
    done(t('home.renamed'), () => players.rename(player.id, player.name));
  });
  // However the row is left, be it for another one: what was typed counts.
  useEffect(() => () => keep(), []);
  const forget = () => {
    const forgotten = players.forget(player.id);
    onClose();
    if (forgotten) done(t('players.forgotten', { name: forgotten.name }), () => players.restore(forgotten));
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
      <Button label={t('players.forget')} kind="danger" icon="trash" onPress={forget} />
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
});
