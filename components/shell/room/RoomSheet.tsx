import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import { AppText } from '@/components/kit/AppText';
import { CheckRow } from '@/components/kit/CheckRow';
import { fileName } from '@/components/kit/device/file-name';
import { Sheet } from '@/components/kit/Sheet';
import { Dock } from '@/components/kit/stage/Dock';
import { type DockAction } from '@/components/kit/stage/dock-action';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { edge } from '@/components/kit/theme/tint';
import { hairline, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useGiveFile } from '@/components/kit/use-give-file';
import { useMatchTitle } from '@/components/match/seat-names';
import { useTranslate } from '@/i18n/use-translate';
import { type Usage } from '@/store/match/usage';
import { bytesOf, type GroupKind, type RoomGroup, roomGroups } from './groups';
import { RoomBar } from './RoomBar';
import { useFree } from './use-free';
import { useSize } from './use-size';
import { useUsage } from './use-usage';

interface RoomSheetProps {
  /** There is no room for what was changed last. */
  readonly full: boolean;
  readonly onClose: () => void;
}

/** Offered at first: what loses nothing, and what nobody counts among their plays. */
const OFFERED: ReadonlySet<GroupKind> = new Set(['pack', 'practice']);

/** How much room everything takes, and what can go: at once, to be brought back, and as a file before. */
export function RoomSheet({ full, onClose }: RoomSheetProps) {
  const t = useTranslate();
  const debrief = useDebrief();
  const size = useSize();
  const usage = useUsage();
  const matches = useStore(debrief.matches.state, (state) => state.matches);
  const [picked, setPicked] = useState(OFFERED);
  const { give, told } = useGiveFile();
  const groups = usage ? roomGroups({ matches, usage, isOpen: (id) => debrief.isOpen(id) }) : [];
  const chosen = groups.filter(({ kind }) => picked.has(kind));
  const bytes = chosen.reduce((sum, group) => sum + group.bytes, 0);
  const { busy, said, free } = useFree(onClose);
  const action: DockAction =
    chosen.length === 0 || busy
      ? { kind: 'wait', label: t(busy ? 'saving.saving' : 'room.pick') }
      : {
          kind: 'go',
          label: t(full ? 'room.free-and-save' : 'room.free', { size: size(bytes) }),
          icon: 'trash',
          onPress: () => void (usage && free(chosen, usage)),
        };
  const asFile = () =>
    void give({
      name: fileName(Date.now()),
      text: () => debrief.backUp(),
      made: t('backup.saved'),
      failed: t('backup.failed'),
    });
  const pick = (kind: GroupKind, on: boolean) => {
    const next = new Set(picked);
    if (on) next.add(kind);
    else next.delete(kind);
    setPicked(next);
  };
  return (
    <Sheet
      open
      title={t(full ? 'room.full' : 'room.title')}
      onClose={onClose}
      footer={
        <View style={styles.dock}>
          <Dock
            scene={chosen.map(({ kind }) => kind).join()}
            action={action}
            quiet={[{ label: t('room.as-file'), icon: 'download', onPress: asFile }]}
            hint={told ?? t('room.file-first')}
            aside={{ label: t(full ? 'room.play-on' : 'common.close'), onPress: onClose }}
          />
        </View>
      }
    >
      {full && <Unsaved />}
      {said !== undefined && (
        <AppText tone="danger" aria-live="polite">
          {said}
        </AppText>
      )}
      {usage && usage.total > 0 && <Bar usage={usage} groups={groups} full={full} />}
      <View>
        {groups.map((group) => (
          <GroupRow
            key={group.kind}
            group={group}
            checked={picked.has(group.kind)}
            onChange={(on) => pick(group.kind, on)}
          />
        ))}
      </View>
      {usage && groups.length === 0 && <AppText>{t('room.nothing')}</AppText>}
    </Sheet>
  );
}

/** What is only in this window. */
function Unsaved() {
  const t = useTranslate();
  const { unsavedEntries: count } = useDebrief();
  return (
    <AppText>
      {count > 0 ? t('room.unsaved-entries', { count }) : t('room.unsaved')} {t('room.tried')}
    </AppText>
  );
}

interface BarProps {
  readonly usage: Usage;
  readonly groups: readonly RoomGroup[];
  readonly full: boolean;
}

function Bar({ usage, groups, full }: BarProps) {
  const t = useTranslate();
  const size = useSize();
  const debrief = useDebrief();
  const matches = useStore(debrief.matches.state, (state) => state.matches);
  const loose = groups.filter(({ kind }) => kind === 'practice' || kind === 'copies');
  const inLoose = new Set(loose.flatMap((group) => group.matches));
  const plays = matches.filter((match) => !inLoose.has(match));
  const count = debrief.unsavedEntries;
  return (
    <RoomBar
      label={t('room.takes', { size: size(usage.total), count: matches.length })}
      plays={{ bytes: bytesOf(plays, usage), words: t('room.matches', { count: plays.length }) }}
      loose={{ bytes: bytesOf([...inLoose], usage), words: t('room.loose') }}
      rest={{ bytes: usage.aside + usage.other, words: t(usage.aside > 0 ? 'room.aside' : 'room.other') }}
      unsaved={full ? (count > 0 ? t('room.entries', { count }) : t('room.changes')) : undefined}
    />
  );
}

interface GroupRowProps {
  readonly group: RoomGroup;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Of a few the names are said, where there is nothing else to say of them. */
const NAMED: ReadonlySet<GroupKind> = new Set(['copies', 'archived', 'unfinished']);
const FEW = 2;

function GroupRow({ group: { kind, matches, bytes }, checked, onChange }: GroupRowProps) {
  const t = useTranslate();
  const size = useSize();
  const titleOf = useMatchTitle();
  const { colors } = useTheme();
  const named = NAMED.has(kind) && matches.length <= FEW;
  const names = matches.map((match) => `“${titleOf(match)}”`).join(', ');
  return (
    <View style={[styles.row, edge(colors.line)]}>
      <CheckRow
        label={t(`room.group-${kind}`, { count: matches.length })}
        detail={named ? names : t(`room.detail-${kind}`)}
        count={kind === 'pack' ? t('room.about', { size: size(bytes) }) : size(bytes)}
        checked={checked}
        picks
        onChange={onChange}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  // The sheet's foot has its own margins.
  dock: { marginHorizontal: -space.l, marginTop: -space.m },
  row: { borderTopWidth: hairline, paddingVertical: space.xs },
});
