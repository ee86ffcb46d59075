import { useWindowDimensions } from 'react-native';

/** A phone on which a picture has to be small, or what belongs to it is below the edge. */
const LOW = 760;

export const useLow = (): boolean => useWindowDimensions().height < LOW;
