import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import { toursDesk as text } from '@okolitsa/strings/ru/tours-desk.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CircleAlertIcon, CircleCheckIcon, MapPinIcon } from '../../ui/icons.ts'
import css from './tour-form.module.css'

const PointWindow = lazy(() => import('./point-window.tsx'))

/** Whether a point is set, and the window that sets it. */
export function PointField({
  name,
  coords,
  near,
  onPoint,
}: {
  name: string
  coords: Coordinates | null
  /** Initial centre of the map. */
  near: Coordinates
  onPoint: (coords: Coordinates) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const Sign = coords ? CircleCheckIcon : CircleAlertIcon
  return (
    <div className={css.point}>
      <p className="sm muted">
        <Sign size={18} />
        {coords ? text.pointSet : text.pointMissing}
      </p>
      <Button
        look="secondary"
        size="medium"
        icon={MapPinIcon}
        aria-label={`${coords ? text.moveOnMap : text.onMap}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {coords ? text.moveOnMap : text.onMap}
      </Button>
      {isOpen && (
        <Suspense>
          <PointWindow
            at={coords ?? near}
            onClose={() => setOpen(false)}
            onPoint={(point) => {
              setOpen(false)
              onPoint(point)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
