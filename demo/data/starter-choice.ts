import { z } from 'zod'
import { readData } from './read-data.ts'

/** Rows of the starter data that the demo uses. */
export const starterChoice = readData(
  'starter-choice.json',
  z.strictObject({ categories: z.array(z.int()), recipeSections: z.array(z.string()) }),
)
