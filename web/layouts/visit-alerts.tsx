import { useEffect, useState } from 'react'
import { recordEvent, withAnalytics } from '../data/analytics/record-event.ts'
import { useCartsElsewhere } from '../data/cart/use-carts-elsewhere.ts'
import { hasToAsk } from '../data/visitor/agreed-trackers.ts'
import { onCookiesAsked } from '../data/visitor/cookie-consent.ts'
import { useVisitorLocation } from '../data/visitor/use-visitor.ts'
import { visitor } from '../data/visitor/visitor.ts'
import { readCookie } from '../platform/client/cookies.ts'
import { latePart } from '../platform/loading/late-part.tsx'
import { hasArea, useRootData } from '../platform/loading/root-data.ts'
import { showFirstErrors } from '../platform/navigation/first-error.ts'
import { useLocation } from '../platform/router/screens.tsx'

const CookieBanner = latePart(() => import('../features/visit/cookie-banner.tsx'))
const DinnersHere = latePart(() => import('../features/visit/dinners-here.tsx'))
const OfflineGuard = latePart(() => import('../features/visit/offline-guard.tsx'))
const AppPrompt = latePart(() => import('../features/visit/app-prompt.tsx'))

/** Delay of the prompt on a phone, outside the app and sellers' sites, ms (spec 4). */
const APP_PROMPT_DELAY_MS = 15_000

/** Delay after the load of the page itself, ms. */
const CALM_MS = 2_000

/** Reports page views to third-party counters without loading their code. */
function usePageViews(isWanted: boolean): void {
  const { pathname, search } = useLocation()
  const [referrers] = useState(() => ({ last: '' }))
  useEffect(() => {
    if (!isWanted) return
    const url = window.location.origin + pathname + search
    recordEvent({ kind: 'page', url, referrer: referrers.last || document.referrer })
    referrers.last = url
  }, [isWanted, pathname, search, referrers])
}

/** Whether the visitor has chosen another place since the page load. */
function useHasMoved(): boolean {
  const location = useVisitorLocation()
  const [first] = useState(location)
  const [hasMoved, setHasMoved] = useState(false)
  if (location !== first && !hasMoved) setHasMoved(true)
  return hasMoved
}

/**
 * Low-priority parts of a visit: visitor marks, synchronization of tabs, focus on the first form error, cookie banner,
 * application prompt, offline cache.
 */
export default function VisitAlerts() {
  const root = useRootData()
  const [mayAskCookies, setMayAskCookies] = useState(false)
  const [isCalm, setCalm] = useState(false)
  const [mayAskApp, setMayAskApp] = useState(false)
  const appUrl = root?.site.mode === 'default' ? (root.site.appUrl ?? null) : null
  useCartsElsewhere()
  usePageViews(root?.site.trackers !== undefined)
  // a seller's site has no restaurants of others
  const mayAskDinners = useHasMoved() && root?.site.mode === 'default' && hasArea(root, 'restaurants')

  useEffect(() => showFirstErrors(), [])

  useEffect(() => {
    void withAnalytics(({ beginVisit }) => beginVisit())
    setMayAskCookies(hasToAsk(visitor.state().site, window.location.pathname))
    return onCookiesAsked(() => setMayAskCookies(true))
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_MS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    const isPhone = window.matchMedia('(max-width: 767px)').matches
    if (!appUrl || !isPhone || readCookie('app-prompt-dismissed') !== undefined) return
    const timer = setTimeout(() => setMayAskApp(true), APP_PROMPT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [appUrl])

  return (
    <>
      {isCalm && <OfflineGuard />}
      {mayAskDinners && <DinnersHere />}
      {mayAskCookies && <CookieBanner onAnswered={() => setMayAskCookies(false)} />}
      {mayAskApp && appUrl && <AppPrompt appUrl={appUrl} onDone={() => setMayAskApp(false)} />}
    </>
  )
}
