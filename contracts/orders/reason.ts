import { z } from 'zod'

/** Reason for an action on an order; may be empty where optional. */
export const reason = z.string().trim().max(500, 'tooLong').default('')
