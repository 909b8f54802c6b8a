/** Estimated frequency of a phrase, assuming independent words. */
export interface PhraseFrequency {
  readonly matches: number
  readonly everything: number
}

export interface SearchNeed {
  /** Rows up to the end of the page. */
  readonly rows: number
  /** Matches that the index may sort. */
  readonly mostHits: number
  /** One word of the phrase is enough: the best match may be anywhere in the list. */
  readonly isAny: boolean
  /** The list of all sellers is not that of one. */
  readonly isOfOneSeller: boolean
}

/** Fewer matches are sorted faster than the list is scanned. */
const FEWEST_WALKED = 1_000
/** A phrase in one of so many products is considered ubiquitous. */
const EVERYWHERE = 6

/**
 * How a page of a search is found: by the word index, whose matches are sorted, or by a scan of the list in its order
 * until the page is full. A scan meets a match every `everything / matches` rows; the index handles every match.
 */
export function searchRoad({ matches, everything }: PhraseFrequency, need: SearchNeed): 'index' | 'walk' {
  if (need.isAny || need.isOfOneSeller) return 'index'
  if (matches >= need.mostHits) return 'walk'
  return matches >= FEWEST_WALKED && matches * matches >= everything * need.rows ? 'walk' : 'index'
}

/**
 * How matches are counted up to a limit. The index reads all matches first, so for ubiquitous phrases rows are read one
 * by one until there are enough.
 */
export const countRoad = ({ matches, everything }: PhraseFrequency): 'index' | 'rows' =>
  matches * EVERYWHERE >= everything ? 'rows' : 'index'
