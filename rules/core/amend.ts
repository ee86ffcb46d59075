export type { Amending } from './contract';
export { countLine, setTo } from './ledger';
