/** Fewer reviews make no number worth showing. */
const FEWEST_REVIEWS = 5

/** What anything is thought to be worth before anybody has said a word, and how many reviews that thought weighs. */
const PRIOR = { mean: 4.5, weight: 5 }

export interface Rated {
  readonly ratingSum: number
  readonly ratingCount: number
}

/** As people are shown it: one decimal; null while there are too few reviews. */
export const shownRating = ({ ratingSum, ratingCount }: Rated): number | null =>
  ratingCount < FEWEST_REVIEWS ? null : Math.round((ratingSum * 10) / ratingCount) / 10

/**
 * What lists are ordered by (Bayesian mean): drawn to the prior while reviews are few, so one five-star review does not
 * win a list. `refresh_product_cards` counts `rating_rank` the same way.
 */
export const fairRating = ({ ratingSum, ratingCount }: Rated): number =>
  (ratingSum + PRIOR.mean * PRIOR.weight) / (ratingCount + PRIOR.weight)
