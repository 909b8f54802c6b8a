import { z } from 'zod'

/** Why something is done to an order, in words; empty where it needs none. */
export const reason = z.string().trim().max(500, 'tooLong').default('')
