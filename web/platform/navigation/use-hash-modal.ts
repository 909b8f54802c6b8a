import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'

const subscribeNever = () => () => {}

/**
 * State of a window with an address of its own, `#name`: a link opens it, «back» closes it. Closed until the page has
 * come alive, since the server knows nothing of hashes.
 */
export function useHashModal(name: string) {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isAlive = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
  const close = () => {
    // a window that was opened here is a step of its own; one that a link led to is not
    if ((state as { isWindow?: boolean } | null)?.isWindow) void navigate(-1)
    else void navigate({ search, hash: '' }, { replace: true, state: { keepScroll: true } })
  }
  return {
    isOpen: isAlive && hash === `#${name}`,
    open: () => void navigate({ search, hash: name }, { state: { keepScroll: true, isWindow: true } }),
    close,
    onOpenChange: (next: boolean) => !next && close(),
  }
}
