import { z } from 'zod'

const categoryFields = {
  id: z.number().int(),
  parentId: z.number().int().nullable(),
  urlKey: z.string(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  hue: z.number().int(),
  /** Products in the category and its subcategories, at the requested location. */
  productsCount: z.number().int(),
}

export const categorySummarySchema = z.object(categoryFields)
export type CategorySummary = z.output<typeof categorySummarySchema>

export interface Category extends CategorySummary {
  readonly children: Category[]
}
export const categorySchema: z.ZodType<Category, Category> = z.lazy(() =>
  z.object({ ...categoryFields, children: z.array(categorySchema) }),
)

export const categoryPageSchema = z.object({
  ...categoryFields,
  /** Ancestors from the root, without the category itself. */
  ancestors: z.array(categorySummarySchema),
  children: z.array(categorySummarySchema),
  /** Texts of the category; null = none, so its product list has no story card. */
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

export const farmerCategorySchema = z.object({ ...categoryFields, farmersCount: z.number().int() })
