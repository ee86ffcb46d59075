import { useRouter } from 'expo-router';
import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { fileName } from '@/components/kit/device/file-name';
import { Sheet } from '@/components/kit/Sheet';
import { TextField } from '@/components/kit/TextField';
import { useTranslate } from '@/i18n/use-translate';
import { type MatchHeader, MAX_NAME } from '@/store/match/header';
import { rematchOf } from '@/components/match/rematch';
import { useMatchTitle } from '@/components/match/seat-names';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { useToast } from '@/components/kit/Toast';
import { useGiveFile } from '@/components/kit/use-give-file';
import { useDamage } from './use-matches';

interface MatchMenuProps {
  readonly match: MatchHeader | undefined;
  readonly onClose: () => void;
}

/** Which match of a list has its menu open. */
export const useMenu = () => {
  const [match, open] = useState<MatchHeader>();
  return { match, open, close: () => open(undefined) };
};

/** What can be done with a match of the list; all of it can be undone. */
export function MatchMenu({ match, onClose }: MatchMenuProps) {
  return match && <Menu key={match.id} match={match} onClose={onClose} />;
}

function Menu({ match, onClose }: { readonly match: MatchHeader; readonly onClose: () => void }) {
  const t = useTranslate();
  const title = useMatchTitle()(match);
  const actions = useMatchActions(match);
  const damage = useDamage(match.id);
  const [name, setName] = useState(match.name);
  const close = () => {
    if (name !== match.name) actions.rename(name);
    onClose();
  };
  const then = (act: () => unknown) => () => {
    close();
    void act();
  };
  return (
    <Sheet open title={title} onClose={close} footer={<Button label={t('common.done')} onPress={close} />}>
      <TextField
        label={t('home.rename')}
        value={name}
        placeholder={title}
        maxLength={MAX_NAME}
        onChange={setName}
        onSubmit={close}
      />
      <Button label={t('home.rematch')} kind="secondary" icon="rotate" onPress={then(actions.rematch)} />
      <Button label={t('home.duplicate')} kind="secondary" icon="plus" onPress={then(actions.duplicate)} />
      <Button
        label={t(match.archived ? 'home.unarchive' : 'home.archive')}
        kind="secondary"
        icon="box"
        onPress={then(actions.archive)}
      />
      {damage && (
        <>
          <AppText>{t(`home.damaged-${damage.part}`)}</AppText>
          <Button
            label={t('match.report-file')}
            kind="secondary"
            icon="download"
            onPress={then(actions.keepAsFile)}
          />
        </>
      )}
      <Button label={t('common.delete')} kind="danger" icon="trash" onPress={then(actions.remove)} />
    </Sheet>
  );
}

/** Done at once, and said with a way back. */
const useMatchActions = (match: MatchHeader) => {
  const t = useTranslate();
  const toast = useToast();
  const router = useRouter();
  const debrief = useDebrief();
  const { give } = useGiveFile();
  const { matches } = debrief;
  const name = useMatchTitle()(match);
  const { id, archived } = match;
  const done = (text: string, undo: () => void) =>
    toast({ text, action: { label: t('common.undo'), onPress: undo } });
  return {
    rename: (typed: string) => {
      matches.rename(id, typed);
      done(t('home.renamed'), () => matches.rename(id, match.name));
    },
    archive: () => {
      matches.archive(id, !archived);
      done(t(archived ? 'home.did-unarchive' : 'home.did-archive', { name }), () =>
        matches.archive(id, archived),
      );
    },
    remove: () => {
      // What waited for room is written now.
      void debrief.makeRoom([id]);
      const back = async () => {
        if (!(await matches.restore(id))) toast({ text: t('room.not-back'), warning: true });
      };
      done(t('home.did-delete', { name }), () => void back());
    },
    keepAsFile: () => give({ name: fileName(Date.now(), id), text: () => debrief.rawMatch(id) }),
    duplicate: async () => {
      const copy = await matches.duplicate(id, t('home.copy', { name }));
      if (copy.ok) done(t('home.did-duplicate', { name }), () => matches.delete(copy.value));
      else toast({ text: t(copy.error.kind === 'full' ? 'room.no-copy' : 'home.cannot') });
    },
    rematch: async () => {
      const next = await rematchOf(debrief, match);
      if (next) router.push(next);
      else toast({ text: t('home.cannot') });
    },
  };
};
