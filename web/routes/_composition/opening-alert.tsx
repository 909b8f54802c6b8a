import type { ReactNode } from 'react'
import { useIsAlive } from '../../platform/hydration/use-is-alive.ts'
import { latePart } from '../../platform/loading/late-part.tsx'

const OpeningButton = latePart(() => import('../../features/stock-alerts/opening-alert-button.tsx'))

/** Button of an alert for the opening, loaded for a paused farm after hydration. */
export function OpeningAlert({
  organizationId,
  isWide,
  still,
}: {
  organizationId: number
  isWide?: boolean
  still?: ReactNode
}) {
  const isAlive = useIsAlive()
  return isAlive ? (
    <OpeningButton organizationId={organizationId} isWide={isWide ?? false} still={still ?? null} />
  ) : (
    (still ?? null)
  )
}
