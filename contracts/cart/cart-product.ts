import { STORAGE_CONDITIONS } from '@okolitsa/domain/delivery/way-days.ts'
import { z } from 'zod'
import { isoDate, roubles } from '../catalog/price.ts'
import { soldProductFields } from '../catalog/sold-product.ts'
import { shown } from '../kernel/shows.ts'

/**
 * A change of a line since the visitor last touched it, explained at the line. `soldOut`, `disabled`, `perishes`,
 * `ripensLater` and `optionsChanged` exclude the line from the sum; `unreachable` keeps it in the sum but prevents
 * checkout; the others only correct the line.
 */
export const lineChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('soldOut') }),
  /** Fewer sale steps left than requested. */
  z.object({ kind: z.literal('lessLeft'), left: z.number().int() }),
  /** The price of one step, roubles. */
  z.object({ kind: z.literal('priceChanged'), was: roubles, now: roubles }),
  /** The product or its seller is off sale. */
  z.object({ kind: z.literal('disabled') }),
  /** No delivery method reaches the visitor's place. */
  z.object({ kind: z.literal('unreachable') }),
  /** The product would spoil on the way: shelf life in days, null = not stated, and its storage. */
  z.object({
    kind: z.literal('perishes'),
    shelfDays: z.number().int().nullable(),
    keeping: z.enum(STORAGE_CONDITIONS),
  }),
  /** Maximum sale steps in one order. */
  z.object({ kind: z.literal('limit'), max: z.number().int() }),
  /** The product ripens long after the other lines and stays in the cart for a separate order. */
  z.object({ kind: z.literal('ripensLater'), readyOn: isoDate }),
  /** Chosen options are no longer available; the line is excluded until they are chosen again. */
  z.object({ kind: z.literal('optionsChanged') }),
  /**
   * The dish is served at another time of day, so it can be ordered for a later hour only. ISO moment; null = unknown.
   */
  z.object({ kind: z.literal('notServed'), servedAt: z.string().nullable() }),
])
export type LineChange = z.output<typeof lineChangeSchema>

export const pickedOptionSchema = z.object({
  optionId: z.number().int(),
  title: z.string(),
  groupId: z.number().int(),
  groupTitle: z.string(),
  /** Number of this option in a portion. */
  count: z.number().int(),
  /** Price of one option, roubles. */
  price: roubles,
  /** Parent option; null = an option of the dish itself. */
  parentOptionId: z.number().int().nullable(),
})
export type PickedOption = z.output<typeof pickedOptionSchema>

/** A product in a cart (spec 3, Cart product). Quantities are sale steps: 2 × 300 г = 2. */
export const cartProductSchema = z.object({
  ...soldProductFields,
  /** Identifies the line together with `id`: a dish with different options makes several lines. Empty for goods. */
  optionsKey: z.string(),
  /** Options of a dish in the order of its questions, without unavailable ones; included in the prices. */
  options: z.array(pickedOptionSchema),
  /** True = the dish has questions, so the line can be chosen again. */
  hasOptions: z.boolean(),
  enabled: z.boolean(),
  /** Price of one step before discounts, roubles. */
  price: roubles,
  /** Price of one step to pay, roubles. */
  priceWithDiscount: roubles,
  /** Quantity included in the sums: the requested one, limited by stock and maximum. */
  quantityInCart: z.number().int(),
  /** Requested quantity; differs from `quantityInCart` only with a change. */
  clientQuantityInCart: z.number().int(),
  /** False = the line stays visible but cannot be ordered. */
  isAvailableForCart: z.boolean(),
  /** Sum to pay, roubles. */
  lineSum: roubles,
  /** Discount, roubles. */
  discount: roubles,
  /** Maximum sale steps by stock and limit; null = no limit. */
  left: z.number().int().nullable(),
  changes: z.array(lineChangeSchema),
  /** Member who added the line to a shared cart; null = not shared. */
  addedBy: z
    .object({
      firstName: z.string().nullable(),
      isMe: z.boolean(),
      /** True = other members have changed the quantity. */
      isJoint: z.boolean(),
    })
    .nullable(),
  /** Delivery filter at the time when the product was added: a festival stand, a trade place or a day; null = none. */
  chosenWay: z
    .object({
      /** Delivery method; null = any method. */
      methodCode: z.enum(['courier', 'pickup']).nullable(),
      tradePlaceId: z.number().int().nullable(),
      /** Title of the place; null = any place, or a place without pickup here. */
      placeTitle: z.string().nullable(),
      date: isoDate.nullable(),
      /** True = the chosen delivery is still offered. */
      isOffered: z.boolean(),
    })
    .nullable(),
})
shown.add(cartProductSchema, { shows: ['product'] })
export type CartProduct = z.output<typeof cartProductSchema>
