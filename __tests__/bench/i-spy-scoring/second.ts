import { measureAfter } from './whole-phase';

measureAfter(1);
