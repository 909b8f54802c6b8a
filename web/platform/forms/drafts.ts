import { pageClock } from '../tab-state/page-clock.ts'
import { createTabStore } from '../tab-state/tab-store.ts'

/** What was typed into one form, and when. */
interface Kept {
  readonly at: number
  readonly form: object
}

const store = createTabStore<Kept>('drafts')
/** A tab in which more was begun and never sent forgets the oldest. */
const MOST_DRAFTS = 20
/** After so long it is another day's work, ms. */
const DRAFT_LIFE_MS = 86_400_000
/** The storage of a tab is small, and a form is no book: letters. */
const LONGEST_DRAFT = 100_000

/**
 * What was typed into forms and not sent: it outlives a reload and a session that ended by time, and leaves with its
 * person. Ids name the form and what it is about.
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
  for (const old of Object.keys(store.all()).slice(0, -MOST_DRAFTS)) store.forget(old)
}
