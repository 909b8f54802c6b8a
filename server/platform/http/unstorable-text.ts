/**
 * Where a value that came in holds text the database cannot keep (a NUL character or half of a surrogate pair), as a
 * dotted path; null = nowhere. Walks without recursion: depth is the sender's choice.
 */
export function unstorableText(value: unknown): string | null {
  const left: [path: string, value: unknown][] = [['', value]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, current] = next
    if (typeof current === 'string') {
      if (current.includes('\0') || !current.isWellFormed()) return path
    } else if (typeof current === 'object' && current !== null) {
      for (const [key, inner] of Object.entries(current)) left.push([path ? `${path}.${key}` : key, inner])
    }
  }
  return null
}
