/** How many bytes the text takes in UTF-8. Most of it is plain, and is gone over by the engine. */
export const utf8Length = (text: string): number => {
  let bytes = text.length;
  for (const letter of text.match(/[^\0-\x7f]/g) ?? []) {
    const unit = letter.charCodeAt(0);
    // Each half of a surrogate pair accounts for two of the pair's four bytes.
    bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return bytes;
};
