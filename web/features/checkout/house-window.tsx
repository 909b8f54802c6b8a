import { type Coordinates, distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { parseCoordinates } from '@okolitsa/domain/geo/parse-coordinates.ts'
import { checkout } from '@okolitsa/strings/ru/checkout.ts'
import { pickupPoints } from '@okolitsa/strings/ru/pickup-points.ts'
import { lazy, Suspense, useState } from 'react'
import {
  isInZones,
  type KnownAddress,
  useDeliveryZones,
  useKnownAddresses,
} from '../../data/delivery/use-delivery-zone.ts'
import { useAddressSearch } from '../../data/geo/use-address-search.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import ComboBox from '../../ui/combo-box.tsx'
import { LocateFixedIcon, MapPinIcon } from '../../ui/icons.ts'
import Modal from '../../ui/modal.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './house-window.module.css'

const text = checkout.point

const PinMap = lazy(() => import('../../ui/point-map/pin-map.tsx'))

const { mapTitle: _, zoomIn, zoomOut, metres, kilometres, cluster } = pickupPoints
const WORDS = { title: text.mapTitle, zoomIn, zoomOut, metres, kilometres, cluster }
/** Timeout of the device's position, ms: a device at home answers within it. */
const DEVICE_TIMEOUT_MS = 30_000
/** Maximum distance of a displayed known address from the pin, metres. */
const FARTHEST_KNOWN_METRES = 10_000

/** The nearest known address within the maximum distance; null = none. */
function nearestKnown(known: readonly KnownAddress[], point: Coordinates): { title: string; km: number } | null {
  const [nearest] = known
    .map(({ title, coords }) => ({ title, metres: distanceMetres(coords, point) }))
    .sort((a, b) => a.metres - b.metres)
  return nearest && nearest.metres <= FARTHEST_KNOWN_METRES
    ? { title: nearest.title, km: nearest.metres / 1_000 }
    : null
}

/**
 * Window that marks a house: a pin on a map with the couriers' zones, moved by an address search or by the device's
 * position. Accepts pasted coordinates of another map without a request.
 */
export default function HouseWindow({
  place,
  organizationIds,
  onPoint,
  onClose,
}: {
  place: Location
  /** Sellers whose couriers deliver; empty = the address is only saved. */
  organizationIds: readonly number[]
  onPoint: (coords: Coordinates) => void
  onClose: () => void
}) {
  const { site } = useRootData()
  const [at, setAt] = useState<Coordinates>(place.coords)
  const [point, setPoint] = useState<Coordinates | null>(null)
  const [typed, setTyped] = useState('')
  const [isVague, setVague] = useState(false)
  const [isLocating, setLocating] = useState(false)
  const [isSilent, setSilent] = useState(false)
  // coordinates need no search, and its list would cover the button below
  const { found, isEmpty } = useAddressSearch(parseCoordinates(typed) ? '' : typed)
  const zones = useDeliveryZones(organizationIds)
  const known = nearestKnown(useKnownAddresses(place.regionCode), point ?? at)
  const isInside = point && isInZones(zones, { ...place, coords: point })
  const zone = zones.flatMap(({ items }) => items.map(({ outline, isRough }) => ({ drawn: outline, isRough })))

  const show = (coords: Coordinates) => {
    setAt(coords)
    setPoint(coords)
    setVague(false)
  }
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
        show({ latitude, longitude })
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
        <Button block disabled={point === null} onClick={() => point && onPoint(point)}>
          {text.done}
        </Button>
      }
    >
      <div className="stack g4">
        <p>{text.how(place.title)}</p>
        {zone.length > 0 && <p>{text.zone}</p>}
        <div className={css.map}>
          <Suspense fallback={<Skeleton height="100%" radius={20} />}>
            <PinMap
              at={at}
              zone={zone}
              words={WORDS}
              yandexKey={site.yandexMapsKey}
              attribution={pickupPoints.attribution}
              failure={text.noMap}
              onMove={setPoint}
            />
          </Suspense>
        </div>
        <p role="status" className={css.status}>
          {isInside === true && <b>{text.inside}</b>}
          {isInside === false && <b>{text.outside}</b>} {known && text.nearest(known.title, known.km)}
        </p>
        <div className={css.ways}>
          <ComboBox
            label={text.street}
            hint={isVague ? text.streetVague : text.streetHint}
            inputValue={typed}
            icon={MapPinIcon}
            items={found.map(({ title }, index) => ({ id: String(index), title }))}
            emptyText={isEmpty ? text.streetUnknown : undefined}
            onInputChange={(value) => {
              setTyped(value)
              const pasted = parseCoordinates(value)
              if (pasted) show(pasted)
            }}
            onSelect={(id) => {
              const picked = found[Number(id)]
              if (!picked) return
              setTyped(picked.title)
              // an address search without streets returns the town: the visitor moves the pin
              if (picked.precision === 'place') setVague(true)
              else show(picked.coords)
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
