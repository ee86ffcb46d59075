import { AsyncStorageBackend } from './async-storage';
import { type Backend } from './backend';

export const openBackend = async (): Promise<Backend> => new AsyncStorageBackend();
