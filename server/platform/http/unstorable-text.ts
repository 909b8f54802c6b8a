/**
 * Dotted path of a text that the database cannot store (a NUL character or half of a surrogate pair); null = none. Not
 * recursive, because the sender chooses the depth.
 */
export function unstorableText(value: unknown): string | null {
  return isStorable(value) ? null : pathOfUnstorable(value)
}

const isStorableText = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Quick check without paths, because nearly all input can be stored. */
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
