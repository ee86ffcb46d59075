import { createElement, forwardRef, useContext } from 'react';
import StyleSheet from 'react-native-web/dist/exports/StyleSheet';
import Whole from 'react-native-web/dist/exports/Text';
import TextAncestorContext from 'react-native-web/dist/exports/Text/TextAncestorContext';
import AccessibilityUtil from 'react-native-web/dist/modules/AccessibilityUtil';
import createDOMProps from 'react-native-web/dist/modules/createDOMProps';
import { isPlain } from './plain-props';

const isWords = (children) =>
  typeof children === 'string' ||
  typeof children === 'number' ||
  (Array.isArray(children) && children.every(isWords));

/** As with views: words alone need no observer, no responder, and nobody below them who asks for a context. */
function PlainText({ dir = 'auto', ...props }) {
  const tag = AccessibilityUtil.propsToAccessibilityComponent(props) || 'div';
  const writingDirection = dir === 'auto' ? 'ltr' : dir;
  const style = [styles.text$raw, props.style];
  return createElement(tag, createDOMProps(tag, { ...props, dir, style }, { writingDirection }));
}

const Text = forwardRef(({ android_hyphenationFrequency: _, ...props }, ref) => {
  const nested = useContext(TextAncestorContext);
  const { dir: _dir, ...rest } = props;
  if (ref !== null) return <Whole {...props} ref={ref} />;
  return !nested && isWords(props.children) && isPlain(rest) ? (
    <PlainText {...props} />
  ) : (
    <Whole {...props} />
  );
});
Text.displayName = 'Text';

/** The same as react-native-web's own, so that both share one class. */
const styles = StyleSheet.create({
  text$raw: {
    backgroundColor: 'transparent',
    border: '0 solid black',
    boxSizing: 'border-box',
    color: 'black',
    display: 'inline',
    font: '14px System',
    listStyle: 'none',
    margin: 0,
    padding: 0,
    position: 'relative',
    textAlign: 'start',
    textDecoration: 'none',
    whiteSpace: 'pre-wrap',
    wordWrap: 'break-word',
  },
});

export default Text;
