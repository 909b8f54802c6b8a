import { z } from 'zod'
import { readData } from './read-data.ts'

const marketSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  /** Support line of the demo, a number on which calls are never answered. */
  phone: z.string().regex(/^\d{11}$/),
  /** Whole hours of Moscow time. */
  hours: z.strictObject({ from: z.int(), to: z.int() }),
})

export const demoMarket = readData('market.json', marketSchema)
