import { z } from 'zod'

const LONGEST_KEY = 200
const SHORTEST_KEY = 8

/** One per press of the button: a repeat gets the first answer. */
export const idempotencyKey = z
  .string('required')
  .trim()
  .min(1, 'required')
  .min(SHORTEST_KEY, 'tooShort')
  .max(LONGEST_KEY, 'tooLong')
