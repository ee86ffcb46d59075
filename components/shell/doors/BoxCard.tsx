import { useRouter } from 'expo-router';
import { useBoxInUse } from '@/components/kit/store/use-debrief';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { useTranslate } from '@/i18n/use-translate';
import { type Entry } from '@/store/catalogue/box';

interface BoxCardProps {
  readonly game: string;
}

const read = ({ confirmed }: Entry): boolean => confirmed === undefined;

/** What the owner's box is known to hold, and from where. */
export function BoxCard({ game }: BoxCardProps) {
  const t = useTranslate();
  const router = useRouter();
  const box = useBoxInUse(game);
  const entries = box?.entries ?? [];
  const bySource = (source: string) => entries.filter(({ confirmed }) => confirmed?.source === source).length;
  const lines = [
    [entries.filter(read).length, 'game.box-read'],
    [bySource('owner'), 'game.box-owner'],
    [bySource('rulebook'), 'game.box-rulebook'],
  ] as const;
  return (
    <Card title={box?.name ?? t('game.box')}>
      {entries.length === 0 ? (
        <AppText tone="soft">{t('game.box-empty')}</AppText>
      ) : (
        lines
          .filter(([count]) => count > 0)
          .map(([count, key]) => <AppText key={key}>{t(key, { count })}</AppText>)
      )}
      <Button
        label={t('game.box-open')}
        kind="secondary"
        icon="box"
        onPress={() => router.push({ pathname: '/game/[game]/box', params: { game } })}
      />
    </Card>
  );
}
