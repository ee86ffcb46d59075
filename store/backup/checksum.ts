import { crc32, hex } from '../storage/bytes';

interface About {
  readonly version: number;
  readonly schema: number;
  readonly createdAt: number;
}

export const checksumOf = ({ version, schema, createdAt }: About, content: unknown): string =>
  hex(crc32(JSON.stringify(content) ?? '', crc32(`${version} ${schema} ${createdAt}\n`)));
