import { useIsSignedIn } from '../../data/visitor/use-visitor.ts'
import { latePart } from '../../platform/loading/late-part.tsx'

const Shelf = latePart(() => import('./buy-again-shelf.tsx'))

/** The shelf «buy again», loaded for customers only: guests and cached pages do not contain it. */
export function BuyAgain({ organizationId }: { organizationId?: number }) {
  const isSignedIn = useIsSignedIn()
  return isSignedIn ? <Shelf organizationId={organizationId ?? null} /> : null
}
