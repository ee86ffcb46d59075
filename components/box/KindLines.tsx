import { View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { Card } from '@/components/kit/Card';
import { IconButton } from '@/components/kit/IconButton';
import { ListRow } from '@/components/kit/ListRow';
import { Stamp } from '@/components/kit/Stamp';
import { type AppTranslate } from '@/i18n/use-translate';
import { type BoxLine, type LineSource } from '@/store/box/box-lines';
import { type BoxTable, labelOf } from './form/box-table';

interface KindLinesProps {
  readonly table: BoxTable;
  readonly lines: readonly BoxLine[];
  readonly onOpen: (line: BoxLine) => void;
  readonly onConfirm: (line: BoxLine) => void;
}

const signs: Readonly<Record<LineSource, IconName>> = {
  owner: 'edit',
  rulebook: 'book',
  read: 'eye',
  suggested: 'info',
  practice: 'alert',
};

interface Alike {
  readonly title: string;
  readonly line: BoxLine;
  readonly count: number;
}

/** Pieces that nobody can tell apart, as two Intelligence cards of one type and value, are one line. */
const grouped = (table: BoxTable, lines: readonly BoxLine[]): readonly Alike[] => {
  const groups: Alike[] = [];
  for (const line of lines) {
    const title = labelOf(table, line, table.report.prints);
    const last = groups.at(-1);
    if (last?.title === title && last.line.source === line.source)
      groups.splice(-1, 1, { title, line, count: last.count + 1 });
    else groups.push({ title, line, count: 1 });
  }
  return groups;
};

export function KindLines({ table, lines, onOpen, onConfirm }: KindLinesProps) {
  return (
    <Card>
      <View>
        {grouped(table, lines).map(({ title, line, count }) => (
          <Line
            key={line.key}
            title={count === 1 ? title : `${title} × ${count}`}
            {...{ t: table.t, line }}
            onOpen={() => onOpen(line)}
            onConfirm={() => onConfirm(line)}
          />
        ))}
      </View>
    </Card>
  );
}

interface LineProps {
  readonly t: AppTranslate;
  readonly line: BoxLine;
  readonly title: string;
  readonly onOpen: () => void;
  readonly onConfirm: () => void;
}

/** What is printed, and who says so: in words and with a sign. */
function Line({ t, line: { source }, title, onOpen, onConfirm }: LineProps) {
  const unsure = source === 'read' || source === 'suggested';
  return (
    <ListRow
      title={title}
      detail={t(`box.source.${source}`)}
      leading={<Icon name={signs[source]} />}
      {...(unsure
        ? {
            trailing: (
              <IconButton
                icon="check"
                filled
                label={t('box.confirm-what', { what: title })}
                onPress={onConfirm}
              />
            ),
          }
        : {})}
      {...(source === 'practice'
        ? { trailing: <Stamp label={t('box.source.practice')} tone="danger" /> }
        : {})}
      onPress={onOpen}
    />
  );
}
