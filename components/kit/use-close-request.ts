import { type ModalProps } from 'react-native';

/** How a sheet hears that it should close: React Native's modal is told by the back key. */
export const useCloseRequest = (_open: boolean, onClose: () => void): Pick<ModalProps, 'onRequestClose'> => ({
  onRequestClose: onClose,
});
