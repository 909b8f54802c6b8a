import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { ShippingMethods } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import { bareLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { checkout } from '@okolitsa/strings/ru/checkout.ts'
import { formatDay, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { useShippingElsewhere } from '../../data/delivery/use-shipping-elsewhere.ts'
import { visitor } from '../../data/visitor/visitor.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import type { SavedAddress } from './address-block.tsx'

const text = checkout.elsewhere

/** Delivery of a seller's cart to the place, in one line. */
function lineOf(seller: string, { items, isCarrierSilent }: ShippingMethods, day: (date: string) => string): string {
  const open = items.filter(({ dates }) => dates.length > 0)
  const courier = open.find(({ methodCode }) => methodCode === 'courier')
  const [first] = courier?.dates ?? []
  if (courier && first) {
    return text.courier(seller, day(first.date), courier.price === 0 ? checkout.free : formatPrice(courier.price))
  }
  if (open.some(({ methodCode }) => methodCode === 'cdek')) return text.cdek(seller)
  if (isCarrierSilent) return text.unknown(seller)
  return open.length > 0 ? text.pickup(seller) : text.nobody(seller)
}

/** Offers a saved address of another town with its consequences; the place changes only on consent. */
export function SavedPlaceOffer({
  address,
  here,
  carts,
}: {
  address: SavedAddress
  here: Location
  carts: readonly Cart[]
}) {
  const reference = useDayReference()
  const place = bareLocation(address)
  const answers = useShippingElsewhere(carts, place)
  const lines = carts.map(({ farmer }, index) => {
    const ways = answers[index]
    return ways && lineOf(farmer.title, ways, (date) => formatDay(date, reference))
  })
  return (
    <Notification title={text.title}>
      <div className="stack g2">
        <p>{text.text(address.title, here.title)}</p>
        {lines.some((line) => line === undefined) ? (
          <p className="muted">{text.counting}</p>
        ) : (
          lines.map((line) => <p key={line}>{line}</p>)
        )}
        <p>
          <Button size="small" look="secondary" onClick={() => visitor.chooseLocation(place)}>
            {text.take}
          </Button>
        </p>
      </div>
    </Notification>
  )
}
