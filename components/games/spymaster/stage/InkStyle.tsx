/** A phone knows its scheme; see the web's. */
export const InkStyle = () => undefined;
