import { officeSearch as text } from '@okolitsa/strings/ru/office-search.ts'
import { lazy, Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { SearchIcon } from '../../ui/icons.ts'
import css from './office-search.module.css'

const SearchWindow = lazy(() => import('./search-window.tsx'))

const never = () => () => {}
const readApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)
const unknownOnServer = () => false

/** The search of the office: a button of the menu, and ⌘K or Ctrl+K on every page. */
export function OfficeSearch() {
  const window = useModal()
  const isApple = useSyncExternalStore(never, readApple, unknownOnServer)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // by the place of the key, so that it works with the Russian layout
    if (event.code !== 'KeyK' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    window.onOpenChange(!window.isOpen)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button type="button" className={css.open} onClick={window.open}>
        <SearchIcon size={18} />
        <span>{text.open}</span>
        <kbd>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {window.isOpen && (
        <Suspense>
          <SearchWindow onClose={window.close} />
        </Suspense>
      )}
    </>
  )
}
