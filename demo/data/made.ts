import { z } from 'zod'
import { madeSchema } from '../schemas/text.ts'
import { readData } from './read-data.ts'

/** Production statements by product slug. */
export const demoMade: Readonly<Record<string, z.infer<typeof madeSchema>>> = readData(
  'made.json',
  z.record(z.string(), madeSchema),
)
