import { personalKey } from '../../platform/tab-state/personal-key.ts'

/** Maximum number of remembered titles of ingredients at home; recipes share them. */
const MAX_REMEMBERED = 60

/** Ingredients at home, stored in the browser; in memory where storage is forbidden. */
export function createPantry(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  const key = personalKey('pantry')
  let memory: readonly string[] | null = null

  function titles(): readonly string[] {
    if (memory) return memory
    try {
      const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MAX_REMEMBERED) : []
    } catch {
      return []
    }
  }
  return {
    has: (title: string): boolean => titles().includes(title),
    set(title: string, isThere: boolean): void {
      const rest = titles().filter((one) => one !== title)
      const next = (isThere ? [title, ...rest] : rest).slice(0, MAX_REMEMBERED)
      try {
        storage().setItem(key, JSON.stringify(next))
      } catch {
        memory = next
      }
    },
  }
}

export const pantry = createPantry(() => localStorage)
