import type { Location } from '@okolitsa/domain/geo/location.ts'
import { checkout } from '@okolitsa/strings/ru/checkout.ts'
import { lazy, Suspense, useState } from 'react'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { MapPinnedIcon } from '../../ui/icons.ts'

const text = checkout.point

const HouseWindow = lazy(() => import('./house-window.tsx'))

/**
 * Asks to mark the house on the map: without street data only the town is known, and the courier serves a part of it.
 */
export function HousePoint<Place extends Location>({
  place,
  organizationIds = [],
  isNeeded,
  onPoint,
}: {
  place: Place
  /** Sellers whose couriers deliver; empty = the address is only saved. */
  organizationIds?: readonly number[]
  /** Whether the order requires the point. */
  isNeeded: boolean
  onPoint: (pointed: Place) => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  const button = (
    <Button look="secondary" size="medium" icon={MapPinnedIcon} onClick={() => setIsOpen(true)}>
      {isNeeded ? text.show : text.change}
    </Button>
  )
  return (
    <>
      {isNeeded ? (
        <Notification tone="warning" title={text.title}>
          <div className="stack g2">
            <p>{text.why}</p>
            <p>{button}</p>
          </div>
        </Notification>
      ) : (
        <div>{button}</div>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <HouseWindow
            place={place}
            organizationIds={organizationIds}
            onClose={() => setIsOpen(false)}
            onPoint={(coords) => {
              setIsOpen(false)
              onPoint({ ...place, coords, precision: 'house' })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
