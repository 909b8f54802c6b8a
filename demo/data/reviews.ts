import { z } from 'zod'
import { byId, type DemoReview, reviewSchema } from '../schemas/text.ts'
import { readData } from './read-data.ts'

/** Reviews of farms, restaurants and tour operators by their ids. */
export const demoReviews: Readonly<Record<number, readonly DemoReview[]>> = readData(
  'reviews.json',
  byId(z.array(reviewSchema)),
)
