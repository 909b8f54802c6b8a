import { MAX_PLANNED } from '@okolitsa/contracts/festival/festival.endpoints.ts'
import { personalKey } from '../../platform/tab-state/personal-key.ts'

/** A guest's plan, stored in this browser; in memory where storage is forbidden. */
export function createGuestPlan(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  const key = personalKey('festival-plan')
  const listeners = new Set<() => void>()
  let memory: { readonly text: string | null; readonly ids: readonly number[] } = { text: null, ids: [] }

  const readText = (): string | null => {
    try {
      return storage().getItem(key)
    } catch {
      return memory.text
    }
  }
  const parsed = (text: string | null): readonly number[] => {
    try {
      const kept: unknown = JSON.parse(text ?? '[]')
      return Array.isArray(kept)
        ? kept.filter((id): id is number => Number.isInteger(id) && id > 0).slice(0, MAX_PLANNED)
        : []
    } catch {
      return []
    }
  }

  return {
    /** Ids of the plan, a stable list until a change. */
    ids(): readonly number[] {
      const text = readText()
      if (text !== memory.text) memory = { text, ids: parsed(text) }
      return memory.ids
    },
    write(ids: readonly number[]): void {
      const text = JSON.stringify(ids.slice(0, MAX_PLANNED))
      memory = { text, ids: parsed(text) }
      try {
        storage().setItem(key, text)
      } catch {
        // the plan stays in memory
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const guestPlan = createGuestPlan(() => localStorage)
