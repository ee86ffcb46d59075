export const space = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32, huge: 48 } as const;
export const radius = { s: 3, m: 8, l: 10, xl: 16, round: 999 } as const;

/** Hit targets: anything that can be pressed, and what is pressed every turn. */
export const target = { least: 44, thumb: 56, dock: 64 } as const;

/** Milliseconds. Motion is short and means something. */
export const motion = { quick: 120, stamp: 180, move: 220, grow: 280, linger: 900 } as const;

export const layout = { column: 720, wide: 840 } as const;
export const hairline = 1;

/** How thick the line is around what is filled in an icon. */
export const EDGE_WEIGHT = 1.2;
