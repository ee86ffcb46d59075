import { View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { ListRow } from '@/components/kit/ListRow';
import { Sheet } from '@/components/kit/Sheet';
import { useTranslate } from '@/i18n/use-translate';
import { type RememberedPlayer } from '@/store/settings/players';
import { PlayerBadge } from './PlayerBadge';

interface SameSheetProps {
  readonly name: string;
  readonly others: readonly RememberedPlayer[];
  /** Somebody is not among them, having sat at a table with this person. */
  readonly leavesOut: boolean;
  readonly detailsOf: (player: RememberedPlayer) => readonly string[];
  readonly open: boolean;
  readonly onChoose: (player: RememberedPlayer) => void;
  readonly onClose: () => void;
}

/** Whom somebody is the same person as. */
export function SameSheet(props: SameSheetProps) {
  const { name, others, leavesOut, detailsOf, open, onChoose, onClose } = props;
  const t = useTranslate();
  return (
    <Sheet open={open} title={t('players.same-title', { name })} onClose={onClose}>
      {others.length > 0 && <AppText tone="soft">{t('players.same-lead', { name })}</AppText>}
      <View>
        {others.map((other) => {
          const details = detailsOf(other);
          return (
            <ListRow
              key={other.id}
              title={other.name}
              {...(details.length > 0 ? { detail: details.join(' · ') } : {})}
              leading={<PlayerBadge name={other.name} colour={other.colour} size={32} />}
              onPress={() => onChoose(other)}
            />
          );
        })}
      </View>
      {leavesOut && (
        <AppText variant="small" tone="soft">
          {t('players.same-met', { name })}
        </AppText>
      )}
    </Sheet>
  );
}
