import { createPortal } from 'react-dom';
import canUseDOM from 'react-native-web/dist/modules/canUseDom';

let host;
const body = () => (host ??= document.body.appendChild(document.createElement('div')));

/**
 * One place for all sheets. react-native-web makes one for each that opens, and React listens on every new one for
 * all the events there are. What opens last lies on top, as before.
 */
export default function ModalPortal({ children }) {
  return canUseDOM ? createPortal(children, body()) : null;
}
