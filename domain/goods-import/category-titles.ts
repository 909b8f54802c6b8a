import { plainTitle } from './resolve-rows.ts'

export interface CategoryName {
  readonly id: number
  readonly parentId: number | null
  readonly title: string
}

/** Between the titles of a path, the outermost first. */
const BETWEEN = ' / '

/** Categories by their paths of titles, as files name them, and back. */
export function categoryTitles(categories: readonly CategoryName[]): {
  readonly pathOf: (id: number) => string
  /** By a whole path, or by a title that only one category has; null = unknown, or several. */
  readonly idOf: (title: string) => number | null
} {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const pathOf = (id: number): string => {
    const titles: string[] = []
    for (let at = byId.get(id); at && titles.length < byId.size; at = byId.get(at.parentId ?? 0))
      titles.unshift(at.title)
    return titles.join(BETWEEN)
  }
  const named = new Map<string, number | null>()
  for (const { id, title } of categories) named.set(plainTitle(title), named.has(plainTitle(title)) ? null : id)
  for (const { id } of categories) named.set(plainTitle(pathOf(id)), id)
  return { pathOf, idOf: (title) => named.get(plainTitle(title)) ?? null }
}
