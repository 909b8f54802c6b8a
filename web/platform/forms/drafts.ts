import { pageClock } from '../tab-state/page-clock.ts'
import { createTabStore } from '../tab-state/tab-store.ts'

/** Values typed into one form, and the time of the last change. */
interface Kept {
  readonly at: number
  readonly form: object
}

const store = createTabStore<Kept>('drafts')
/** Maximum number of drafts in a tab; the oldest are removed. */
const MAX_DRAFTS = 20
/** Lifetime of a draft, ms. */
const DRAFT_LIFE_MS = 86_400_000
/** Maximum length of a stored draft, characters of JSON: the storage of a tab is small. */
const LONGEST_DRAFT = 100_000

/**
 * Drafts of forms that were not sent. They survive a reload and an expired session, and are removed at sign-out. An id
 * names the form and the object that it edits.
 */
export const drafts = { get, put, forget: store.forget, clear: store.clear }

function get(id: string): object | null {
  const kept = store.all()[id]
  if (!kept) return null
  if (pageClock.ms() - kept.at < DRAFT_LIFE_MS) return kept.form
  store.forget(id)
  return null
}

function put(id: string, form: object): void {
  if (JSON.stringify(form).length > LONGEST_DRAFT) return
  store.forget(id)
  store.put(id, { at: pageClock.ms(), form })
  for (const old of Object.keys(store.all()).slice(0, -MAX_DRAFTS)) store.forget(old)
}
