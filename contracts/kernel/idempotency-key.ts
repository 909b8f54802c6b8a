import { z } from 'zod'

const LONGEST_KEY = 200
const SHORTEST_KEY = 8

/** Idempotency key: one per click of a button; a repetition gets the first response. */
export const idempotencyKey = z
  .string('required')
  .trim()
  .min(1, 'required')
  .min(SHORTEST_KEY, 'tooShort')
  .max(LONGEST_KEY, 'tooLong')
