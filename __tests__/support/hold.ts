import { fireEvent, screen, waitFor } from '@testing-library/react-native';

export const pad = () => screen.getByRole('button', { name: /^Secret of Anna/ });

/** Until Anna lets go. */
export const hold = async (): Promise<void> => {
  fireEvent(pad(), 'touchStart');
  await waitFor(() => expect(pad()).toBeExpanded());
};

export const letGo = (): void => fireEvent(pad(), 'touchEnd');
