/**
 * The list with one item moved to another position; positions start at 0, and positions out of range leave the order
 * unchanged.
 */
export function movedTo<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const [one] = list.slice(from, from + 1)
  if (one === undefined || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, one)
}
