/** Estimated frequency of a phrase, assuming independent words. */
export interface PhraseFrequency {
  readonly matches: number
  readonly everything: number
}

export interface SearchNeed {
  /** Number of rows up to the end of the page. */
  readonly rows: number
  /** Maximum matches that the index may sort. */
  readonly mostHits: number
  /** True = one word of the phrase is enough, so the best match may be anywhere in the list. */
  readonly isAny: boolean
  /** True = only one seller's products are searched, so the list of all sellers does not fit. */
  readonly isOfOneSeller: boolean
}

/** Minimum matches for a scan; fewer matches are sorted faster. */
const MIN_SCANNED_MATCHES = 1_000
/** A phrase that matches at least one product in this many is ubiquitous. */
const EVERYWHERE = 6

/**
 * Chooses how to find a page of a search: by the word index, whose matches are sorted, or by a scan of the list in its
 * order until the page is full. The scan finds a match every `everything / matches` rows; the index sorts every match.
 */
export function searchPlan({ matches, everything }: PhraseFrequency, need: SearchNeed): 'index' | 'scan' {
  if (need.isAny || need.isOfOneSeller) return 'index'
  if (matches >= need.mostHits) return 'scan'
  return matches >= MIN_SCANNED_MATCHES && matches * matches >= everything * need.rows ? 'scan' : 'index'
}

/**
 * Chooses how to count matches up to a limit. The index reads all matches first, so for ubiquitous phrases rows are
 * read one by one until there are enough matches.
 */
export const countPlan = ({ matches, everything }: PhraseFrequency): 'index' | 'rows' =>
  matches * EVERYWHERE >= everything ? 'rows' : 'index'
