import { walkEveryScreen } from './support/shell-walk';

walkEveryScreen('light');
