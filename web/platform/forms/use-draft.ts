import { forms as text } from '@okolitsa/strings/ru/forms.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type SetStateAction, useRef, useState } from 'react'
import { showToast } from '../../ui/toast-queue.ts'
import { drafts } from './drafts.ts'
import { forgetWhenSent } from './forget-when-sent.ts'
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts'

/**
 * State of a form that is stored as a draft: changes are restored after a reload, and the draft is removed when the
 * state equals the initial one. For values that are not in fields of a `KeptForm`. @param id names the form and the
 * object that it edits @param isQuiet shows no message about the restored draft
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
  // after hydration: the server rendered the initial state
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
      // an updater may run twice: the second write has no effect
      if (JSON.stringify(changed) === first.current) drafts.forget(id)
      else drafts.put(id, changed)
      return changed
    })
  return [value, set, () => drafts.forget(id), isRestored]
}

/** `useKeptState` for a form whose fields change one by one. */
export function useDraft<Form extends object>(
  id: string,
  initial: () => Form,
): [form: Form, change: (part: Partial<Form>) => void, drop: () => void] {
  const [form, set, drop] = useKeptState(id, initial, true)
  return [form, (part) => set((now) => ({ ...now, ...part })), drop]
}

/**
 * Text of a dialog that closes while it is being sent: call `sent` when the mutation starts; the draft is removed when
 * it succeeds.
 */
export function useDraftWords(id: string): [words: string, say: (words: string) => void, sent: () => void] {
  const mutations = useQueryClient().getMutationCache()
  const [{ words }, change] = useDraft(id, () => ({ words: '' }))
  return [words, (next) => change({ words: next }), () => forgetWhenSent(mutations, id)]
}
