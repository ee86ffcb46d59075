import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTheme } from '@/components/kit/theme/use-theme';
import { fileName } from '@/components/kit/device/file-name';
import { useDebriefIfOpen } from '@/components/kit/store/use-debrief';
import { useGiveFile } from '@/components/kit/use-give-file';
import { useTranslate } from '@/i18n/use-translate';
import { type SaveState } from '@/store/storage/write-queue';
import { Icon } from '@/components/kit/icons/Icon';
import { layout, radius, space, target } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Room } from '../room/Room';

interface UnderNoticesProps {
  readonly children: ReactNode;
}

/** What everybody has to know stays on top of every screen, as long as it is true. */
export function UnderNotices({ children }: UnderNoticesProps) {
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const debrief = useDebriefIfOpen();
  const unsaved = useUnsaved();
  const full = unsaved === 'full';
  const [told, setTold] = useState(false);
  const [room, setRoom] = useState(false);
  // By itself it comes once; from then on the notice leads to it.
  if (full && !told) {
    setTold(true);
    setRoom(true);
  }
  const notices = useNotices(() => setRoom(true));
  const covered = notices.length > 0;
  return (
    <View style={[styles.whole, { backgroundColor: colors.paper }]}>
      <View role="status" aria-live="polite" style={covered && { paddingTop: insets.top }}>
        {notices.map((notice) => (
          <Notice key={notice.id} {...notice} />
        ))}
      </View>
      <SafeAreaInsetsContext value={covered ? { ...insets, top: 0 } : insets}>
        <View style={styles.whole}>{children}</View>
      </SafeAreaInsetsContext>
      {debrief && room && <Room full={full} onClose={() => setRoom(false)} />}
    </View>
  );
}

interface KnownNotice extends NoticeProps {
  readonly id: string;
}

const never = () => () => undefined;
const reasonOf = (saving: SaveState | undefined) => (saving?.kind === 'retrying' ? saving.reason : undefined);

/** Why something is not saved. Not the whole state: every move is saving and saved, and nobody here has to hear of it. */
const useUnsaved = (): 'full' | 'failed' | undefined => {
  const debrief = useDebriefIfOpen();
  return useSyncExternalStore(
    debrief?.saving.subscribe ?? never,
    () => reasonOf(debrief?.saving.getState()),
    () => undefined,
  );
};

/** What is wrong now and concerns every screen. */
const useNotices = (onRoom: () => void): readonly KnownNotice[] => {
  const t = useTranslate();
  const debrief = useDebriefIfOpen();
  const { give } = useGiveFile();
  const [told, setTold] = useState(false);
  const unsaved = useUnsaved();
  if (!debrief) return [];
  const notices: KnownNotice[] = [];
  const asFile = () => void give({ name: fileName(Date.now()), text: () => debrief.backUp() });
  if (unsaved === 'full')
    notices.push({
      id: 'unsaved',
      text: t('notice.full'),
      action: { label: t('notice.make-room'), onPress: onRoom },
    });
  if (unsaved === 'failed')
    notices.push({
      id: 'unsaved',
      text: t('notice.failed'),
      action: { label: t('notice.as-file'), onPress: asFile },
    });
  if (debrief.volatile) notices.push({ id: 'volatile', text: t('notice.volatile') });
  const found = debrief.problems.length;
  if (found > 0 && !told)
    notices.push({
      id: 'problems',
      text: t('notice.problems', { count: found }),
      action: { label: t('common.ok'), onPress: () => setTold(true) },
    });
  return notices;
};

interface NoticeProps {
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

function Notice({ text, action }: NoticeProps) {
  const { colors } = useTheme();
  return (
    <View style={[styles.notice, { backgroundColor: colors.inset }]}>
      <View style={styles.words}>
        <Icon name="alert" size={20} color={colors.danger} />
        <AppText variant="small" style={styles.text}>
          {text}
        </AppText>
        {action && (
          <Pressable
            role="button"
            aria-label={action.label}
            onPress={action.onPress}
            style={({ pressed }) => [
              styles.action,
              { borderColor: colors.lineStrong },
              pressed && styles.pressed,
            ]}
          >
            <AppText variant="small">{action.label}</AppText>
          </Pressable>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  notice: { paddingHorizontal: space.l, paddingVertical: space.xs },
  words: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    minHeight: target.least,
    width: '100%',
    maxWidth: layout.column,
    alignSelf: 'center',
  },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 180 },
  action: {
    minHeight: target.least,
    minWidth: target.least,
    justifyContent: 'center',
    paddingHorizontal: space.m,
    borderWidth: 1,
    borderRadius: radius.s,
  },
  pressed: { opacity: 0.7 },
});
