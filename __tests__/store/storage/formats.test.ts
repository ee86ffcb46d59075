import { decodeChunk, encodeChunk, encodeLine } from '@/store/storage/chunk';
import { crc32, hex, utf8Length } from '@/store/storage/bytes';
import { SCHEMA_VERSION } from '@/store/storage/migrations';
import { seal, unseal } from '@/store/storage/record';

import fc from 'fast-check';

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom('a', 'é', '東', '🕵️', '\\', '"'),
    fc.string({ unit: 'binary', maxLength: 2 }),
  ),
});

describe('crc32', () => {
  test('gives the published values', () => {
    expect(hex(crc32(''))).toBe('00000000');
    expect(hex(crc32('123456789'))).toBe('cbf43926');
    expect(hex(crc32('The quick brown fox jumps over the lazy dog'))).toBe('414fa339');
    expect(hex(crc32('Zoë 東京'))).toBe(hex(bytewise(Buffer.from('Zoë 東京'))));
  });

  test('of a long text is that of all its bytes, and a pair of surrogates counts as its two halves', () => {
    const long = 'Zoë 東京, '.repeat(9_000);
    expect(hex(crc32(long))).toBe(hex(bytewise(Buffer.from(long))));
    const odd = `${'x'.repeat(16 * 1024 - 1)}🕵${long}`;
    expect(crc32(odd)).toBe([...Array(odd.length).keys()].reduce((crc, at) => crc32(odd.charAt(at), crc), 0));
  });

  test('goes on where another one ended', () => {
    fc.assert(fc.property(text, text, (left, right) => crc32(right, crc32(left)) === crc32(left + right)));
  });
});

const bytewise = (bytes: Uint8Array): number => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
};

test('utf8Length counts what an encoder would write', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => utf8Length(value) === Buffer.byteLength(value)),
  );
});

describe('a sealed record', () => {
  const json = JSON.stringify({ name: 'Zoë 🕵️', list: [1, 2, 3] });

  test('comes back with its schema and revision', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), (value, revision) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(unseal(seal(SCHEMA_VERSION, JSON.stringify(value), revision))).toEqual({
          ok: true,
          value: { schema: SCHEMA_VERSION, revision, value: plain },
        });
      }),
    );
  });

  test('is found cut at every length', () => {
    const sealed = seal(SCHEMA_VERSION, json);
    for (let length = 0; length < sealed.length; length++)
      expect(unseal(sealed.slice(0, length))).toEqual({ ok: false, error: { kind: 'truncated' } });
  });

  test('is found flipped at every bit', () => {
    const sealed = seal(SCHEMA_VERSION, json, 7);
    for (let place = 0; place < sealed.length; place++)
      for (let bit = 0; bit < 16; bit++) {
        const unit = String.fromCharCode(sealed.charCodeAt(place) ^ (1 << bit));
        expect(unseal(sealed.slice(0, place) + unit + sealed.slice(place + 1)).ok).toBe(false);
      }
  });

  test('of a newer version says which; of something else that it is not ours', () => {
    expect(unseal(seal(SCHEMA_VERSION + 3, json))).toEqual({
      ok: false,
      error: { kind: 'newer', version: SCHEMA_VERSION + 3 },
    });
    expect(unseal('{"some":"other app"}')).toEqual({ ok: false, error: { kind: 'not-ours' } });
    expect(unseal(seal(SCHEMA_VERSION, 'no json'))).toEqual({ ok: false, error: { kind: 'not-ours' } });
  });

  test('never makes reading throw, whatever is stored', () => {
    fc.assert(fc.property(text, (value) => void unseal(value)));
    fc.assert(fc.property(text, (value) => void decodeChunk(value, { match: 'm', chunk: 0, first: 0 })));
  });
});

describe('a chunk', () => {
  const place = { match: 'm', chunk: 2, first: 30 };
  const jsons = ['{"a":1}', '{"b":"ü"}', '{"c":3}', '{"a":1}'];
  const lines = jsons.map((json, index) => encodeLine('m', place.first + index, json));
  const sealed = encodeChunk(place, lines);

  test('comes back', () => {
    expect(decodeChunk(sealed, place)).toEqual({ entries: jsons });
  });

  test.each([
    ['two lines swapped', [0, 2, 1, 3], 1],
    ['an equal entry moved', [3, 1, 2, 0], 0],
    ['a line doubled', [0, 1, 1, 2, 3], 2],
    ['a line dropped at the end', [0, 1, 2], 3],
    ['a line dropped in the middle', [0, 2, 3], 1],
  ])('with %s keeps what is in front of it', (_, order, kept) => {
    const [header = '', ...rest] = sealed.split('\n');
    const decoded = decodeChunk([header, ...order.map((index) => rest[index])].join('\n'), place);
    expect(decoded.entries).toEqual(jsons.slice(0, kept));
    expect(decoded.damage).toBeDefined();
  });

  test('with something behind its end is found, and keeps its entries', () => {
    const decoded = decodeChunk(`${sealed}\nrubbish`, place);
    expect(decoded).toEqual({ entries: jsons, damage: { kind: 'checksum' } });
  });

  test('is worth nothing in another match, under another number or behind other entries', () => {
    for (const wrong of [{ match: 'n' }, { chunk: 3 }, { first: 31 }]) {
      const decoded = decodeChunk(sealed, { ...place, ...wrong });
      expect(decoded.entries).toEqual([]);
      expect(decoded.damage).toBeDefined();
    }
  });

  test('takes no entry that spans lines', () => {
    expect(() => encodeLine('m', 0, '{\n}')).toThrow();
  });
});
