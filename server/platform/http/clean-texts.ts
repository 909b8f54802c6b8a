import { cleanText } from '@okolitsa/domain/text/clean-text.ts'

type Container = Record<string, unknown>

const isContainer = (value: unknown): value is Container => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || Array.isArray(value)
}

/**
 * Cleans every text of a request. Returns the same value when all texts are clean, otherwise a copy. Not recursive,
 * because the sender chooses the depth.
 */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (!isContainer(value) || isClean(value)) return value
  const copy = emptyLike(value)
  const left: [from: Container, to: Container][] = [[value, copy]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [from, to] = next
    for (const [key, inner] of Object.entries(from)) {
      if (isContainer(inner)) {
        const innerCopy = emptyLike(inner)
        put(to, key, innerCopy)
        left.push([inner, innerCopy])
      } else put(to, key, typeof inner === 'string' ? cleanText(inner) : inner)
    }
  }
  return copy
}

const emptyLike = (value: Container): Container => (Array.isArray(value) ? ([] as unknown as Container) : {})

/** Sets an own field even when it is named `__proto__`. */
const put = (to: Container, key: string, value: unknown) =>
  Object.defineProperty(to, key, { value, enumerable: true, configurable: true, writable: true })

function isClean(value: Container): boolean {
  const left: unknown[] = [value]
  while (left.length > 0) {
    const current = left.pop()
    if (typeof current === 'string') {
      if (cleanText(current) !== current) return false
    } else if (isContainer(current)) {
      for (const inner of Object.values(current)) left.push(inner)
    }
  }
  return true
}
