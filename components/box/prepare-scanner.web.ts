import { prepareZXingModule } from 'barcode-detector';
import { Asset } from 'expo-asset';
import reader from 'zxing-wasm/reader/zxing_reader.wasm';

/** The reader ships with the app: without this, browsers that cannot scan would fetch it from elsewhere. */
export const prepareScanner = (): void =>
  void prepareZXingModule({
    overrides: { locateFile: () => Asset.fromModule(reader as unknown as number).uri },
  });
