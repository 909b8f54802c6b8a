import { ATTRIBUTE_KEYS } from '@okolitsa/domain/catalog/attributes.ts'
import { MARKING_GROUPS } from '@okolitsa/domain/catalog/category-duties.ts'
import { JUDGED_TRADES } from '@okolitsa/domain/reviews/review-tags.ts'
import { DOCUMENT_KINDS } from '@okolitsa/domain/sellers/seller-fields.ts'
import { z } from 'zod'

/** Schemas of the files in `data/` and the types derived from them. */

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
/** Hue of the soft backdrop behind a picture, degrees. */
const hue = z.int().min(0).max(360)
/** Source key of a drawing in `pictures/`. */
const image = z.string().regex(/^(food|tiles)\/[a-z-]+\.webp$/)
const title = z.string().min(1)

export const categorySchema = z.strictObject({
  /** Fixed, never reused. Sections are 1…99, their categories are section × 100 + n (101, 102 …). */
  id: z.int().min(1).max(9_000),
  parentId: z.int().nullable(),
  urlKey: slug,
  title,
  /** A line for the page description, without a full stop. */
  description: z.string(),
  image,
  hue,
  /** Attributes that products of the category and of its subcategories may have. */
  attributes: z.array(z.enum(ATTRIBUTE_KEYS)).default([]),
  /** Words that mean all its products, by which they are found in addition to its title. */
  synonyms: z.array(z.string().min(2)).default([]),
  /** Documents that the law requires, in addition to those of the category above. */
  requiredPapers: z.array(z.enum(DOCUMENT_KINDS)).default([]),
  /** Compulsory marking; null = that of the category above. */
  markingGroup: z.enum(MARKING_GROUPS).nullable().default(null),
  /** True = goods of it and below are checked by the rule for risky goods: meat, dairy, fish, mushrooms, conserves. */
  isRisky: z.boolean().default(false),
})
export type StarterCategory = z.output<typeof categorySchema>

export const kitchenSchema = z.strictObject({ slug, title, image, hue, position: z.int() })

export const recipeSectionSchema = z.strictObject({
  urlKey: slug,
  title,
  /** A line for the page description, without a full stop. */
  description: z.string(),
  image,
  hue,
  position: z.int(),
  /** A section with a rule contains every matching recipe. */
  rule: z.enum(['fast', 'meatless']).nullable(),
})
export type StarterRecipeSection = z.output<typeof recipeSectionSchema>

export const reviewTagSchema = z.strictObject({
  /** Fixed, never reused. */
  id: z.int().min(1).max(9_999),
  kind: z.enum(['advantage', 'disadvantage']),
  about: z.enum(['product', 'farmer']),
  /** URL keys of sections; null = all. */
  sections: z.array(slug).min(1).nullable().default(null),
  /** Trades of sellers; null = all. */
  trades: z.array(z.enum(JUDGED_TRADES)).min(1).nullable().default(null),
  title,
  titleEn: title,
  position: z.int(),
})

const spans = z.array(z.strictObject({ text: z.string().min(1) })).min(1)

/** A text whose blanks, such as `{{operator.tin}}`, are filled when it is shown. */
export const legalTextSchema = z.strictObject({
  code: slug.startsWith('legal-'),
  title,
  body: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('heading'), text: z.string().min(1) }),
        z.strictObject({ kind: z.literal('paragraph'), spans }),
        z.strictObject({ kind: z.literal('list'), items: z.array(spans).min(1) }),
      ]),
    )
    .min(1),
})
