const PLAIN = new Set([
  'aria-hidden',
  'children',
  'dataSet',
  'id',
  'nativeID',
  'pointerEvents',
  'role',
  'style',
  'tabIndex',
  'testID',
]);

/** Whether an element only looks and is named: it hears nothing, and nobody measures it. */
export const isPlain = (props) => {
  for (const name in props) if (!PLAIN.has(name) && !name.startsWith('aria-')) return false;
  return true;
};
