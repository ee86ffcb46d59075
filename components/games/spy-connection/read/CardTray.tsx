import { useWindowDimensions, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { MISSIONS } from '@/rules/spy-connection/model/prices';
import { type MissionPrint } from '@/rules/spy-connection/model/prints';
import { Caption } from '../Caption';
import { type Table } from '../table';
import { acceptSlot } from '../words';
import { KnownCards } from './KnownCards';
import { ReadTray } from './ReadTray';
import { missionsWith, type Reading, showsKnown } from './reading';

/** A phone that has no room for what is only good to know. */
const LOW = 740;

interface Card extends Reading {
  readonly tile: number;
  readonly fresh: boolean;
}

interface CardTrayProps<Read extends Card> {
  readonly table: Table;
  readonly card: Read;
  readonly onChange: (card: Read) => void;
}

/** A blank tile of the display: a card that the box knows is tapped, a new one is read in one go. */
export function CardTray<Read extends Card>({ table, card, onChange }: CardTrayProps<Read>) {
  const { t, state, view, act } = table;
  const low = useWindowDimensions().height < LOW;
  const known = missionsWith(state, card.cities);
  const slot = view.display.find(({ tile }) => tile === card.tile);
  const accept = (print: MissionPrint) => slot && act(acceptSlot(table, slot, print));
  return (
    <View style={{ gap: space.s, flexGrow: 1 }}>
      {showsKnown(state, card) ? (
        <>
          {!low && <Caption title={t('ui.read.cities-on-map')} detail={t('ui.read.known-with')} />}
          <KnownCards
            table={table}
            label={t('ui.read.known-with')}
            prints={known}
            cities={card.cities}
            onCard={accept}
            onNone={() => onChange({ ...card, fresh: true })}
          />
        </>
      ) : (
        <>
          {!low && (
            <Caption
              title={t('ui.read.cities-then-points')}
              detail={t('ui.read.in-box', { count: state.options.missionPrints.length, all: MISSIONS })}
            />
          )}
          <ReadTray table={table} reading={card} onChange={(reading) => onChange({ ...card, ...reading })} />
        </>
      )}
    </View>
  );
}
