import { z } from 'zod'
import { byId, type DemoPost, postSchema } from '../schemas/text.ts'
import { readData } from './read-data.ts'

/** News of farms by their ids, the newest first. True in every season; what was made today stands in `made.json`. */
export const demoPosts: Readonly<Record<number, readonly DemoPost[]>> = readData(
  'posts.json',
  byId(z.array(postSchema)),
)
