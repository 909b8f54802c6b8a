import { ATTRIBUTE_KEYS } from '@okolitsa/domain/catalog/attributes.ts'
import { MARKING_GROUPS } from '@okolitsa/domain/catalog/category-duties.ts'
import { MADE_HOW } from '@okolitsa/domain/catalog/made.ts'
import { MAX_SPECIAL_PRICES, VAT_PERCENTS } from '@okolitsa/domain/catalog/product-fields.ts'
import { MAX_DAYS_BEFORE } from '@okolitsa/domain/catalog/production-schedule.ts'
import { UNITS } from '@okolitsa/domain/catalog/unit.ts'
import { DOCUMENT_KINDS } from '@okolitsa/domain/sellers/seller-fields.ts'
import { z } from 'zod'
import { day } from '../kernel/day.ts'
import { LARGEST_INT, uuid } from '../kernel/id.ts'
import { enteredRoubles } from '../kernel/roubles.ts'
import { WRITTEN_NUMBER } from '../kernel/typed-number.ts'
import { dishFormSchema } from './dish-form.ts'
import { goodsCheckSchema } from './goods-check.ts'

const int = z.number('notANumber').int('wholeNumber')
/** A free text. */
const limitedText = (most: number) => z.string('wrongValue').trim().max(most, 'tooLong')
const most = 2_147_483_647
const categoryId = int.min(1, 'wrongValue').max(most, 'wrongValue')
const share = (per: number) => z.number('notANumber').min(0, 'tooSmall').max(per, 'tooBig')

/** A price in roubles with whole kopecks. */
export const roubles = enteredRoubles({ least: 0.01 })

const amount = int.min(0, 'tooSmall').max(most, 'tooBig')

/** Attribute values by key; absent = not stated. */
export const attributesSchema = z.partialRecord(
  z.enum(ATTRIBUTE_KEYS, 'wrongValue'),
  z.union(
    [z.number('notANumber').min(0, 'tooSmall').max(LARGEST_INT, 'tooBig'), limitedText(60).min(1, 'required')],
    'wrongValue',
  ),
)

/** Product fields edited by a seller. Amounts are grams or millilitres for weighed goods, sale steps for all others. */
export const productFormSchema = z.object({
  title: limitedText(200).min(1, 'required'),
  /** The seller's article number. */
  sku: limitedText(60).min(1, 'required'),
  description: limitedText(5_000),
  composition: limitedText(2_000),
  shelfLife: limitedText(200),
  storage: limitedText(300),
  /** Nutrition per 100 g. */
  nutrition: z.object({ kcal: share(1_000), protein: share(100), fat: share(100), carbs: share(100) }).nullable(),
  allergens: z.array(limitedText(60).min(1, 'required')).max(30, 'tooLong'),
  /** VAT, per cent; null = without VAT. */
  vat: z.literal(VAT_PERCENTS, 'wrongValue').nullable(),
  /** Units of one sale step. */
  measure: int.min(1, 'tooSmall').max(1_000_000, 'tooBig'),
  /** Maximum sale steps of one cart line; null = unlimited. */
  maxSaleQuantity: int.min(1, 'tooSmall').max(most, 'tooBig').nullable(),
  /** Days of production (1 = Monday), with the cutoff as a minute of a day some days before; null = sold from stock. */
  productionSchedule: z
    .object({
      weekdays: z.array(int.min(1, 'wrongValue').max(7, 'wrongValue')).min(1, 'required').max(7, 'tooLong'),
      cutoffMinute: int.min(1, 'tooSmall').max(1_439, 'tooBig'),
      daysBefore: int.min(0, 'tooSmall').max(MAX_DAYS_BEFORE, 'tooBig'),
    })
    .nullable(),
  /** Attribute values of its category: a number, an option or a text. */
  attributes: attributesSchema,
  /** Price of one sale step, roubles. */
  price: roubles,
  /** Special prices with days in the seller's time zone, both ends included; null = open. */
  specialPrices: z
    .array(z.object({ price: roubles, from: day.nullable(), to: day.nullable() }))
    .max(MAX_SPECIAL_PRICES, 'tooLong'),
  categoryId,
  /** Additional categories. */
  furtherCategoryIds: z.array(categoryId).max(20, 'tooLong'),
  /** Seller's statement when the products in stock were picked, milked or baked; null = not stated. */
  made: z.object({ how: z.enum(MADE_HOW, 'wrongValue'), on: day }).nullable(),
  isOnSale: z.boolean('wrongValue'),
  stock: z.discriminatedUnion(
    'kind',
    [
      z.object({ kind: z.literal('unlimited') }),
      z.object({ kind: z.literal('counted'), onHand: amount }),
      /** Pre-order by harvest, with the first delivery day. */
      z.object({ kind: z.literal('harvest'), onHand: amount, readyOn: day }),
    ],
    'wrongValue',
  ),
  /** Fields of a dish; null = not a dish. Permanent: a product never becomes a dish or vice versa. */
  dish: dishFormSchema.nullable(),
})
export type ProductForm = z.output<typeof productFormSchema>
export const productFormPartSchema = productFormSchema.partial()

