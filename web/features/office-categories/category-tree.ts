interface Placed {
  readonly id: number
  readonly parentId: number | null
  readonly position: number
}

/** Categories of one parent in the order of the shop. */
export const childrenOf = <T extends Placed>(categories: readonly T[], parentId: number | null): T[] =>
  categories
    .filter((one) => one.parentId === parentId)
    .sort((one, other) => one.position - other.position || one.id - other.id)

/** All categories as the tree shows them, with their depth. */
export const flatTree = <T extends Placed>(categories: readonly T[], parentId: number | null = null, depth = 0) =>
  childrenOf(categories, parentId).flatMap((one): { readonly category: T; readonly depth: number }[] => [
    { category: one, depth },
    ...flatTree(categories, one.id, depth + 1),
  ])

/** Ids of a category and all below it. */
export const branchOf = (categories: readonly Placed[], id: number): ReadonlySet<number> =>
  new Set([id, ...flatTree(categories, id).map(({ category }) => category.id)])

/** Number of goods in a category and all below it. */
export const goodsIn = (all: readonly (Placed & { readonly goodsCount: number })[], id: number): number =>
  all.reduce((sum, one) => sum + (one.id === id ? one.goodsCount : one.parentId === id ? goodsIn(all, one.id) : 0), 0)

/** Ids of the categories above one. */
export function aboveOf(categories: readonly Placed[], id: number | undefined): number[] {
  const parentId = categories.find((one) => one.id === id)?.parentId ?? null
  return parentId === null ? [] : [...aboveOf(categories, parentId), parentId]
}

/** Categories whose titles contain the typed text, with all above them; all of them without a text. */
export function foundIn<T extends Placed & { readonly title: string }>(all: readonly T[], typed: string): readonly T[] {
  const wanted = typed.normalize('NFC').trim().toLowerCase()
  if (wanted === '') return all
  const found = all.filter(({ title }) => title.toLowerCase().includes(wanted))
  const shown = new Set(found.flatMap(({ id }) => [id, ...aboveOf(all, id)]))
  return all.filter(({ id }) => shown.has(id))
}

/** A place in the tree: under a parent (null = at the top), before one of its subcategories (null = at the end). */
export interface CategoryPlace {
  readonly parentId: number | null
  readonly before: number | null
}

/** The place where a category is dropped at another one; null = that place is the category itself or below it. */
export function placeAt(
  all: readonly Placed[],
  moved: Placed,
  targetId: number,
  drop: 'before' | 'after' | 'on',
): CategoryPlace | null {
  const target = all.find(({ id }) => id === targetId)
  if (!target || branchOf(all, moved.id).has(targetId)) return null
  if (drop === 'on') return { parentId: targetId, before: null }
  const siblings = childrenOf(all, target.parentId).filter(({ id }) => id !== moved.id)
  const at = siblings.indexOf(target) + (drop === 'after' ? 1 : 0)
  return { parentId: target.parentId, before: siblings[at]?.id ?? null }
}

/** The place one step up or down among the siblings; null = there is none. */
export function stepPlace(all: readonly Placed[], moved: Placed, step: -1 | 1): CategoryPlace | null {
  const siblings = childrenOf(all, moved.parentId)
  const neighbour = siblings[siblings.findIndex(({ id }) => id === moved.id) + step]
  return neighbour ? placeAt(all, moved, neighbour.id, step < 0 ? 'before' : 'after') : null
}
