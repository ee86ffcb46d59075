import { type PlaceView, type View } from '@/rules/i-spy/model/view';

export type Tile = NonNullable<PlaceView['tile']>;
export type TiledPlace = PlaceView & { readonly tile: Tile };

export const isTiled = (place: PlaceView): place is TiledPlace => place.tile !== undefined;

export interface PlaceGroup {
  /** In the shadows, a Scoring Phase, or beside charts of which the app does not know the numbers yet. */
  readonly id: 'shadows' | 'later' | number;
  readonly places: readonly PlaceView[];
}

/** The board as it lies: the shadows, then the groups beside the charts. */
export const groupsOf = ({ places }: Pick<View, 'places'>): readonly PlaceGroup[] => {
  const ids = [...new Set(places.map(({ group }) => group ?? 'later'))];
  return ids.map((id) => ({ id, places: places.filter(({ group }) => (group ?? 'later') === id) }));
};
