/** `check` can refuse a move or an entry, `effect` changes the state, `fact` is only told. */
export type RuleKind = 'check' | 'effect' | 'fact';
