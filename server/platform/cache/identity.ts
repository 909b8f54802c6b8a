const numbers = new WeakMap<object, number>()
let last = 0

/** Returns a number unique to an object for its lifetime, usable as a part of cache keys. */
export function identityOf(value: object | null): number {
  if (value === null) return 0
  const known = numbers.get(value)
  if (known !== undefined) return known
  last += 1
  numbers.set(value, last)
  return last
}
