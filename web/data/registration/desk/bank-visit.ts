export interface BankVisit {
  readonly inn: string
  readonly proof: { readonly code: string } | { readonly externalToken: string }
}

let kept: BankVisit | null = null

/** The visit of this tab, in memory only: the proof is removed from the URL, and a reload drops it. Browsers only. */
export const bankVisit = {
  keep(visit: BankVisit): void {
    kept = visit
  },
  kept: (): BankVisit | null => kept,
}
