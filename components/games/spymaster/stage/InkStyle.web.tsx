import { inkCss } from './ink-variables';

/** The variables of the board's colours. */
export const InkStyle = () => <style dangerouslySetInnerHTML={{ __html: inkCss }} />;
