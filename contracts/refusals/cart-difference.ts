import { KEEPINGS } from '@okolitsa/domain/delivery/way-days.ts'
import { z } from 'zod'

const int = z.number().int()

/** What differs in a line of a cart between what the customer saw and what is. Sums are roubles. */
export const cartDifferenceSchema = z.object({
  productId: int,
  /** Null = the product is gone. */
  title: z.string().nullable(),
  kind: z.enum([
    'soldOut',
    'lessLeft',
    'priceChanged',
    'disabled',
    'unreachable',
    'perishes',
    'limit',
    'optionsChanged',
    'notServed',
  ]),
  /** Sale steps, of `lessLeft` and `limit`. */
  left: int.optional(),
  max: int.optional(),
  /** Of `perishes`: days that it is good for, null = nobody says, and how it is kept. */
  shelfDays: int.nullable().optional(),
  keeping: z.enum(KEEPINGS).optional(),
  /** Of `priceChanged`. */
  was: z.number().optional(),
  now: z.number().optional(),
  /** Of `notServed`: ISO moment from which the dish is; null = nobody knows. */
  servedAt: z.string().nullable().optional(),
})

/** Goods that would not last on a way, with how they are kept. */
export const perishingGoodsSchema = z.object({
  productId: int,
  /** Null = nobody says it. */
  shelfDays: int.nullable(),
  keeping: z.enum(KEEPINGS),
})
