import { View } from 'react-native';
import { rememberHome } from './home-memory';
import { type ResumePlaceProps } from './ResumePlace';

/**
 * What stands here comes from the disk, after the page. Its place is kept as high as it was last time, or a
 * first tap would miss because the page grows under it.
 */
export function ResumePlace({ open, children }: ResumePlaceProps) {
  return (
    <View style={place}>
      <View onLayout={({ nativeEvent }) => open && keepSoon(nativeEvent.layout.height)}>{children}</View>
    </View>
  );
}

const place = { minHeight: 'var(--resume-height)' as unknown as number };

/** The fonts may come after the card, and change its height once more. */
const SETTLED = 1_500;

let timer: ReturnType<typeof setTimeout> | undefined;

const keepSoon = (height: number): void => {
  clearTimeout(timer);
  timer = setTimeout(() => rememberHome(height), SETTLED);
};
