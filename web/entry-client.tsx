import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/print.css'
import { ApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { createBrowserSend } from '@okolitsa/contracts/kernel/browser-send.ts'
import { oncePerPress } from '@okolitsa/contracts/kernel/presses.ts'
import { rememberDay } from '@okolitsa/domain/clock/clock.ts'
import { decodeLocation } from '@okolitsa/domain/geo/location.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Document } from './app/document.tsx'
import { firstRoutes } from './app/first-pages.ts'
import { HYDRATION_ID, type Hydration } from './app/hydration.ts'
import { isCabinetPath } from './app/is-cabinet-path.ts'
import { createLateShopApi } from './app/late-shop-api.ts'
import { callerHeaders } from './data/visitor/caller.ts'
import { visitor } from './data/visitor/visitor.ts'
import { RootError } from './layouts/root-error.tsx'
import { watchLeaving } from './platform/client/leaving.ts'
import { isLostChunk, reloadForLostChunk } from './platform/client/lost-chunk.ts'
import { reportError, reportUncaught } from './platform/client/report-error.ts'
import { connectShopApi, shopApi } from './platform/client/shop-api.ts'
import { pressKeys } from './platform/forms/press-keys.ts'
import { keepEarlyInput } from './platform/hydration/early-input.ts'
import { nameInlineStyles } from './platform/hydration/inline-styles.ts'
import { layOutRest } from './platform/hydration/lay-out-rest.ts'
import type { RootData } from './platform/loading/root-data.ts'
import { followLinks } from './platform/navigation/follow-links.ts'
import { goingTo, revalidate, startRouter } from './platform/router/router.ts'
import { isPage, type Matcher, matcherOf, partOf } from './platform/router/routes.ts'
import { Pages } from './platform/router/screens.tsx'
import { pageClock } from './platform/tab-state/page-clock.ts'

keepEarlyInput()
const payload = document.getElementById(HYDRATION_ID)?.textContent ?? ''
const hydration = JSON.parse(payload) as Hydration
nameInlineStyles(hydration.assets.inlineStyleFiles)
const root = hydration.loaded[0]?.data as Partial<RootData> | undefined
for (const [zone, day] of Object.entries(root?.days ?? {})) rememberDay(zone, new Date(hydration.now), day)

/** After all that the page itself needs, ms. */
const CALM_MS = 2_000
const wholeMarketplace = async () => matcherOf((await import('./app/shop-routes.ts')).marketplaceRoutes())

/** Pages that this document may show; what is not among them is another document. */
async function tableOf(): Promise<Matcher> {
  const { pathname } = window.location
  const { mode } = hydration.site
  if (mode !== 'default') return matcherOf((await import('./app/seller-shop-pages.ts')).sellerRoutes(mode))
  if (isCabinetPath(pathname)) {
    const { cabinetRoutes, loadFieldPages } = await import('./app/cabinet-routes.ts')
    loadFieldPages()
    return matcherOf(cabinetRoutes())
  }
  const first = matcherOf(firstRoutes())
  if (!isPage(first(pathname))) return wholeMarketplace()
  let match = first
  const takeRest = async () => {
    match = await wholeMarketplace()
  }
  setTimeout(() => takeRest().catch(() => undefined), CALM_MS)
  return (path) => match(path)
}

// a page from the device's memory is older than it says
const { keptAge = '0' } = document.documentElement.dataset
pageClock.set(new Date(Date.parse(hydration.now) + Number(keptAge)))
visitor.start({ location: decodeLocation(hydration.location), site: hydration.site })
const send = oncePerPress(
  createBrowserSend({
    caller: callerHeaders,
    session: () => visitor.session(),
    renew: (sentWith, isPress) => visitor.renew(sentWith, isPress),
    onHeaders: (headers) => pageClock.setBy(headers),
  }),
  pressKeys,
)
connectShopApi(createLateShopApi(send))
reportUncaught()

// a new version of the shop is out and the old files are gone: the page the visitor goes to, with the new ones. A part of
// the page on the screen is its boundary's affair: a reload would take what was typed with it
watchLeaving()
window.addEventListener('vite:preloadError', (event) => {
  const wanted = goingTo()
  if (wanted !== null && reloadForLostChunk(wanted.href)) event.preventDefault()
})
// what a press loads has no boundary, and before the page is alive nothing has
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (isLostChunk(reason)) reloadForLostChunk()
})

/**
 * Takes over the page. A function rather than top-level await: pages import what stands in the same file as this one,
 * and would wait for it while it waits for them.
 */
async function takeOver(): Promise<void> {
  const match = await tableOf()
  const matches = match(window.location.pathname).map((one, level) => {
    const { data, problem } = hydration.loaded[level] ?? {}
    return { ...one, data, ...(problem && { error: new ApiProblem(problem) }) }
  })
  // the frames and the page that came with the document: hydrating before their code is here would show a gap
  await Promise.all(matches.map(({ route }) => partOf(route, 'Component')))
  const start = startRouter(match, matches, () => {
    const { location, site, isSignedIn } = visitor.state()
    return { api: shopApi(), send, location, site, isSignedIn, now: pageClock.now(), answerWith: () => undefined }
  })
  followLinks(match)
  visitor.onLocationChange(revalidate)

  startTransition(() => {
    hydrateRoot(
      document,
      <Document assets={hydration.assets} payload={payload}>
        <Pages start={start} ErrorScreen={RootError} />
      </Document>,
      { onUncaughtError: reportError, onCaughtError: reportError, onRecoverableError: reportError },
    )
  })
  layOutRest()
}

// in a task of its own: reading the scripts is a long one already
setTimeout(() => void takeOver())
