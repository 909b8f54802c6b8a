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
import { isOfficePath } from './app/is-office-path.ts'
import { createLateShopApi } from './app/late-shop-api.ts'
import { showsAnnouncement } from './app/shows-announcement.ts'
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

/** Delay after the load of the page itself, ms. */
const CALM_MS = 2_000
const wholeMarketplace = async () => matcherOf((await import('./app/shop-routes.ts')).marketplaceRoutes())

/** Routes of this document; any other page is another document. */
async function tableOf(): Promise<Matcher> {
  const { pathname } = window.location
  const { mode } = hydration.site
  if (mode === 'default' && isCabinetPath(pathname)) {
    const { cabinetRoutes, loadFieldPages } = await import('./app/cabinet-routes.ts')
    loadFieldPages()
    return matcherOf(cabinetRoutes())
  }
  if (mode === 'default' && isOfficePath(pathname))
    return matcherOf((await import('./app/office-routes.ts')).officeRoutes())
  if (showsAnnouncement(hydration.site, pathname))
    return matcherOf((await import('./app/announcement-pages.ts')).announcementRoutes())
  if (mode !== 'default') return matcherOf((await import('./app/seller-shop-pages.ts')).sellerRoutes(mode))
  const first = matcherOf(firstRoutes())
  if (!isPage(first(pathname))) return wholeMarketplace()
  let match = first
  const takeRest = async () => {
    match = await wholeMarketplace()
  }
  setTimeout(() => takeRest().catch(() => undefined), CALM_MS)
  return (path) => match(path)
}

// a page from the device's cache is older than its time states
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

// after a release the old files are gone: a navigation loads the next page with new files. A failed part of the current
// page is left to its boundary: a reload would lose typed text
watchLeaving()
window.addEventListener('vite:preloadError', (event) => {
  const wanted = goingTo()
  if (wanted !== null && reloadForLostChunk(wanted.href)) event.preventDefault()
})
// code loaded by a press has no boundary, and before hydration no code has
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (isLostChunk(reason)) reloadForLostChunk()
})

/**
 * Hydrates the page. A function rather than top-level await: pages import modules of this same file and would wait for
 * it while it waits for them.
 */
async function takeOver(): Promise<void> {
  const match = await tableOf()
  const matches = match(window.location.pathname).map((one, level) => {
    const { data, problem } = hydration.loaded[level] ?? {}
    return { ...one, data, ...(problem && { error: new ApiProblem(problem) }) }
  })
  // layouts and page of the document: hydrating before their code has loaded would show a gap
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

// in a separate task: parsing the scripts is a long one already
setTimeout(() => void takeOver())
