/** Minimum reviews for showing a rating. */
const FEWEST_REVIEWS = 5

/** Assumed rating without reviews, and its weight in reviews. */
const PRIOR = { mean: 4.5, weight: 5 }

export interface Rated {
  readonly ratingSum: number
  readonly ratingCount: number
}

/** Rating as shown, with one decimal; null = too few reviews. */
export const shownRating = ({ ratingSum, ratingCount }: Rated): number | null =>
  ratingCount < FEWEST_REVIEWS ? null : Math.round((ratingSum * 10) / ratingCount) / 10

/**
 * Rating for sorting (Bayesian mean): with few reviews it is drawn to the prior, so that one five-star review does not
 * win a list. `refresh_product_cards` computes `rating_rank` the same way.
 */
export const fairRating = ({ ratingSum, ratingCount }: Rated): number =>
  (ratingSum + PRIOR.mean * PRIOR.weight) / (ratingCount + PRIOR.weight)
