import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { Stamp } from '@/components/kit/Stamp';
import { useTranslate } from '@/i18n/use-translate';

interface RuleLineProps {
  readonly id: string;
  readonly text: string;
  /** A refusal led here. */
  readonly asked: boolean;
}

export function RuleLine({ id, text, asked }: RuleLineProps) {
  const t = useTranslate();
  return (
    <Card marked={asked}>
      {asked && <Stamp label={t('rules.asked')} />}
      <AppText>{text}</AppText>
      <AppText variant="small" tone="soft">
        {id}
      </AppText>
    </Card>
  );
}
