import { measureAfter } from './whole-phase';

measureAfter(0);
