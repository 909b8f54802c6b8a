import { ATTRIBUTE_KEYS } from '@okolitsa/domain/catalog/attributes.ts'
import { MADE_HOW } from '@okolitsa/domain/catalog/made.ts'
import { MAX_SPECIAL_PRICES, VAT_PERCENTS } from '@okolitsa/domain/catalog/product-fields.ts'
import { MAX_DAYS_BEFORE } from '@okolitsa/domain/catalog/production-schedule.ts'
import { UNITS } from '@okolitsa/domain/catalog/unit.ts'
import { z } from 'zod'
import { day } from '../kernel/day.ts'
import { LARGEST_INT, uuid } from '../kernel/id.ts'
import { saidRoubles } from '../kernel/roubles.ts'
import { WRITTEN_NUMBER } from '../kernel/typed-number.ts'
import { dishFormSchema } from './dish-form.ts'

const int = z.number('notANumber').int('wholeNumber')
/** A text a person wrote. */
const told = (most: number) => z.string('wrongValue').trim().max(most, 'tooLong')
const most = 2_147_483_647
const categoryId = int.min(1, 'wrongValue').max(most, 'wrongValue')
const share = (per: number) => z.number('notANumber').min(0, 'tooSmall').max(per, 'tooBig')

/** Roubles, whole kopecks. */
export const roubles = saidRoubles({ least: 0.01 })

const amount = int.min(0, 'tooSmall').max(most, 'tooBig')

/** Values by the keys of what a category's goods say of themselves; what is absent is not said. */
export const attributesSchema = z.partialRecord(
  z.enum(ATTRIBUTE_KEYS, 'wrongValue'),
  z.union(
    [z.number('notANumber').min(0, 'tooSmall').max(LARGEST_INT, 'tooBig'), told(60).min(1, 'required')],
    'wrongValue',
  ),
)

/** What a seller writes of a product. Amounts are grams or millilitres for weighed goods, sale steps for all others. */
export const productFormSchema = z.object({
  title: told(200).min(1, 'required'),
  /** The seller's own number. */
  sku: told(60).min(1, 'required'),
  description: told(5_000),
  composition: told(2_000),
  shelfLife: told(200),
  storage: told(300),
  /** Per 100 g. */
  nutrition: z.object({ kcal: share(1_000), protein: share(100), fat: share(100), carbs: share(100) }).nullable(),
  allergens: z.array(told(60).min(1, 'required')).max(30, 'tooLong'),
  /** Per cent; null = without VAT. */
  vat: z.literal(VAT_PERCENTS, 'wrongValue').nullable(),
  /** Units of one sale step. */
  measure: int.min(1, 'tooSmall').max(1_000_000, 'tooBig'),
  /** Sale steps of one line of a cart; null = as many as there are. */
  maxSaleQuantity: int.min(1, 'tooSmall').max(most, 'tooBig').nullable(),
  /** The days of the week on which it is made (1 = Monday), ordered before a minute of so many days before; null = it is there. */
  productionSchedule: z
    .object({
      weekdays: z.array(int.min(1, 'wrongValue').max(7, 'wrongValue')).min(1, 'required').max(7, 'tooLong'),
      cutoffMinute: int.min(1, 'tooSmall').max(1_439, 'tooBig'),
      daysBefore: int.min(0, 'tooSmall').max(MAX_DAYS_BEFORE, 'tooBig'),
    })
    .nullable(),
  /** What goods of its category say of themselves: a number, an option or a text. */
  attributes: attributesSchema,
  /** Of one sale step, roubles. */
  price: roubles,
  /** Days of the seller's time zone, both ends included; null = no end. */
  specialPrices: z
    .array(z.object({ price: roubles, from: day.nullable(), to: day.nullable() }))
    .max(MAX_SPECIAL_PRICES, 'tooLong'),
  categoryId,
  /** Where it is found, too. */
  furtherCategoryIds: z.array(categoryId).max(20, 'tooLong'),
  /** When the goods on the shelf were picked, milked, baked; null = nothing is stated. */
  made: z.object({ how: z.enum(MADE_HOW, 'wrongValue'), on: day }).nullable(),
  isOnSale: z.boolean('wrongValue'),
  stock: z.discriminatedUnion(
    'kind',
    [
      z.object({ kind: z.literal('unlimited') }),
      z.object({ kind: z.literal('counted'), onHand: amount }),
      /** Ordered before it is ripe: nothing is brought before the day. */
      z.object({ kind: z.literal('harvest'), onHand: amount, readyOn: day }),
    ],
    'wrongValue',
  ),
  /** Null = it is no dish of a restaurant; a product never becomes one, nor ceases to be one. */
  dish: dishFormSchema.nullable(),
})
export type ProductForm = z.output<typeof productFormSchema>
/** Some of its fields. */
export const productFormPartSchema = productFormSchema.partial()

/** A product as its seller edits it. */
export const goodsProductSchema = z.object({
  id: int,
  slug: z.string(),
  organizationId: int,
  /** Never changes: stock, carts and orders are counted in it. */
  unit: z.enum(UNITS),
  /** Weighed when it is gathered. */
  isWeight: z.boolean(),
  imageUrl: z.string(),
  hue: int,
  /** Of what is on the shelf, what orders and checkouts have taken already. */
  promised: int,
  /** Out of its seller's lists, off sale. */
  isArchived: z.boolean(),
  form: productFormSchema,
})
export type GoodsProduct = z.output<typeof goodsProductSchema>

/** A category that goods may stand in. */
export const goodsCategorySchema = z.object({
  id: int,
  parentId: int.nullable(),
  title: z.string(),
  hue: int,
  /** What its goods may say of themselves, in this order; those of the categories above first. */
  attributes: z.array(z.enum(ATTRIBUTE_KEYS)),
})
export type GoodsCategory = z.output<typeof goodsCategorySchema>

/** A field of a form with files, where all come as texts; what it is piped into bounds it. */
const formNumber = z
  .string('required')
  .min(1, 'required')
  .regex(WRITTEN_NUMBER, { error: 'notANumber', abort: true })
  .transform(Number)
const yes = z.enum(['true', 'false'], 'wrongValue').transform((value) => value === 'true')

/** A new product as the form with its photos brings it. */
export const newProductSchema = z.object({
  /** Of this very product: sent again with it, the product is not made a second time. */
  key: uuid,
  organizationId: formNumber.pipe(categoryId).optional(),
  title: productFormSchema.shape.title,
  /** Where goods stand; of a dish nothing is asked. */
  categoryId: formNumber.pipe(categoryId).optional(),
  /** The section of a restaurant's menu; of goods nothing is asked. */
  sectionId: formNumber.pipe(categoryId).optional(),
  unit: z.enum(UNITS, 'wrongValue'),
  isWeight: yes,
  measure: formNumber.pipe(productFormSchema.shape.measure),
  price: formNumber.pipe(roubles),
  /** Absent = as many as are asked for. */
  onHand: formNumber.pipe(amount).optional(),
  composition: productFormSchema.shape.composition.default(''),
  shelfLife: productFormSchema.shape.shelfLife.default(''),
  storage: productFormSchema.shape.storage.default(''),
  /** False = it is written and not sold yet. */
  isOnSale: yes,
})
export type NewGoodsProduct = z.output<typeof newProductSchema>