export const goodsProductSchema = z.object({
  id: int,
  slug: z.string(),
  organizationId: int,
  /** Unit of stock, carts and orders; permanent. */
  unit: z.enum(UNITS),
  /** True = weighed at picking. */
  isWeight: z.boolean(),
  imageUrl: z.string(),
  hue: int,
  /** Stock reserved by orders and checkouts. */
  promised: int,
  /** True = the product is off sale and absent from its seller's lists. */
  isArchived: z.boolean(),
  check: goodsCheckSchema,
  form: productFormSchema,
})
export type GoodsProduct = z.output<typeof goodsProductSchema>

export const goodsCategorySchema = z.object({
  id: int,
  parentId: int.nullable(),
  title: z.string(),
  hue: int,
  /** Attributes of the category's products, in order; attributes of parent categories come first. */
  attributes: z.array(z.enum(ATTRIBUTE_KEYS)),
  /** Kinds of documents that the law requires of the category's products. */
  requiredPapers: z.array(z.enum(DOCUMENT_KINDS)),
  /** Compulsory marking of the category's packed products; null = none. */
  markingGroup: z.enum(MARKING_GROUPS).nullable(),
})
export type GoodsCategory = z.output<typeof goodsCategorySchema>

/** A number in a form with files, where all fields are texts; the schema it is piped into sets its limits. */
const formNumber = z
  .string('required')
  .min(1, 'required')
  .regex(WRITTEN_NUMBER, { error: 'notANumber', abort: true })
  .transform(Number)
const yes = z.enum(['true', 'false'], 'wrongValue').transform((value) => value === 'true')

/** A new product from the form with its photos. */
export const newProductSchema = z.object({
  /** Idempotency key of the product. */
  key: uuid,
  organizationId: formNumber.pipe(categoryId).optional(),
  title: productFormSchema.shape.title,
  /** Category of goods; not used for dishes. */
  categoryId: formNumber.pipe(categoryId).optional(),
  /** Menu section of a dish; not used for goods. */
  sectionId: formNumber.pipe(categoryId).optional(),
  unit: z.enum(UNITS, 'wrongValue'),
  isWeight: yes,
  measure: formNumber.pipe(productFormSchema.shape.measure),
  price: formNumber.pipe(roubles),
  /** Initial stock; absent = unlimited. */
  onHand: formNumber.pipe(amount).optional(),
  composition: productFormSchema.shape.composition.default(''),
  shelfLife: productFormSchema.shape.shelfLife.default(''),
  storage: productFormSchema.shape.storage.default(''),
  /** False = stored without being on sale. */
  isOnSale: yes,
})
export type NewGoodsProduct = z.output<typeof newProductSchema>
