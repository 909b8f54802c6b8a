import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { isConnectionLost } from '@okolitsa/contracts/kernel/connection-lost.ts'
import { errorScreens } from '@okolitsa/strings/ru/error-screens.ts'
import { useEffect } from 'react'
import lost from '../assets/land/err.svg'
import shopUpdating from '../assets/land/f6.svg'
import evening from '../assets/land/t2.svg'
import { isLostChunk, reloadForLostChunk } from '../platform/client/lost-chunk.ts'
import { reportError } from '../platform/client/report-error.ts'
import { ErrorHead } from '../platform/head/error-head.tsx'
import { isSellerSite, useRootData } from '../platform/loading/root-data.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { OfflineScreen } from './offline-screen.tsx'

const INTERRUPTIONS: readonly string[] = ['INTERRUPTED', 'OVERLOADED', 'TOO_MANY_REQUESTS']

/** Error screens of spec 2.6: the route's problem inside its layout. */
export function ErrorScreen({ error }: { error: unknown }) {
  const problem = isApiProblem(error) ? error.problem : null
  const isChunkLost = isLostChunk(error)
  const isOffline = isConnectionLost(error) || (isChunkLost && typeof navigator !== 'undefined' && !navigator.onLine)
  useEffect(() => {
    if (isChunkLost) reloadForLostChunk()
    else if (!isApiProblem(error)) reportError(error)
  }, [error, isChunkLost])
  if (isOffline) return <OfflineScreen mustReload={isChunkLost} />
  if (problem?.status === 404) return <MissingScreen />
  return problem && INTERRUPTIONS.includes(problem.code) ? <InterruptedScreen /> : <GenericScreen />
}

/** The screen of a path without a page. */
export function MissingScreen() {
  const root = useRootData()
  // the loader of the root may have failed
  const isSeller = root ? isSellerSite(root) : false
  if (isSeller) {
    const { title, text } = errorScreens.sellerMissing
    return (
      <ScreenFrame isMissing>
        <ErrorState picture={lost} title={title} text={text} />
      </ScreenFrame>
    )
  }
  const { title, action } = errorScreens.missing
  return (
    <ScreenFrame isMissing>
      <ErrorState
        picture={lost}
        title={title}
        action={
          <Button size="medium" href="/">
            {action}
          </Button>
        }
      />
    </ScreenFrame>
  )
}

/** A temporary failure (database unavailable, overload); a reload usually helps. */
function InterruptedScreen() {
  const { title, text, action } = errorScreens.interrupted
  return (
    <ScreenFrame>
      <ErrorState
        picture={evening}
        title={title}
        text={text}
        action={
          <Button size="medium" onClick={() => window.location.reload()}>
            {action}
          </Button>
        }
      />
    </ScreenFrame>
  )
}

function GenericScreen() {
  const root = useRootData()
  if (root && isSellerSite(root)) {
    const { title, text } = errorScreens.sellerGeneric
    return (
      <ScreenFrame>
        <ErrorState picture={shopUpdating} title={title} text={text} />
      </ScreenFrame>
    )
  }
  const { title, text, action, report } = errorScreens.generic
  return (
    <ScreenFrame>
      <ErrorState
        picture={evening}
        title={title}
        text={text}
        action={
          <>
            <Button size="medium" onClick={() => window.location.reload()}>
              {action}
            </Button>
            <Button size="medium" look="secondary" href="/contacts">
              {report}
            </Button>
          </>
        }
      />
    </ScreenFrame>
  )
}

/** The `location` parameter is invalid: links to the same page without it. */
export function BrokenLocationScreen({ href }: { href: string }) {
  const { title, text, action } = errorScreens.brokenLocation
  return (
    <ScreenFrame>
      <ErrorState
        picture={lost}
        title={title}
        text={text}
        action={
          <Button size="medium" href={href}>
            {action}
          </Button>
        }
      />
    </ScreenFrame>
  )
}

function ScreenFrame({ isMissing = false, children }: { isMissing?: boolean; children: React.ReactNode }) {
  return (
    <div className="wrap section">
      <ErrorHead isMissing={isMissing} />
      {children}
    </div>
  )
}
