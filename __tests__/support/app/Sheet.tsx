import type { BoardProps } from '@/components/games/game-screens';
import { AppText } from '@/components/ui/AppText';

export function Sheet({ header }: BoardProps) {
  return <AppText>{header.name}</AppText>;
}
