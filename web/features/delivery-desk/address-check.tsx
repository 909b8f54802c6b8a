import { deliveryDesk as words } from '@okolitsa/strings/ru/delivery-desk.ts'
import { formatDay } from '@okolitsa/strings/ru/format.ts'
import { lazy, Suspense, useState } from 'react'
import { useAddressCheck } from '../../data/delivery/desk/use-shipping.ts'
import { useAddressSearch } from '../../data/geo/use-address-search.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { MapPinIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const ComboBox = lazy(() => import('../../ui/combo-box.tsx'))
const text = words.check

/** Delivery options that a customer at an address would get, and the reasons for missing ones. */
export function AddressCheck({ organizationId }: { organizationId: number }) {
  const [typed, setTyped] = useState('')
  const { found, isEmpty } = useAddressSearch(typed)
  const check = useAddressCheck(organizationId)
  return (
    <Card as="section" className="stack g4">
      <h2 className="h3">{text.title}</h2>
      <Suspense fallback={<Skeleton height={76} />}>
        <ComboBox
          label={text.address}
          inputValue={typed}
          placeholder={text.placeholder}
          icon={MapPinIcon}
          items={found.map((place, index) => ({ id: String(index), title: place.title }))}
          emptyText={isEmpty ? text.nothing : undefined}
          onInputChange={setTyped}
          onSelect={(id) => {
            const place = found[Number(id)]
            if (!place) return
            setTyped(place.title)
            check.mutate(place)
          }}
        />
      </Suspense>
      <div role="status">
        {check.isError && <Notification tone="error" title={refusalWords(check.error, words.failed)} />}
        {check.data && <Offered {...check.data} />}
      </div>
    </Card>
  )
}

function Offered({
  methods,
  rate,
  sendsByCarrier,
  otherRates,
  roomLeft,
  fullDays,
  nearestArea,
}: NonNullable<ReturnType<typeof useAddressCheck>['data']>) {
  const reference = useDayReference()
  const courier = methods.find(({ methodCode }) => methodCode === 'courier')
  const zoned = { ...reference, ...(courier && { zone: courier.timeZone }) }
  const pickups = methods.filter(({ methodCode }) => methodCode === 'pickup').length
  const soonest = courier?.dates[0]
  const lines = [
    rate && text.rate(rate.title),
    courier && courier.minOrderSum > 0 && text.from(courier.minOrderSum),
    courier && courier.freeDeliverySum !== null && courier.price > 0 && text.free(courier.freeDeliverySum),
    courier?.needsPoint && text.needsPoint,
    courier && soonest && text.soonest(formatDay(soonest.date, zoned)),
    courier && soonest && roomLeft !== null && text.room(roomLeft),
    fullDays.length > 0 && text.full(fullDays.map((day) => formatDay(day, zoned)).join(', ')),
    otherRates.length > 0 && text.others(otherRates.map(({ title, price }) => text.otherRate(title, price)).join(', ')),
    nearestArea && text.nearest(nearestArea.title, nearestArea.metres),
    courier?.noDates && text.noDates[courier.noDates],
    pickups > 0 && text.pickup(pickups),
    sendsByCarrier && text.carrier,
  ].filter((line) => typeof line === 'string')
  return (
    <Notification
      tone={courier && !courier.noDates ? 'success' : 'info'}
      title={courier ? text.yes(courier.price) : text.no}
    >
      {lines.join(' ')}
    </Notification>
  )
}
