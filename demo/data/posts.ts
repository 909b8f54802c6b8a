import { z } from 'zod'
import { byId, type DemoPost, postSchema } from '../schemas/text.ts'
import { readData } from './read-data.ts'

/** News of farms by id, newest first. Valid in every season; statements of today's production are in `made.json`. */
export const demoPosts: Readonly<Record<number, readonly DemoPost[]>> = readData(
  'posts.json',
  byId(z.array(postSchema)),
)
