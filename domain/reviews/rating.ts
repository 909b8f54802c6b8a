/** Minimum reviews for a visible rating. */
const FEWEST_REVIEWS = 5

/** Assumed rating without reviews, and its weight in reviews. */
const PRIOR = { mean: 4.5, weight: 5 }

export interface Rated {
  readonly ratingSum: number
  readonly ratingCount: number
}

/** Visible rating with one decimal; null = too few reviews. */
export const shownRating = ({ ratingSum, ratingCount }: Rated): number | null =>
  ratingCount < FEWEST_REVIEWS ? null : Math.round((ratingSum * 10) / ratingCount) / 10

/**
 * Rating for sorting (Bayesian mean): few reviews pull it less far from the prior, so that one five-star review does
 * not top a list. `refresh_product_cards` computes `rating_rank` in the same way.
 */
export const fairRating = ({ ratingSum, ratingCount }: Rated): number =>
  (ratingSum + PRIOR.mean * PRIOR.weight) / (ratingCount + PRIOR.weight)
