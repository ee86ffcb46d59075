import { useEffect } from 'react';
import StyleSheet from 'react-native-web/dist/exports/StyleSheet';
import View from 'react-native-web/dist/exports/View';

/**
 * react-native-web calls what slides in a dialog only once it has arrived, and modal all the while, which nothing but
 * a dialog can be. Here it is a dialog from its first frame on.
 */
export default function ModalContent({ active, children, onRequestClose, transparent, ...rest }) {
  useEffect(() => {
    if (!active || !onRequestClose) return;
    const close = (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onRequestClose();
    };
    document.addEventListener('keyup', close);
    return () => document.removeEventListener('keyup', close);
  }, [active, onRequestClose]);
  return (
    <View {...rest} role="dialog" aria-modal style={[styles.fixed, !transparent && styles.opaque]}>
      <View style={styles.whole}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  fixed: { position: 'fixed', inset: 0 },
  opaque: { backgroundColor: 'white' },
  whole: { flex: 1 },
});
