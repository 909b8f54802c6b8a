const numbers = new WeakMap<object, number>()
let last = 0

/** A number of an object's own for as long as it lives: two things that are asked about are the same when theirs are. */
export function identityOf(value: object | null): number {
  if (value === null) return 0
  const known = numbers.get(value)
  if (known !== undefined) return known
  last += 1
  numbers.set(value, last)
  return last
}
