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

/** Categories whose positions change when one moves a step among its siblings; equal positions become distinct. */
export function changedPositions<T extends Placed>(categories: readonly T[], moved: T, step: -1 | 1): T[] {
  const siblings = childrenOf(categories, moved.parentId)
  const from = siblings.findIndex(({ id }) => id === moved.id)
  const neighbour = siblings[from + step]
  if (!neighbour) return []
  let last = -1
  const positions = siblings.map(({ position }) => {
    last = Math.max(position, last + 1)
    return last
  })
  const order = siblings.with(from, neighbour).with(from + step, moved)
  return order.flatMap((one, index) => {
    const position = positions[index] ?? 0
    return position === one.position ? [] : [{ ...one, position }]
  })
}
