import type { CategoryRow } from './store/category.store.ts'

/** All categories in memory, with their ancestors and descendants. */
export interface CategoryTree {
  readonly byId: ReadonlyMap<number, CategoryRow>
  readonly byUrlKey: ReadonlyMap<string, CategoryRow>
  /** The category at a former address. */
  readonly byOldKey: ReadonlyMap<string, CategoryRow>
  readonly roots: readonly CategoryRow[]
  childrenOf(id: number): readonly CategoryRow[]
  /** From the root to the category itself. */
  pathTo(id: number): readonly CategoryRow[]
  /** Known ids without those whose ancestor is in the list; empty when none is known. */
  outermost(ids: readonly number[]): readonly number[]
}

export function categoryTree(rows: readonly CategoryRow[]): CategoryTree {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const children = Map.groupBy(rows, (row) => row.parentId)
  const pathTo = (id: number): CategoryRow[] => {
    const path: CategoryRow[] = []
    for (
      let row = byId.get(id);
      row && !path.includes(row);
      row = row.parentId === null ? undefined : byId.get(row.parentId)
    ) {
      path.unshift(row)
    }
    return path
  }
  return {
    byId,
    byUrlKey: new Map(rows.map((row) => [row.urlKey, row])),
    byOldKey: new Map(rows.flatMap((row) => row.oldKeys.map((key) => [key, row] as const))),
    roots: children.get(null) ?? [],
    childrenOf: (id) => children.get(id) ?? [],
    pathTo,
    outermost(ids) {
      const wanted = new Set(ids.filter((id) => byId.has(id)))
      return [...wanted].filter((id) => pathTo(id).every((row) => row.id === id || !wanted.has(row.id)))
    },
  }
}
