/**
 * Where a value that came in holds text the database cannot keep (a NUL character or half of a surrogate pair), as a
 * dotted path; null = nowhere. Walks without recursion: depth is the sender's choice.
 */
export function unstorableText(value: unknown): string | null {
  return isStorable(value) ? null : pathOfUnstorable(value)
}

const isStorableText = (text: string) => !text.includes('\0') && text.isWellFormed()

/** The same without saying where: nearly all that comes in is storable, and no paths have to be made for it. */
function isStorable(value: unknown): boolean {
  const left: unknown[] = [value]
  while (left.length > 0) {
    const current = left.pop()
    if (typeof current === 'string') {
      if (!isStorableText(current)) return false
    } else if (typeof current === 'object' && current !== null) {
      for (const inner of Object.values(current)) left.push(inner)
    }
  }
  return true
}

function pathOfUnstorable(value: unknown): string | null {
  const left: [path: string, value: unknown][] = [['', value]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, current] = next
    if (typeof current === 'string') {
      if (!isStorableText(current)) return path
    } else if (typeof current === 'object' && current !== null) {
      for (const [key, inner] of Object.entries(current)) left.push([path ? `${path}.${key}` : key, inner])
    }
  }
  return null
}
