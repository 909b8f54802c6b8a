export { cloneReviews, type ImportedReview, importReviews, importStars } from './store/import-reviews.ts'
export { refreshAllRatings } from './store/review.store.ts'
