import { useIsSignedIn } from '../../data/visitor/use-visitor.ts'
import { latePart } from '../../platform/loading/late-part.tsx'

const Strip = latePart(() => import('./next-delivery-strip.tsx'))

/** The order that arrives first, loaded for customers only: guests and cached pages do not contain it. */
export function NextDelivery() {
  const isSignedIn = useIsSignedIn()
  return isSignedIn ? <Strip /> : null
}
