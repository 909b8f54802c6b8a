import { useIsAlive } from '../hydration/use-is-alive.ts'
import { navigate } from '../router/router.ts'
import { usePage } from '../router/screens.tsx'

/**
 * State of a window with its own URL hash, `#name`: a link opens it, «back» closes it. Closed until hydration, since
 * the server does not receive hashes.
 */
export function useHashModal(name: string) {
  const {
    url: { pathname, search, hash },
    state,
  } = usePage()
  const isAlive = useIsAlive()
  const close = () => {
    // a window opened on this page has a separate history entry; one opened by a link does not
    if ((state as { isWindow?: boolean } | null)?.isWindow) window.history.back()
    else void navigate(pathname + search, { replace: true, state: { keepScroll: true } })
  }
  return {
    isOpen: isAlive && hash === `#${name}`,
    open: () => void navigate(`${pathname}${search}#${name}`, { state: { keepScroll: true, isWindow: true } }),
    close,
    onOpenChange: (next: boolean) => !next && close(),
  }
}
