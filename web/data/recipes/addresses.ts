/** Paths of recipes (spec 2.2). */

export const recipesPath = (urlKey?: string): string => (urlKey ? `/recipes/${urlKey}` : '/recipes')

export const recipePath = ({
  categoryUrlKey,
  slug,
}: {
  readonly categoryUrlKey: string
  readonly slug: string
}): string => `/recipes/${categoryUrlKey}/${slug}`
