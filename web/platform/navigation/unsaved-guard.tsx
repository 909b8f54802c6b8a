import { lazy, Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

/**
 * Asks before what is written is lost: by a link or the back button with the words given, by closing the tab with the
 * browser's own. Steps within one page (its hash) are nobody's leaving.
 */
export function UnsavedGuard({
  isDirty,
  words,
}: {
  isDirty: boolean
  words: { readonly title: string; readonly text: string; readonly stay: string; readonly go: string }
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  if (blocker.state !== 'blocked') return null
  return (
    <Suspense>
      <ConfirmDialog
        isOpen
        onOpenChange={() => blocker.reset()}
        title={words.title}
        text={words.text}
        confirmText={words.go}
        cancelText={words.stay}
        onConfirm={() => blocker.proceed()}
      />
    </Suspense>
  )
}
