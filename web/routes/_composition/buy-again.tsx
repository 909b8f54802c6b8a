import { lazy } from 'react'
import { useIsSignedIn } from '../../data/visitor/use-visitor.ts'
import { BackgroundPart } from '../../platform/loading/background-part.tsx'

const Shelf = lazy(() => import('./buy-again-shelf.tsx'))

/** The shelf «buy again», fetched for customers alone: guests and their cached pages carry nothing of it. */
export function BuyAgain({ organizationId }: { organizationId?: number }) {
  const isSignedIn = useIsSignedIn()
  if (!isSignedIn) return null
  return (
    <BackgroundPart>
      <Shelf organizationId={organizationId ?? null} />
    </BackgroundPart>
  )
}
