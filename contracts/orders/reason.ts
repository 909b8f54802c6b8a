import { z } from 'zod'

/** The reason for an action on an order, as text; empty where none is required. */
export const reason = z.string().trim().max(500, 'tooLong').default('')
