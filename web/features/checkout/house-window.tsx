import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { coordinatesText, parseCoordinates } from '@okolitsa/domain/geo/parse-coordinates.ts'
import { checkout } from '@okolitsa/strings/ru/checkout.ts'
import { pickupPoints } from '@okolitsa/strings/ru/pickup-points.ts'
import { lazy, Suspense, useState } from 'react'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LocateFixedIcon } from '../../ui/icons.ts'
import Modal from '../../ui/modal.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './house-window.module.css'

const text = checkout.point

const PinMap = lazy(() => import('../../ui/point-map/pin-map.tsx'))

const { mapTitle: _, zoomIn, zoomOut, metres, kilometres, cluster } = pickupPoints
const WORDS = { title: text.mapTitle, zoomIn, zoomOut, metres, kilometres, cluster }
/** A device at home answers within this, ms. */
const DEVICE_TIMEOUT_MS = 30_000

/** The point of a house: a pin on the map, the device when the visitor is at home, or coordinates of any other map. */
export default function HouseWindow({
  place,
  onPoint,
  onClose,
}: {
  place: Location
  onPoint: (coords: Coordinates) => void
  onClose: () => void
}) {
  const { site } = useRootData()
  const [at, setAt] = useState<Coordinates>(place.coords)
  const [typed, setTyped] = useState('')
  const [isLocating, setLocating] = useState(false)
  const [isSilent, setSilent] = useState(false)
  const coords = parseCoordinates(typed)

  const locate = () => {
    if (isLocating) return
    const fail = () => {
      setLocating(false)
      setSilent(true)
    }
    setSilent(false)
    if (!('geolocation' in navigator)) return fail()
    setLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setLocating(false)
        setAt({ latitude, longitude })
        setTyped(coordinatesText({ latitude, longitude }))
      },
      fail,
      { enableHighAccuracy: true, timeout: DEVICE_TIMEOUT_MS },
    )
  }

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
        <p>{text.how(place.title)}</p>
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
        <div className={css.ways}>
          <TextField
            label={text.coordinates}
            hint={text.coordinatesHint}
            error={typed !== '' && coords === null ? text.coordinatesWrong : undefined}
            inputMode="text"
            autoComplete="off"
            maxLength={60}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              const pasted = parseCoordinates(event.target.value)
              if (pasted) setAt(pasted)
            }}
          />
          <Button look="secondary" size="medium" icon={LocateFixedIcon} busy={isLocating} onClick={locate}>
            {text.here}
          </Button>
        </div>
        {isSilent && <Notification tone="warning">{text.silent}</Notification>}
      </div>
    </Modal>
  )
}
