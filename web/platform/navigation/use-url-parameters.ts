import { useState } from 'react'
import { useLocation } from '../router/screens.tsx'

/**
 * Parameters of the URL that filter content within a page. They survive a reload and can be shared; changing them
 * reloads only the filtered part.
 */
export function useUrlParameters<Name extends string>(
  names: readonly Name[],
): [parts: Readonly<Record<Name, string | null>>, change: (part: Partial<Record<Name, string | null>>) => void] {
  const { search } = useLocation()
  const [parts, setParts] = useState(() => {
    const query = new URLSearchParams(search)
    return Object.fromEntries(names.map((name) => [name, query.get(name)])) as Record<Name, string | null>
  })
  const change = (part: Partial<Record<Name, string | null>>) => {
    const next = { ...parts, ...part }
    setParts(next)
    const url = new URL(window.location.href)
    for (const name of names) {
      if (next[name] === null) url.searchParams.delete(name)
      else url.searchParams.set(name, next[name])
    }
    window.history.replaceState(window.history.state, '', url)
  }
  return [parts, change]
}
