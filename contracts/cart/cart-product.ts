import { z } from 'zod'
import { roubles } from '../catalog/price.ts'
import { soldProductFields } from '../catalog/sold-product.ts'

/**
 * What became different at a line since the visitor last touched it, to be said in words at the line.
 * `soldOut` and `disabled` take the line out of the sum, `unreachable` keeps it there but bars the checkout,
 * the others only correct the line.
 */
export const lineChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('soldOut') }),
  /** Fewer sale steps left than asked for. */
  z.object({ kind: z.literal('lessLeft'), left: z.number().int() }),
  /** The price of one step, roubles. */
  z.object({ kind: z.literal('priceChanged'), was: roubles, now: roubles }),
  /** The seller took the product (or the whole shop) off sale. */
  z.object({ kind: z.literal('disabled') }),
  /** Nothing carries it to the visitor's place. */
  z.object({ kind: z.literal('unreachable') }),
  /** At most `max` sale steps in one order. */
  z.object({ kind: z.literal('limit'), max: z.number().int() }),
])
export type LineChange = z.output<typeof lineChangeSchema>

/** A product in a cart (spec 3, Cart product). Quantities are sale steps: 2 × 300 г = 2. */
export const cartProductSchema = z.object({
  ...soldProductFields,
  enabled: z.boolean(),
  /** Price of one step before discounts, roubles. */
  price: roubles,
  /** Price of one step to pay, roubles. */
  priceWithDiscount: roubles,
  /** What can be bought now and is counted in the sums: the asked quantity, cut to what is left and to the limit. */
  quantityInCart: z.number().int(),
  /** What the visitor asked for. Differs from `quantityInCart` only beside a change. */
  clientQuantityInCart: z.number().int(),
  /** False: the line stays visible but does not get into an order. */
  isAvailableForCart: z.boolean(),
  /** To pay for the line, roubles. */
  lineSum: roubles,
  /** Saved on the line, roubles. */
  discount: roubles,
  /** Sale steps the visitor can have at most (stock and limit); null = no bound. */
  left: z.number().int().nullable(),
  changes: z.array(lineChangeSchema),
  /** Who put it into a shared cart; null = the cart is not shared. */
  addedBy: z
    .object({
      firstName: z.string().nullable(),
      isMe: z.boolean(),
      /** Others of the cart changed its quantity since: it is of more than this one. */
      isJoint: z.boolean(),
    })
    .nullable(),
})
export type CartProduct = z.output<typeof cartProductSchema>
