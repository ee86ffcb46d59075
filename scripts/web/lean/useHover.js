/** Nothing looks different under a mouse, and what follows mice listens to the whole page. */
export default function useHover() {}
