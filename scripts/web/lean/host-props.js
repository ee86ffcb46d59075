import StyleSheet from 'react-native-web/dist/exports/StyleSheet';
import propsToAriaRole from 'react-native-web/dist/modules/AccessibilityUtil/propsToAriaRole';

const PLAIN = new Set([
  'accessible',
  'aria-hidden',
  'children',
  'dataSet',
  'hostRef',
  'id',
  'nativeID',
  'role',
  'style',
  'tabIndex',
  'testID',
]);

/** Whether an element only looks and is named: it hears nothing, and nobody measures it. */
export const isPlain = (props, also) => {
  for (const name in props)
    if (!PLAIN.has(name) && !name.startsWith('aria-') && !also?.has(name)) return false;
  return true;
};

const FOCUSED_BY_ROLE = new Set(['button', 'checkbox', 'link', 'radio', 'textbox', 'switch']);

const aria = (host, name, value) => {
  if (value == null || name === 'aria-atomic') return;
  if (name === 'aria-hidden' || name === 'aria-disabled') {
    if (value === true) host[name] = true;
  } else if (name === 'aria-live') host[name] = value === 'none' ? 'off' : value;
  else host[name] = Array.isArray(value) ? value.join(' ') : value;
};

const data = (host, set) => {
  for (const name in set)
    if (set[name] != null)
      host[`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`] = set[name];
};

const named = (host, tag, props) => {
  const role = propsToAriaRole(props);
  if (role != null) host.role = role === 'none' ? 'presentation' : role;
  if (props.tabIndex === 0 || props.tabIndex === -1) host.tabIndex = props.tabIndex;
  else if (tag !== 'button' && FOCUSED_BY_ROLE.has(role)) host.tabIndex = '0';
  const id = props.id ?? props.nativeID;
  if (id != null) host.id = id;
  if (props.testID != null) host['data-testid'] = props.testID;
  if (tag === 'button') host.type = 'button';
};

/**
 * What react-native-web makes of an element's props, for those that a plain one can have: its own function asks
 * for more than a hundred names each time, which is a fifteenth of what a tap costs.
 */
export const hostProps = (tag, props, style, writingDirection) => {
  const host = { children: props.children };
  for (const name in props) if (name.startsWith('aria-')) aria(host, name, props[name]);
  if (host['aria-disabled'] && (tag === 'button' || tag === 'form')) host.disabled = true;
  if (props.dataSet) data(host, props.dataSet);
  if (props.hostRef) host.ref = props.hostRef;
  named(host, tag, props);
  const [className, inline] = StyleSheet(style, { writingDirection });
  if (className) host.className = className;
  if (inline) host.style = inline;
  return host;
};
