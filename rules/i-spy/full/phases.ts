export type Phase =
  /** The phone deals and shuffles what it was asked to. */
  | 'set-up'
  | 'mark-politicians'
  | 'turn'
  | 'score-records'
  | 'reveal-politicians'
  | 'award-advantages'
  | 'clean-up'
  /** Guesses are laid, IS-71. */
  | 'final-report'
  | 'reveal-alignments'
  | 'score-final-report'
  | 'turn-assets'
  | 'over';
