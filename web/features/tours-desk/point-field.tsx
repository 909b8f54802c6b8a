import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import { tourForm as text } from '@okolitsa/strings/ru/tour-form.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CircleAlertIcon, CircleCheckIcon, MapPinIcon } from '../../ui/icons.ts'
import css from './tour-form.module.css'

const PointWindow = lazy(() => import('./point-window.tsx'))

/** Whether a point stands on the map, and the window where it is put. */
export function PointField({
  name,
  coords,
  near,
  onPoint,
}: {
  /** Of which place, for whoever does not see what stands above. */
  name: string
  coords: Coordinates | null
  /** Where the map opens without one. */
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
