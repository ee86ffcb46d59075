import { createElement, use } from 'react';
import StyleSheet from 'react-native-web/dist/exports/StyleSheet';
import TextAncestorContext from 'react-native-web/dist/exports/Text/TextAncestorContext';
import Whole from 'react-native-web/dist/exports/View';
import propsToAccessibilityComponent from 'react-native-web/dist/modules/AccessibilityUtil/propsToAccessibilityComponent';
import { useLocaleContext } from 'react-native-web/dist/modules/useLocale';
import { box } from './box';
import { hostProps, isPlain } from './host-props';

const ALSO = new Set(['pointerEvents']);

/**
 * Most views only have a style and a name. react-native-web gives each of them four effects, an observer and a
 * responder all the same, which is a seventh of what a tap costs; a view that needs any of these still gets them.
 */
export default function View(props) {
  const { direction } = useLocaleContext();
  const inText = use(TextAncestorContext);
  if (!isPlain(props, ALSO)) return <Whole {...props} />;
  const tag = propsToAccessibilityComponent(props) || 'div';
  const style = [
    box,
    inText && styles.inline,
    props.style,
    props.pointerEvents && touched[props.pointerEvents],
  ];
  return createElement(tag, hostProps(tag, props, style, direction));
}
View.displayName = 'View';

const touched = StyleSheet.create({
  auto: { pointerEvents: 'auto' },
  'box-none': { pointerEvents: 'box-none' },
  'box-only': { pointerEvents: 'box-only' },
  none: { pointerEvents: 'none' },
});

const styles = StyleSheet.create({ inline: { display: 'inline-flex' } });
