import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import { coordinatesText, parseCoordinates } from '@okolitsa/domain/geo/parse-coordinates.ts'
import { pickupPoints } from '@okolitsa/strings/ru/pickup-points.ts'
import { toursDesk } from '@okolitsa/strings/ru/tours-desk.ts'
import { lazy, Suspense, useState } from 'react'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './tour-form.module.css'

const PinMap = lazy(() => import('../../ui/point-map/pin-map.tsx'))
const text = toursDesk.point
const { zoomIn, zoomOut, metres, kilometres, cluster } = pickupPoints
const WORDS = { title: text.mapTitle, zoomIn, zoomOut, metres, kilometres, cluster }

/** A point: a pin on the map, or pasted coordinates. */
export default function PointWindow({
  at: first,
  onPoint,
  onClose,
}: {
  at: Coordinates
  onPoint: (coords: Coordinates) => void
  onClose: () => void
}) {
  const { site } = useRootData()
  const [at, setAt] = useState(first)
  const [typed, setTyped] = useState(coordinatesText(first))
  const coords = parseCoordinates(typed)
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={text.title}
      closeLabel={text.close}
      size="large"
      footer={
        <Button block disabled={coords === null} onClick={() => coords && onPoint(coords)}>
          {text.done}
        </Button>
      }
    >
      <div className="stack g4">
        <p>{text.how}</p>
        <div className={css.map}>
          <Suspense fallback={<Skeleton height="100%" radius={20} />}>
            <PinMap
              at={at}
              words={WORDS}
              yandexKey={site.yandexMapsKey}
              attribution={pickupPoints.attribution}
              failure={text.noMap}
              onMove={(moved) => setTyped(coordinatesText(moved))}
            />
          </Suspense>
        </div>
        <TextField
          label={text.coordinates}
          hint={text.hint}
          error={coords === null ? text.wrong : undefined}
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            const pasted = parseCoordinates(target.value)
            if (pasted) setAt(pasted)
          }}
        />
      </div>
    </Modal>
  )
}
