/** What the bank's page brought: whose company it is, and the proof that somebody of it came. */
export interface BankVisit {
  readonly inn: string
  readonly proof: { readonly code: string } | { readonly externalToken: string }
}

let kept: BankVisit | null = null

/** The visit of this tab: the address forgets its proof at once, a reload forgets it too. Kept by browsers only. */
export const bankVisit = {
  keep(visit: BankVisit): void {
    kept = visit
  },
  kept: (): BankVisit | null => kept,
}
