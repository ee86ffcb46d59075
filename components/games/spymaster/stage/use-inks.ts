import { palette } from '@/components/kit/theme/palette';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Inks, inks } from './inks';

export const useInks = (): Inks => (useTheme().colors.paper === palette.dark.paper ? inks.dark : inks.light);
