import { fireEvent, screen } from '@testing-library/react-native';

/** Unfolds the turns of the history until the entry is there, and chooses it. */
export const chooseEntry = (said: RegExp): void => {
  // An entry says its time; the line of its turn does not.
  const name = new RegExp(`${said.source}.*, \\d\\d:\\d\\d`);
  const there = () => screen.queryAllByRole('button', { name })[0];
  const turns = screen
    .getAllByRole('button', { expanded: false })
    .map(({ props }) => props.accessibilityLabel);
  for (const turn of turns) {
    if (there()) break;
    fireEvent.press(screen.getByRole('button', { name: turn as string, expanded: false }));
  }
  const entry = there();
  if (!entry) throw new Error(`No entry ${said.source}; there are ${turns.join(' | ')}`);
  fireEvent.press(entry);
};
