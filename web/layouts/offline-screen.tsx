import { errorScreens } from '@okolitsa/strings/ru/error-screens.ts'
import { useCallback, useEffect, useState } from 'react'
import { ErrorHead } from '../platform/head/error-head.tsx'
import { isShopThere } from '../platform/offline/shop-is-there.ts'
import { revalidate } from '../platform/router/router.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'

/** Interval of connection checks: not every recovery fires an event, ms. */
const RETRY_MS = 5000

const text = errorScreens.offline

/**
 * Message about the missing connection; opens the page as soon as there is one.
 * @param mustReload the page's code is missing, so its data alone would not help
 */
export function OfflineScreen({ mustReload }: { mustReload: boolean }) {
  const [isTrying, setTrying] = useState(false)
  const tryAgain = useCallback(async () => {
    setTrying(true)
    if (await isShopThere()) {
      if (mustReload) window.location.reload()
      else await revalidate()
    }
    setTrying(false)
  }, [mustReload])

  useEffect(() => {
    // opens the document cached on the device
    const { pathname, search } = window.location
    import('../platform/offline/kept-list.ts')
      .then(({ isKept }) => isKept(pathname + search))
      .then((isThere) => isThere && window.location.reload())
      .catch(() => undefined)
  }, [])
  useEffect(() => {
    const again = () => void tryAgain()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') again()
    }, RETRY_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [tryAgain])

  return (
    <div className="wrap section" role="status">
      <ErrorHead />
      <ErrorState
        title={text.title}
        text={text.text}
        action={
          <Button size="medium" busy={isTrying} onClick={() => void tryAgain()}>
            {text.action}
          </Button>
        }
      />
    </div>
  )
}
