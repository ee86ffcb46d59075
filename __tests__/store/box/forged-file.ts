import { crc32, hex } from '@/store/storage/bytes';

/** A file whose checksum fits whatever stands in it. */
export const forgedFile = (list: unknown, more: object = {}): string =>
  JSON.stringify({
    ...{ app: 'debrief', format: 'debrief-box', version: 1 },
    checksum: hex(crc32(JSON.stringify(list) ?? '')),
    boxes: list,
    ...more,
  });
