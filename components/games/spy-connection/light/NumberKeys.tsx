import { View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { NumberPanel } from '@/components/kit/NumberPanel';
import { space } from '@/components/kit/theme/tokens';
import { discardMission } from '@/rules/spy-connection/light/moves/discard-mission';
import { Caption } from '../Caption';
import { KeyRow } from '../KeyRow';
import { type Ask, type Asked, type Light, usualBack } from './light';

interface NumberKeysProps {
  readonly light: Light;
  readonly asked: Extract<Asked, { readonly kind: 'number' }>;
  readonly ask: Ask;
}

const IN_A_ROW = 6;
/** More are typed digit by digit. */
const MOST_KEYS = 15;

/** A number of somebody that is counted anew: a tap sets it. */
export function NumberKeys({ light, asked: { seat, what }, ask }: NumberKeysProps) {
  const { t, say, state, line, correct } = light;
  const count = line(`${what}/${seat}`);
  if (!count) return undefined;
  const { id, value, min, max } = count;
  const title = say(count.label);
  const all = state.options.agents[seat] ?? 0;
  const most = what === 'completed' ? MOST_KEYS : max;
  const set = (to: number) => (to === value ? ask() : correct(id, to));
  if (most > MOST_KEYS) return <NumberPanel label={title} value={value} min={min} max={max} onSet={set} />;
  const keys = Array.from({ length: most - min + 1 }, (_, step) => min + step).map((to) => ({
    label: String(to),
    name: String(to),
    chosen: to === value,
    onPress: () => set(to),
  }));
  const discards = what === 'open' && seat === state.active;
  return (
    <View style={{ gap: space.s, paddingBottom: space.s }}>
      <Caption
        title={title}
        {...(what === 'supply' ? { detail: t('ui.light.out', { count: all - value, of: all }) } : {})}
      />
      {Array.from({ length: Math.ceil(keys.length / IN_A_ROW) }, (_, row) => (
        <KeyRow key={row} label={title} height={46} keys={keys.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW)} />
      ))}
      <AppText variant="small" tone="soft">
        {t('ui.light.sets')}
      </AppText>
      {discards && (
        <Button
          label={t('ui.light.discard')}
          kind="secondary"
          icon="trash"
          onPress={() => {
            const nothing = discardMission.make({ agents: 0, circles: 0 });
            if (light.refuses(nothing)) light.act(nothing);
            else ask({ kind: 'discard', back: usualBack(light) });
          }}
        />
      )}
    </View>
  );
}
