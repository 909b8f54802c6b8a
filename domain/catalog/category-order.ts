interface Placed {
  readonly id: number
  readonly position: number
}

/**
 * Positions, counted from 0, that change when a category is put among the children of a parent.
 * @param siblings its siblings there, without it or with it, in any order
 * @param before the sibling that follows it; null = it is the last
 */
export function positionsPlaced(siblings: readonly Placed[], moved: number, before: number | null): Placed[] {
  const others = siblings
    .filter(({ id }) => id !== moved)
    .sort((one, other) => one.position - other.position || one.id - other.id)
    .map(({ id }) => id)
  const at = before === null ? others.length : others.indexOf(before)
  const known = new Map(siblings.map(({ id, position }) => [id, position]))
  return others
    .toSpliced(at, 0, moved)
    .map((id, position) => ({ id, position }))
    .filter(({ id, position }) => known.get(id) !== position)
}
