import { View } from 'react-native';
import { rememberHeight } from '@/components/shell/home/reserved-height';
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
