import { KEEPINGS } from '@okolitsa/domain/delivery/way-days.ts'
import { z } from 'zod'
import { isoDate, roubles } from '../catalog/price.ts'
import { soldProductFields } from '../catalog/sold-product.ts'
import { shown } from '../kernel/shows.ts'

/**
 * What became different at a line since the visitor last touched it, to be said in words at the line.
 * `soldOut`, `disabled`, `perishes` and `optionsChanged` take the line out of the sum, `unreachable` keeps it there but bars the checkout,
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
  /** It would not last on the way: days that it is good for, null = nobody says, and how it is kept. */
  z.object({ kind: z.literal('perishes'), shelfDays: z.number().int().nullable(), keeping: z.enum(KEEPINGS) }),
  /** At most `max` sale steps in one order. */
  z.object({ kind: z.literal('limit'), max: z.number().int() }),
  /** Chosen options of a dish are gone or out: the line is out of the sum until they are chosen anew. */
  z.object({ kind: z.literal('optionsChanged') }),
  /** A dish of another part of the day: it can be ordered for a later hour only. ISO moment; null = nobody knows. */
  z.object({ kind: z.literal('notServed'), servedAt: z.string().nullable() }),
])
export type LineChange = z.output<typeof lineChangeSchema>

/** A chosen option of a dish. */
export const pickedOptionSchema = z.object({
  optionId: z.number().int(),
  title: z.string(),
  groupId: z.number().int(),
  groupTitle: z.string(),
  /** How many of it a portion has. */
  count: z.number().int(),
  /** Of one of it, roubles. */
  price: roubles,
  /** The option it belongs to; null = to the dish. */
  parentOptionId: z.number().int().nullable(),
})
export type PickedOption = z.output<typeof pickedOptionSchema>

/** A product in a cart (spec 3, Cart product). Quantities are sale steps: 2 × 300 г = 2. */
export const cartProductSchema = z.object({
  ...soldProductFields,
  /** With `id` it names the line: the same dish with other options is another line. Empty for goods. */
  optionsKey: z.string(),
  /** Of a dish, in the order of its questions; those that are gone are not here. Prices contain them. */
  options: z.array(pickedOptionSchema),
  /** A dish that asks what to choose: the line can be chosen anew. */
  hasOptions: z.boolean(),
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
  /** The festival stand, trade place or day with which the goods were put into the cart; null = none was chosen. */
  chosenWay: z
    .object({
      /** Null = any method. */
      methodCode: z.enum(['courier', 'pickup']).nullable(),
      tradePlaceId: z.number().int().nullable(),
      /** Null = any place, or a place that hands out no orders here. */
      placeTitle: z.string().nullable(),
      date: isoDate.nullable(),
      /** The chosen way is still offered. */
      isOffered: z.boolean(),
    })
    .nullable(),
})
shown.add(cartProductSchema, { shows: ['product'] })
export type CartProduct = z.output<typeof cartProductSchema>
