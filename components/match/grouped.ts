/** A long number in eights, so that two people can compare it. */
export const grouped = (hex: string): string => hex.match(/.{1,8}/g)?.join(' ') ?? hex;
