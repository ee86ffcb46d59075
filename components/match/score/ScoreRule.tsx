import { useRouter } from 'expo-router';
import { ListRow } from '@/components/kit/ListRow';
import { useMatch } from '../match-context';
import { ruleOf } from '../wording';

export function ScoreRule({ rule }: { readonly rule: string }) {
  const router = useRouter();
  const speaker = useMatch();
  const { game } = speaker.header;
  return (
    <ListRow
      title={ruleOf(speaker, rule) ?? rule}
      detail={rule}
      onPress={() => router.push({ pathname: '/game/[game]/rules', params: { game, rule } })}
    />
  );
}
