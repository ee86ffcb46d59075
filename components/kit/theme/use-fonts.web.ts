/** The style sheet names the fonts; until they are there, text is shown in a fallback face. */
export const useAppFonts = (): boolean => true;
