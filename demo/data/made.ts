import { z } from 'zod'
import { madeSchema } from '../schemas/text.ts'
import { readData } from './read-data.ts'

/** Statements of sellers on goods that are on their shelves, by the slug of the product. */
export const demoMade: Readonly<Record<string, z.infer<typeof madeSchema>>> = readData(
  'made.json',
  z.record(z.string(), madeSchema),
)
