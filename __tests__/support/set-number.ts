import { fireEvent, screen } from '@testing-library/react-native';

const lastOf = (name: string | RegExp) => {
  const button = screen.queryAllByRole('button', { name }).at(-1);
  if (!button) throw new Error(`There is no ${name}.`);
  return button;
};

const press = (name: string | RegExp) => fireEvent.press(lastOf(name));

/** As a person sets a number of the table: its line, and then its key or its digits. */
export const setNumber = (label: string, to: number): void => {
  press(new RegExp(`^${label}, \\d+$`));
  if (screen.queryByRole('button', { name: /^Set to \d+$/ }) === null) return press(String(to));
  for (const digit of String(to)) press(digit);
  press(`Set to ${to}`);
};
