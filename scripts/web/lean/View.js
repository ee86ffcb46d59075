import { forwardRef, useContext } from 'react';
import createHost from 'react-native-web/dist/exports/createElement';
import StyleSheet from 'react-native-web/dist/exports/StyleSheet';
import TextAncestorContext from 'react-native-web/dist/exports/Text/TextAncestorContext';
import Whole from 'react-native-web/dist/exports/View';
import { useLocaleContext } from 'react-native-web/dist/modules/useLocale';
import { isPlain } from './plain-props';

/**
 * Most views only have a style and a name. react-native-web gives each of them four effects, an observer and a
 * responder all the same, which is half of what a tap costs; a view that needs any of these still gets them.
 */
function PlainView(props) {
  const inText = useContext(TextAncestorContext);
  const { direction } = useLocaleContext();
  const style = [styles.view$raw, inText && styles.inline, props.style];
  return createHost('div', { ...props, style }, { writingDirection: direction });
}

const View = forwardRef((props, ref) => {
  if (ref !== null) return <Whole {...props} ref={ref} />;
  return isPlain(props) ? <PlainView {...props} /> : <Whole {...props} />;
});
View.displayName = 'View';

/** The same as react-native-web's own, so that both share one class. */
const styles = StyleSheet.create({
  view$raw: {
    alignContent: 'flex-start',
    alignItems: 'stretch',
    backgroundColor: 'transparent',
    border: '0 solid black',
    boxSizing: 'border-box',
    display: 'flex',
    flexBasis: 'auto',
    flexDirection: 'column',
    flexShrink: 0,
    listStyle: 'none',
    margin: 0,
    minHeight: 0,
    minWidth: 0,
    padding: 0,
    position: 'relative',
    textDecoration: 'none',
    zIndex: 0,
  },
  inline: { display: 'inline-flex' },
});

export default View;
