import { plainTitle } from './resolve-rows.ts'

export interface CategoryName {
  readonly id: number
  readonly parentId: number | null
  readonly title: string
}

/** Separator of titles in a path, outermost first. */
const BETWEEN = ' / '

/** Category paths as files name them, and the reverse lookup. */
export function categoryTitles(categories: readonly CategoryName[]): {
  readonly pathOf: (id: number) => string
  /** Finds a category by a full path or by a unique title; null = unknown or ambiguous. */
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
