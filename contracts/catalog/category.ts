import { z } from 'zod'

const categoryFields = {
  id: z.number().int(),
  parentId: z.number().int().nullable(),
  urlKey: z.string(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  hue: z.number().int(),
  /** Products of the category and everything below it, at the location asked about. */
  productsCount: z.number().int(),
}

export const categorySummarySchema = z.object(categoryFields)
export type CategorySummary = z.output<typeof categorySummarySchema>

/** A node of the category tree. */
export interface Category extends CategorySummary {
  readonly children: Category[]
}
export const categorySchema: z.ZodType<Category, Category> = z.lazy(() =>
  z.object({ ...categoryFields, children: z.array(categorySchema) }),
)

/** One category with its way up and its children. */
export const categoryPageSchema = z.object({
  ...categoryFields,
  /** From the root, without the category itself. */
  ancestors: z.array(categorySummarySchema),
  children: z.array(categorySummarySchema),
  /** What it tells of itself; null = nothing, and it has no card among its goods. */
  story: z
    .object({
      lead: z.string(),
      seoTitle: z.string(),
      seoDescription: z.string(),
      cardTitle: z.string(),
      cardText: z.string(),
    })
    .nullable(),
})

/** A category with the number of farmers who sell in it at the location. */
export const farmerCategorySchema = z.object({ ...categoryFields, farmersCount: z.number().int() })
