import { forms } from '@okolitsa/strings/ru/forms.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { LEAVING } from '../router/router.ts'

const words = forms.leave
const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

/**
 * Asks before what is written is left: by a link or the back button with words of the house, by closing the tab with the
 * browser's own. Steps within one page (its hash) are nobody's leaving.
 */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  /** What the visitor wanted to do when they were asked. */
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
