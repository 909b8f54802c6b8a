import { useState } from 'react'
import { createTabStore } from './tab-store.ts'

const store = createTabStore<object>('drafts')
/** A tab in which more was begun and never sent forgets the oldest. */
const MOST_DRAFTS = 10

/** What was typed into a form and not sent: it outlives a reload and a session that ended by time. */
export const drafts = { put, forget: store.forget, clear: store.clear }

function put(id: string, form: object): void {
  store.put(id, form)
  for (const old of Object.keys(store.all()).slice(0, -MOST_DRAFTS)) store.forget(old)
}

/**
 * State of a form that is kept as a draft.
 * @param id names the form and what it is about
 */
export function useDraft<Form extends object>(
  id: string,
  initial: () => Form,
): [form: Form, change: (part: Partial<Form>) => void, drop: () => void] {
  const [form, setForm] = useState<Form>(() => ({ ...initial(), ...store.all()[id] }))
  const change = (part: Partial<Form>) => {
    const next = { ...form, ...part }
    setForm(next)
    put(id, next)
  }
  return [form, change, () => store.forget(id)]
}
