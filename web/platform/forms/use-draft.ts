import { forms as text } from '@okolitsa/strings/ru/forms.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type SetStateAction, useRef, useState } from 'react'
import { showToast } from '../../ui/toast-queue.ts'
import { drafts } from './drafts.ts'
import { forgetWhenSent } from './forget-when-sent.ts'
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts'

/**
 * State of a form that is kept as a draft: what was changed is there again after a reload, and is forgotten when it is as
 * it was first. For what is not in fields of a `KeptForm`.
 * @param id names the form and what it is about
 * @param isQuiet nobody has to be told that it was kept
 */
export function useKeptState<Value extends object>(
  id: string,
  initial: () => Value,
  isQuiet = false,
): [value: Value, set: (next: SetStateAction<Value>) => void, drop: () => void, isRestored: boolean] {
  const [value, setValue] = useState(initial)
  const [isRestored, setRestored] = useState(false)
  const first = useRef<string>(null)
  first.current ??= JSON.stringify(value)
  // not while the page comes alive: the server has written what it knows
  useBrowserLayoutEffect(() => {
    const kept = drafts.get(id)
    if (!kept) return
    setValue((now) => (Array.isArray(now) ? (kept as Value) : { ...now, ...kept }))
    setRestored(true)
    if (!isQuiet) showToast({ tone: 'info', text: text.kept, topic: 'draft' })
  }, [id, isQuiet])
  const set = (next: SetStateAction<Value>) =>
    setValue((now) => {
      const changed = typeof next === 'function' ? next(now) : next
      // writing the same twice changes nothing
      if (JSON.stringify(changed) === first.current) drafts.forget(id)
      else drafts.put(id, changed)
      return changed
    })
  return [value, set, () => drafts.forget(id), isRestored]
}

/** The same for a form whose parts are changed one by one. */
export function useDraft<Form extends object>(
  id: string,
  initial: () => Form,
): [form: Form, change: (part: Partial<Form>) => void, drop: () => void] {
  const [form, set, drop] = useKeptState(id, initial, true)
  return [form, (part) => set((now) => ({ ...now, ...part })), drop]
}

/** Words of a window that closes when it has sent them: `sent` says that they are under way, and they go when they are taken. */
export function useDraftWords(id: string): [words: string, say: (words: string) => void, sent: () => void] {
  const mutations = useQueryClient().getMutationCache()
  const [{ words }, change] = useDraft(id, () => ({ words: '' }))
  return [words, (next) => change({ words: next }), () => forgetWhenSent(mutations, id)]
}
