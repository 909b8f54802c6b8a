import { isConnectionLost } from '@okolitsa/contracts/kernel/connection-lost.ts'
import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { takePlace } from '../data/visitor/take-place.ts'
import { RootError } from '../layouts/root-error.tsx'
import { SessionAgain } from '../layouts/session-again.tsx'
import { untilIdle } from '../platform/hydration/idle.ts'
import { latePart } from '../platform/loading/late-part.tsx'
import { useRootData } from '../platform/loading/root-data.ts'
import { NavigationProgress } from '../platform/navigation/navigation-progress.tsx'
import { useNavigationRules } from '../platform/navigation/use-navigation-rules.ts'
import { Outlet } from '../platform/router/screens.tsx'
import { EarlyForm } from '../ui/early-form.tsx'
import { MapTilesContext } from '../ui/point-map/map-tiles-context.ts'
import { showToast } from '../ui/toast-queue.ts'
import { ToastRegion } from '../ui/toast-region.tsx'
import { ForgetSession } from './forget-session.tsx'

const VisitAlerts = latePart(async () => {
  await untilIdle()
  return import('../layouts/visit-alerts.tsx')
})

/** Shows a toast for a call that never reached the server: the visitor may check the connection. */
function showNetworkError(error: unknown): void {
  if (isConnectionLost(error) && typeof document !== 'undefined') showToast({ tone: 'error', text: layoutText.network })
}

const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: showNetworkError }),
    // a screen with its own message about a lost connection sets `meta`
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (mutation.meta?.showsOwnError !== true) showNetworkError(error)
      },
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: true },
      // an order without a connection must fail immediately, not be sent later automatically
      mutations: { networkMode: 'always' },
    },
  })

/** The frame of every page: cache of the visitor's own data, toasts, progress, navigation rules. */
export function RootLayout() {
  const [queryClient] = useState(createQueryClient)
  const announcement = useNavigationRules()
  // a page whose layout did not load has no data of its site
  const tiles = useRootData()?.site.mapTiles ?? null
  // immediately: a later change of the place would change the page while the visitor uses it
  useEffect(() => takePlace(new URL(window.location.href)), [])
  return (
    <QueryClientProvider client={queryClient}>
      <NavigationProgress />
      <MapTilesContext value={tiles}>
        <Outlet ErrorScreen={RootError} />
      </MapTilesContext>
      <VisitAlerts />
      <ForgetSession />
      <SessionAgain />
      <EarlyForm />
      <ToastRegion label={layoutText.notifications} />
      <div className="visually-hidden" role="status">
        {announcement}
      </div>
    </QueryClientProvider>
  )
}
