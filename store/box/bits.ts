/** How many bits tell this many things apart. */
export const bitsFor = (things: number): number => {
  let bits = 0;
  while (2 ** bits < things) bits++;
  return bits;
};

export class BitWriter {
  readonly #bytes: number[] = [];
  #free = 0;

  put(value: number, bits: number): void {
    for (let bit = bits - 1; bit >= 0; bit--) {
      if (this.#free === 0) {
        this.#bytes.push(0);
        this.#free = 8;
      }
      this.#free--;
      const last = this.#bytes.length - 1;
      this.#bytes[last] = (this.#bytes[last] as number) | (((value >>> bit) & 1) << this.#free);
    }
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

/** Past the end it reads zeros and says so, so that a reader has one place to look. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  /** Something was read that no writer wrote. */
  broken = false;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  take(bits: number): number {
    let value = 0;
    for (let bit = 0; bit < bits; bit++, this.#at++) {
      const byte = this.#bytes[this.#at >>> 3];
      if (byte === undefined) this.broken = true;
      value = (value << 1) | (((byte ?? 0) >>> (7 - (this.#at & 7))) & 1);
    }
    return value;
  }

  /** One of so many things; a number beyond them was never written. */
  takeOf(things: number): number {
    const value = this.take(bitsFor(things));
    if (value < things) return value;
    this.broken = true;
    return 0;
  }

  /** Nothing follows but the zeros that fill the last byte. */
  get finished(): boolean {
    const rest = this.#bytes.length * 8 - this.#at;
    return !this.broken && rest < 8 && this.take(rest) === 0;
  }
}
