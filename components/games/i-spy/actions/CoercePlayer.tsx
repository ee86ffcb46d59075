import { View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { type coerce } from '@/rules/i-spy/moves/coerce';
import { type Card } from '@/rules/i-spy/model/pieces';
import { playerOf } from '../table';
import { assetName, cardName } from '../words';
import { type ActProps } from './act-props';
import { CardRow } from './CardRow';

/** One way to play a coerced card. */
export interface CoerceWay {
  readonly id: string;
  readonly label: string;
  readonly move: ReturnType<typeof coerce.make>;
  /** Why it cannot be done. */
  readonly against: string | undefined;
}

interface CoercePlayerProps extends ActProps {
  readonly card: Card;
  readonly ways: readonly CoerceWay[];
  readonly onPlayer: (player: CoerceWay['move']['player']) => void;
}

const LIMITS = ['tickets-at-once', 'no-capitals', 'no-assets', 'opponents-tokens', 'no-coerce'];

/** IS-38: as whom the card is resolved, and what that changes. All choices stay the coercer's. */
export function CoercePlayer({ table, seat, card, ways, onPlayer }: CoercePlayerProps) {
  const { t, view, seatName } = table;
  const owed = view.turn.owed.find(({ kind }) => kind === 'coerce');
  const opponent = owed?.kind === 'coerce' ? owed.opponent : seat;
  const assets = playerOf(view, seat).assets.map(({ asset, print }) => assetName(t, print, asset));
  const own = [
    assets.length > 0 ? t('ui.coerce.assets', { assets: assets.join(', ') }) : t('ui.coerce.no-assets'),
    t('ui.coerce.own-tickets'),
  ];
  const limits = LIMITS.map((limit) => t(`limit.${limit}`));
  const row = (player: CoerceWay['move']['player'], lines: readonly string[]) => {
    const mine = ways.filter(({ move }) => move.player === player);
    const against = mine.every((way) => way.against !== undefined) ? mine[0]?.against : undefined;
    const who = seatName(player === 'coercer' ? seat : opponent);
    return (
      <CardRow
        title={t('ui.coerce.plays', { seat: who, card: cardName(t, card) })}
        detail={[...(against ? [against] : []), ...lines].join('\n')}
        faint={against !== undefined}
        onPress={() => onPlayer(player)}
      />
    );
  };
  return (
    <View style={{ gap: space.s }}>
      <AppText tone="soft">{t('ui.coerce.yours', { seat: seatName(opponent) })}</AppText>
      {row('coercer', own)}
      {row('opponent', limits)}
    </View>
  );
}
