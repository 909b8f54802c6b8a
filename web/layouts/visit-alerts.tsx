import { lazy, Suspense, useEffect, useState } from 'react'
import { beginVisit } from '../data/visitor/begin-visit.ts'
import { readCookie } from '../platform/client/cookies.ts'
import { useRootData } from '../platform/loading/root-data.ts'

const CookieBanner = lazy(() => import('../features/visit/cookie-banner.tsx'))
const AppPrompt = lazy(() => import('../features/visit/app-prompt.tsx'))

/** A phone, not an app and not a seller's site: the prompt waits this long, ms (spec 4). */
const APP_PROMPT_DELAY_MS = 15_000

/** What a new visit brings: marks of the visitor, the cookie notice, the prompt to switch to the application. */
export function VisitAlerts() {
  const root = useRootData()
  const [mayAskCookies, setMayAskCookies] = useState(false)
  const [mayAskApp, setMayAskApp] = useState(false)
  const appUrl = root?.site.mode === 'default' ? (root.site.appUrl ?? null) : null
  const agentCampaign = root?.site.agentCampaign ?? null

  useEffect(() => {
    beginVisit({ url: new URL(window.location.href), agentCampaign })
    setMayAskCookies(readCookie('cookie-accepted') === undefined)
  }, [agentCampaign])

  useEffect(() => {
    const isPhone = window.matchMedia('(max-width: 767px)').matches
    if (!appUrl || !isPhone || readCookie('app-prompt-dismissed') !== undefined) return
    const timer = setTimeout(() => setMayAskApp(true), APP_PROMPT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [appUrl])

  return (
    <Suspense>
      {mayAskCookies && <CookieBanner onAccepted={() => setMayAskCookies(false)} />}
      {mayAskApp && appUrl && <AppPrompt appUrl={appUrl} onDone={() => setMayAskApp(false)} />}
    </Suspense>
  )
}
