/** A guess of how often a phrase is met, as if its words met by chance. */
export interface PhraseFrequency {
  readonly matches: number
  /** All products. */
  readonly everything: number
}

export interface SearchNeed {
  /** Rows up to the end of the page. */
  readonly rows: number
  /** Matches that the index may sort. */
  readonly mostHits: number
  /** One word of the phrase is enough: the best match may stand anywhere in the list. */
  readonly isAny: boolean
  /** The list of all sellers is no list of one. */
  readonly isOfOneSeller: boolean
}

/** Fewer matches than this are sorted sooner than the list is walked. */
const FEWEST_WALKED = 1_000
/** A phrase of one product in so many is met everywhere. */
const EVERYWHERE = 6

/**
 * How a page of a search is found: by the word index, whose matches are sorted, or by a walk along the list in its order
 * until the page is full. A walk meets a match every `everything / matches` rows; the index handles every match.
 */
export function searchRoad({ matches, everything }: PhraseFrequency, need: SearchNeed): 'index' | 'walk' {
  if (need.isAny || need.isOfOneSeller) return 'index'
  if (matches >= need.mostHits) return 'walk'
  return matches >= FEWEST_WALKED && matches * matches >= everything * need.rows ? 'walk' : 'index'
}

/**
 * How matches are counted up to a bound. The index reads all matches first, so where they are everywhere rows are read
 * one after another until there are enough.
 */
export const countRoad = ({ matches, everything }: PhraseFrequency): 'index' | 'rows' =>
  matches * EVERYWHERE >= everything ? 'rows' : 'index'
