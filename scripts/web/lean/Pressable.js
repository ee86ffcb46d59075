import { createElement, memo } from 'react';
import Whole from 'react-native-web/dist/exports/Pressable';
import StyleSheet from 'react-native-web/dist/exports/StyleSheet';
import propsToAccessibilityComponent from 'react-native-web/dist/modules/AccessibilityUtil/propsToAccessibilityComponent';
import { useLocaleContext } from 'react-native-web/dist/modules/useLocale';
import { box } from './box';
import { hostProps, isPlain } from './host-props';

const ALSO = new Set(['accessibilityHint', 'disabled', 'onKeyDown', 'onPress']);
const AT_REST = { focused: false, hovered: false, pressed: false };

const isOnlyPressed = (props) =>
  typeof props.children !== 'function' && !props.disabled && !props['aria-disabled'] && isPlain(props, ALSO);

const answers = (element) => /^(A|BUTTON)$/.test(element.tagName);

const clicked = (onPress) => (event) => {
  event.stopPropagation();
  if (!event.altKey) onPress?.(event);
};

const keyed = (onPress, onKeyDown) => (event) => {
  const { key, repeat, target, currentTarget } = event;
  if (key === 'Enter' && !repeat && target === currentTarget && !answers(currentTarget)) onPress?.(event);
  onKeyDown?.(event);
};

/**
 * What is only pressed. react-native-web draws it anew when a finger comes down, when it goes up, when it is
 * focused and when that is over, and has it follow mice besides. Here the style sheet shows that it is pressed
 * (see theme-css.ts), and the browser's own click does the rest.
 */
function Pressable(props) {
  const { direction } = useLocaleContext();
  if (!isOnlyPressed(props)) return <Whole {...props} />;
  const tag = propsToAccessibilityComponent(props) || 'div';
  const style = typeof props.style === 'function' ? props.style(AT_REST) : props.style;
  const host = hostProps(tag, props, [box, styles.press, style], direction);
  host.tabIndex ??= 0;
  host['data-press'] = '';
  host.onClick = clicked(props.onPress);
  host.onKeyDown = keyed(props.onPress, props.onKeyDown);
  return createElement(tag, host);
}

const styles = StyleSheet.create({ press: { cursor: 'pointer', touchAction: 'manipulation' } });

const Memoed = memo(Pressable);
Memoed.displayName = 'Pressable';
export default Memoed;
