import { render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Text } from 'react-native';
import { Grid } from '@/components/kit/Grid';

let made = 0;

function Numbered({ name }: { readonly name: string }) {
  const [number] = useState(() => ++made);
  return <Text>{`${name} ${number}`}</Text>;
}

const grid = (withFirst: boolean) => (
  <Grid label="Actions">
    {withFirst && <Numbered name="Burn" />}
    <Numbered name="Complete" />
  </Grid>
);

test('what stays in a grid is not made anew when something comes before it', () => {
  render(grid(false));
  screen.getByText('Complete 1');
  screen.rerender(grid(true));
  screen.getByText('Burn 2');
  screen.getByText('Complete 1');
});
