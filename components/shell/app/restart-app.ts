import { reloadAppAsync } from 'expo';

export const restartApp = (): Promise<void> => reloadAppAsync();
