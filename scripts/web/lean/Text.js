import { createElement, use } from 'react';
import StyleSheet from 'react-native-web/dist/exports/StyleSheet';
import Whole from 'react-native-web/dist/exports/Text';
import TextAncestorContext from 'react-native-web/dist/exports/Text/TextAncestorContext';
import propsToAccessibilityComponent from 'react-native-web/dist/modules/AccessibilityUtil/propsToAccessibilityComponent';
import { hostProps, isPlain } from './host-props';

const ALSO = new Set(['allowFontScaling', 'android_hyphenationFrequency', 'dir', 'numberOfLines']);

const isWords = (children) =>
  typeof children === 'string' ||
  typeof children === 'number' ||
  (Array.isArray(children) && children.every(isWords));

/** As with views: words alone need no observer, no responder, and nobody below them who asks for a context. */
export default function Text(props) {
  const nested = use(TextAncestorContext);
  const { android_hyphenationFrequency: _, ...rest } = props;
  if (nested || !isWords(props.children) || !isPlain(props, ALSO)) return <Whole {...rest} />;
  const { dir = 'auto', numberOfLines } = props;
  const tag = propsToAccessibilityComponent(props) || 'div';
  const style = [
    numberOfLines > 1 && { WebkitLineClamp: numberOfLines },
    styles.text$raw,
    cut(numberOfLines),
    props.style,
  ];
  const host = hostProps(tag, props, style, dir === 'auto' ? 'ltr' : dir);
  // The page itself runs from left to right.
  if (dir !== 'ltr') host.dir = dir;
  return createElement(tag, host);
}
Text.displayName = 'Text';

const cut = (lines) => lines > 0 && (lines === 1 ? styles.oneLine : styles.lines);

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
  oneLine: {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    wordWrap: 'normal',
  },
  lines: {
    display: '-webkit-box',
    maxWidth: '100%',
    overflow: 'clip',
    textOverflow: 'ellipsis',
    WebkitBoxOrient: 'vertical',
  },
});
