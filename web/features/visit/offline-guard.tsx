import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { offlineText as text } from '@okolitsa/strings/ru/install.ts'
import { useEffect, useRef, useState } from 'react'
import { useAskAgain } from '../../data/visitor/use-ask-again.ts'
import { useIsSignedIn } from '../../data/visitor/use-visitor.ts'
import { latePart } from '../../platform/loading/late-part.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { keptAt } from '../../platform/offline/kept-list.ts'
import { isShopThere } from '../../platform/offline/shop-is-there.ts'
import { keepPage, onShownKept, startWorker } from '../../platform/offline/worker.ts'
import { revalidate } from '../../platform/router/router.ts'
import { useLocation } from '../../platform/router/screens.tsx'
import { pageClock } from '../../platform/tab-state/page-clock.ts'
import { WifiOffIcon } from '../../ui/icons.ts'
import css from './offline-guard.module.css'

const ChatWatch = latePart(() => import('./chat-watch.tsx'))

/** Minimum time on a page before it is cached, ms. */
const LOOKED_AT_MS = 2_000
/** Interval of connection checks while cached data is displayed, ms. */
const RETRY_MS = 5_000

const AT_WORK = /^\/(cabinet|courier)(\/|$)/

/** Starts the service worker, caches visited pages, and shows a banner over cached data. */
export default function OfflineGuard() {
  const { pathname, search } = useLocation()
  const isSignedIn = useIsSignedIn()
  const [worker, setWorker] = useState<ServiceWorkerRegistration | null>(null)
  const [shownAt, setShownAt] = useState(keptAt)
  useEffect(() => void startWorker().then(setWorker), [])
  useEffect(() => onShownKept(setShownAt), [])
  const address = pathname + search
  useEffect(() => {
    if (!worker || shownAt || !address) return
    const timer = setTimeout(() => keepPage(worker), LOOKED_AT_MS)
    return () => clearTimeout(timer)
  }, [worker, address, shownAt])
  // the offline page has its own message
  if (pathname === '/offline') return null
  if (shownAt) return <KeptBanner at={shownAt} isAtWork={AT_WORK.test(pathname)} onFresh={() => setShownAt(null)} />
  return isSignedIn && !pathname.startsWith('/cabinet') ? <ChatWatch /> : null
}

/** Banner that the screen contains cached data; it is refreshed when the connection is back. */
function KeptBanner({ at, isAtWork, onFresh }: { at: Date; isAtWork: boolean; onFresh: () => void }) {
  const askAgain = useAskAgain()
  const { zone } = useDayReference()
  const isLooking = useRef(false)
  useEffect(() => {
    const look = async () => {
      if (isLooking.current || document.visibilityState !== 'visible') return
      isLooking.current = true
      if (await isShopThere()) {
        if (keptAt()) window.location.reload()
        else {
          askAgain()
          await revalidate()
          onFresh()
        }
      }
      isLooking.current = false
    }
    const again = () => void look().catch(() => undefined)
    const timer = setInterval(again, RETRY_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [askAgain, onFresh])
  return (
    <p className={css.banner} data-above-notification="" role="status" data-no-print="">
      <WifiOffIcon size={20} />
      {text.banner(formatMoment(at, { now: pageClock.now(), ...(zone && { zone }) }), isAtWork)}
    </p>
  )
}
