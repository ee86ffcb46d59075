import { View } from 'react-native';
import { type ResumePlaceProps } from './ResumePlace';

/**
 * What stands here comes from the disk, after the page. Its place is kept as high as it was last time, or a
 * first tap would miss because the page grows under it.
 */
export function ResumePlace({ open, children }: ResumePlaceProps) {
  return (
    <View style={place}>
      <View onLayout={({ nativeEvent }) => open && rememberHeight(nativeEvent.layout.height)}>
        {children}
      </View>
    </View>
  );
}

const place = { minHeight: 'var(--resume-height)' as unknown as number };

/** Under this name public/reserved-height.js finds it and gives it to the style sheet, before the app has come. */
const KEY = 'debrief-resume-height';
/** Whose turn it is is read after the card is there, and makes it higher. */
const SETTLED = 1_500;

let timer: ReturnType<typeof setTimeout> | undefined;

const keep = (height: number): void => {
  document.documentElement.style.setProperty('--resume-height', `${height}px`);
  try {
    localStorage.setItem(KEY, String(height));
  } catch {
    // Without a memory the page grows once, as it does on a first visit.
  }
};

const rememberHeight = (height: number): void => {
  clearTimeout(timer);
  timer = setTimeout(() => keep(height), SETTLED);
};
