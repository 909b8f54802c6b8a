/** The first mistake of a refused statement; `field` is the key of the file. */
export type StatementMistake = { readonly line: number } & (
  | {
      readonly problem:
        | 'tooLarge'
        | 'longLine'
        | 'notExchange'
        | 'afterEnd'
        | 'unclosed'
        | 'strayEnd'
        | 'noValue'
        | 'cut'
        | 'noAccount'
        | 'notExecuted'
        | 'foreign'
    }
  | { readonly problem: 'noField' | 'malformed'; readonly field: string }
)

/**
 * A sign that a statement is incomplete, which is no refusal, because banks list documents partially. `balance` = the
 * balances and the turnover of a section disagree; `totals` = the turnover of an account differs from its documents.
 */
export interface StatementWarning {
  readonly problem: 'balance' | 'totals'
  readonly line: number
  readonly account: string
}
