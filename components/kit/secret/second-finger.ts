import { type ViewProps } from 'react-native';

/** A phone tells every finger apart by itself. */
export const secondFinger: ViewProps = {};
