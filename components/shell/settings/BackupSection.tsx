import { useState } from 'react';
import { useStore } from 'zustand';
import { fileName } from '@/components/kit/device/file-name';
import { canShareText, saveText, shareText, type TextFile } from '@/components/kit/device/save-text';
import { Icon } from '@/components/kit/icons/Icon';
import { ListRow } from '@/components/kit/ListRow';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { useGiveFile } from '@/components/kit/use-give-file';
import { Room } from '@/components/shell/room/Room';
import { useSize } from '@/components/shell/room/use-size';
import { useUsage } from '@/components/shell/room/use-usage';
import { useTranslate } from '@/i18n/use-translate';
import { Section } from './Section';

/** Everything as one file, secrets included: it is the only place that holds them. */
export function BackupSection() {
  const t = useTranslate();
  const debrief = useDebrief();
  const { busy, give } = useGiveFile();
  const backUp = (to: (file: TextFile) => Promise<void>) => {
    const words = { made: t('backup.saved'), failed: t('backup.failed') };
    void give({ name: fileName(Date.now()), text: () => debrief.backUp(), ...words }, to);
  };
  return (
    <Section title={t('backup.title')}>
      <ListRow
        title={t('backup.save')}
        detail={busy ? t('saving.saving') : t('backup.detail')}
        leading={<Icon name="download" />}
        onPress={() => backUp(saveText)}
      />
      {canShareText() && (
        <ListRow
          title={t('backup.share')}
          leading={<Icon name="share" />}
          onPress={() => backUp(shareText)}
        />
      )}
      <RoomRow />
    </Section>
  );
}

/** How much room the matches take; behind it what can go. */
function RoomRow() {
  const t = useTranslate();
  const { matches, saving } = useDebrief();
  const size = useSize();
  const usage = useUsage();
  const count = useStore(matches.state, (state) => state.matches.length);
  const full = useStore(saving, (state) => state.kind === 'retrying' && state.reason === 'full');
  const [open, setOpen] = useState(false);
  return (
    <>
      <ListRow
        title={t('room.title')}
        {...(usage ? { detail: t('room.takes', { count, size: size(usage.total) }) } : {})}
        leading={<Icon name="box" />}
        onPress={() => setOpen(true)}
      />
      {open && <Room full={full} onClose={() => setOpen(false)} />}
    </>
  );
}
