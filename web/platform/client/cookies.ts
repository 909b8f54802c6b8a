/** Days in seconds, for lifetimes of cookies. */
export const days = (count: number): number => count * 24 * 3600

/** The cookies read in the current task; null = not read. */
let known: string | null = null

/**
 * All cookies that scripts may read. The browser asks another process synchronously, and a page reads a dozen of them
 * during hydration: the value is cached for one task.
 */
function cookies(): string {
  if (known === null) {
    known = document.cookie
    queueMicrotask(() => {
      known = null
    })
  }
  return known
}

/** Value of a cookie readable by scripts. */
export function readCookie(name: string): string | undefined {
  return cookies()
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/** Writes a cookie for the whole site; `value` must need no encoding. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every supported browser
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`
  known = null
}
