import { useState } from 'react';
import { View } from 'react-native';
import { useBoxes } from '@/components/kit/store/use-debrief';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { ListRow } from '@/components/kit/ListRow';
import { Sheet } from '@/components/kit/Sheet';
import { Stamp } from '@/components/kit/Stamp';
import { TextField } from '@/components/kit/TextField';
import { useToast } from '@/components/kit/Toast';
import { type Box } from '@/store/catalogue/box';
import { MAX_NAME } from '@/store/match/header';
import { type BoxTable } from './form/box-table';

interface BoxListProps {
  readonly table: BoxTable;
}

/** The boxes of the game: two groups, a variant. One is in use. */
export function BoxList({ table }: BoxListProps) {
  const { game, t, box: used } = table;
  const [open, setOpen] = useState<Box | 'new'>();
  const boxes = useBoxes(game);
  return (
    <Card title={t('box.boxes')}>
      <View>
        {boxes.map((box) => (
          <ListRow
            key={box.id}
            title={box.name ?? t('box.mine')}
            {...(box === used ? { trailing: <Stamp label={t('box.used')} /> } : {})}
            onPress={() => setOpen(box)}
          />
        ))}
      </View>
      <Button label={t('box.add')} kind="secondary" icon="plus" onPress={() => setOpen('new')} />
      {open !== undefined && (
        <BoxSheet
          key={open === 'new' ? open : open.id}
          table={table}
          box={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}

interface BoxSheetProps extends BoxListProps {
  readonly box: Box | 'new';
  readonly onClose: () => void;
}

function BoxSheet({ table, box, onClose }: BoxSheetProps) {
  const { catalogue, game, t, box: used } = table;
  const toast = useToast();
  const [name, setName] = useState(box === 'new' ? '' : (box.name ?? ''));
  const [problem, setProblem] = useState<string>();
  const keep = () => {
    const done = box === 'new' ? catalogue.createBox(game, name) : catalogue.renameBox(game, box.id, name);
    if (done.ok) onClose();
    else setProblem(t(done.error.kind === 'no-name' ? 'box.no-name' : 'box.too-full'));
  };
  const remove = (gone: Box) => {
    const deleted = catalogue.deleteBox(game, gone.id);
    if (deleted)
      toast({
        text: t('box.deleted'),
        action: { label: t('box.undo'), onPress: () => void catalogue.restoreBox(deleted) },
      });
    onClose();
  };
  const use = (chosen: Box) => {
    catalogue.setDefault(game, chosen.id);
    onClose();
  };
  return (
    <Sheet
      open
      title={box === 'new' ? t('box.add') : (box.name ?? t('box.mine'))}
      onClose={onClose}
      footer={<Button label={t(box === 'new' ? 'box.add-done' : 'box.rename-done')} onPress={keep} />}
    >
      <TextField
        label={t('box.name')}
        value={name}
        onChange={setName}
        maxLength={MAX_NAME}
        problem={problem}
        onSubmit={keep}
      />
      {box !== 'new' && box.id !== used?.id && (
        <Button label={t('box.use')} kind="secondary" icon="check" onPress={() => use(box)} />
      )}
      {box !== 'new' && (
        <Button label={t('box.delete')} kind="quiet" icon="trash" onPress={() => remove(box)} />
      )}
    </Sheet>
  );
}
