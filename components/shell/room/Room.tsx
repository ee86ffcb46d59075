import { type ComponentProps } from 'react';
import { useLoaded } from '@/components/kit/store/use-loaded';

const roomSheet = { load: () => import('./RoomSheet') };

/** The sheet that makes room. Few ever open it, so it comes when it is opened, and not with the first screen. */
export function Room(props: ComponentProps<Awaited<ReturnType<typeof roomSheet.load>>['RoomSheet']>) {
  const loaded = useLoaded(roomSheet);
  return loaded && <loaded.RoomSheet {...props} />;
}
