import { forms } from '@okolitsa/strings/ru/forms.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { LEAVING } from '../router/router.ts'

const words = forms.leave
const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

/**
 * Asks for a confirmation before unsaved input is left: with the shop's own dialog for links and the back button, with
 * the browser's for closing the tab. A change of the hash is not leaving.
 */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  /** Continues the navigation that was stopped; null = no question is open. */
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!isDirty) return
    const asking = new AbortController()
    const ask = (event: Event) => {
      event.preventDefault()
      if (!(event instanceof CustomEvent)) return
      setGoOn(() => () => {
        asking.abort()
        setGoOn(null)
        event.detail()
      })
    }
    for (const name of ['beforeunload', LEAVING]) window.addEventListener(name, ask, asking)
    return () => asking.abort()
  }, [isDirty])
  if (!goOn) return null
  return (
    <Suspense>
      <ConfirmDialog
        isOpen
        onOpenChange={() => setGoOn(null)}
        title={words.title}
        text={words.text}
        confirmText={words.go}
        cancelText={words.stay}
        onConfirm={goOn}
      />
    </Suspense>
  )
}
