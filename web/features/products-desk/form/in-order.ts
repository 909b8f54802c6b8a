/** The list with one item moved one place towards the beginning (-1) or the end (1). */
export function movedBy<T>(list: readonly T[], at: number, by: -1 | 1): readonly T[] {
  const [one] = list.slice(at, at + 1)
  const to = at + by
  if (one === undefined || to < 0 || to >= list.length) return list
  const rest = list.toSpliced(at, 1)
  return rest.toSpliced(to, 0, one)
}

export const replacedAt = <T>(list: readonly T[], at: number, one: T): readonly T[] =>
  list.map((known, index) => (index === at ? one : known))
