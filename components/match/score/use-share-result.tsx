import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';
import { type ReactNode, useRef } from 'react';
import { Share } from 'react-native';
import type Svg from 'react-native-svg';
import { type Result, type Shared, resultText } from './result';
import { type Drawing, resultDrawing } from './result-drawing';
import { ResultPicture } from './ResultPicture';

interface ResultSharing {
  readonly share: () => Promise<Shared>;
  /** Belongs on the screen, though nobody sees it there. */
  readonly picture: ReactNode;
}

/** A picture for the phone's other apps; where none can be made, the result goes out in words. */
export const useShareResult = (result: Result, colourOf: (seat: number) => number): ResultSharing => {
  const svg = useRef<Svg>(null);
  const drawing = resultDrawing(result, colourOf);
  const share = () =>
    sharePicture(svg.current, drawing).catch(() =>
      Share.share({ message: resultText(result) }).then(
        () => 'shared' as const,
        () => 'failed' as const,
      ),
    );
  return { share, picture: <ResultPicture ref={svg} drawing={drawing} /> };
};

const sharePicture = async (svg: Svg | null, { width, height }: Drawing): Promise<Shared> => {
  if (!svg) throw new Error('Nothing is drawn yet.');
  const base64 = await new Promise<string>((resolve) => svg.toDataURL(resolve, { width, height }));
  const file = new File(Paths.cache, 'debrief.png');
  file.create({ overwrite: true });
  file.write(base64, { encoding: 'base64' });
  await shareAsync(file.uri, { mimeType: 'image/png', UTI: 'public.png' });
  return 'shared';
};
