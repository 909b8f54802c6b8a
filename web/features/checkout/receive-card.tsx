import type { ShippingMethod } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { dinner as dinnerText } from '@okolitsa/strings/ru/dinner.ts'
import { formatDay, formatMonthShort, formatPrice, formatWeekday } from '@okolitsa/strings/ru/format.ts'
import type { ReactNode } from 'react'
import type { CartOptions } from '../../data/checkout/use-checkout-options.ts'
import { Pretended } from '../../platform/loading/pretended.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import { PackageIcon, StoreIcon, TruckIcon } from '../../ui/icons.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import {
  type CartChoice,
  carrierInForce,
  carrierMethods,
  courierMethod,
  methodInForce,
  missingForCourier,
  obstacle,
  pickupMethods,
  type ReceiveCode,
  settle,
} from './checkout-choice.ts'
import { dayName } from './day-name.ts'
import { DinnerRequests, DinnerTime } from './dinner-fields.tsx'
import css from './fields.module.css'

const price = (sum: number) => (sum === 0 ? text.free : formatPrice(sum))

/** Tiles of courier and pickup: the price, or the reason why the method is unavailable. */
function methodTiles(options: CartOptions) {
  const courier = courierMethod(options)
  const counted = options.calculation.methods.find((one) => one.methodCode === 'courier')?.deliverySum
  const noteOf = (code: ReceiveCode, note: string) => {
    const reason = obstacle(code, options)
    if (reason === 'tooLittle') return text.methodNotes.tooLittle(missingForCourier(options.calculation))
    if (reason === 'notHere') return text.methodNotes[code === 'pickup' ? 'noPoints' : 'notHere']
    const dinner = options.calculation.dinners.find(({ methodCode }) => methodCode === code)
    if (reason && dinner?.notNow) return dinnerText.notNow[dinner.notNow.reason]
    if (dinner && code === 'courier') return dinnerText.courier
    return reason ? text.methodNotes.noDates[reason] : note
  }
  const places = pickupMethods(options.methods).length
  const [carrier, ...others] = carrierMethods(options.methods)
  return [
    {
      value: 'courier' as const,
      title: text.methods.courier,
      note: noteOf('courier', text.methodNotes[courier?.needsPoint ? 'courierInPart' : 'courier']),
      icon: TruckIcon,
      disabled: obstacle('courier', options) !== null,
      ...(courier && { end: price(counted ?? courier.price) }),
    },
    {
      value: 'pickup' as const,
      title: text.methods.pickup,
      note: noteOf('pickup', text.methodNotes.pickup(places)),
      icon: StoreIcon,
      disabled: obstacle('pickup', options) !== null,
      ...(places > 0 && { end: price(0) }),
    },
    // a carrier that does not answer or does not serve the place is omitted
    ...(carrier?.carrier
      ? [
          {
            value: 'cdek' as const,
            title: text.methods.cdek,
            note: text.methodNotes.cdek(carrier.carrier.daysMin, carrier.carrier.daysMax),
            icon: PackageIcon,
            end: text.priceFrom(Math.min(carrier.price, ...others.map((way) => way.price)), others.length > 0),
          },
        ]
      : []),
  ]
}

/** Maximum number of days: more do not fit a phone. */
const MAX_DAYS = 14

/** A request to choose a pickup point of a method. */
export interface PointsAsked {
  readonly choice: CartChoice
  readonly onChange: (change: Partial<CartChoice>) => void
  /** Pickup: the seller's places; CDEK: the methods that end at points. */
  readonly ways: readonly ShippingMethod[]
  /** For pickup: the point in force. */
  readonly chosen: ShippingMethod | null
}

/** Delivery of one seller's order: method, point, day. The courier's address is passed as `children`. */
export function ReceiveCard({
  title,
  isInside = false,
  choice,
  options,
  notification,
  preferences,
  renderPoints,
  onChange,
  children,
}: {
  title: string
  /** The surrounding card already names the seller. */
  isInside?: boolean
  choice: CartChoice
  options: CartOptions
  /** Reason why the cart could not be ordered with this choice. */
  notification?: ReactNode
  /** Substitution rules. */
  preferences?: ReactNode
  /** Chooses a point, also on a map. */
  renderPoints: (asked: PointsAsked) => ReactNode
  onChange: (change: Partial<CartChoice>) => void
  /** The courier's address, if it is asked for. */
  children?: ReactNode
}) {
  const reference = useDayReference()
  const settled = settle(choice, options)
  const code = methodInForce(choice, options)
  const carrier = code === 'cdek' ? carrierInForce(choice, options.methods) : undefined
  const dates = settled?.method.dates.slice(0, MAX_DAYS) ?? []
  const isTaken = code === 'pickup' || (carrier !== undefined && carrier.carrier?.end !== 'door')
  const promise =
    code === 'pickup'
      ? text.promisePickup
      : isTaken
        ? text.promisePoint
        : settled?.method.needsPoint
          ? text.promiseInPart
          : text.promise
  const fields = (
    <>
      {notification}
      <div className={css.twoColumns}>
        <RadioCards
          label={text.receive.way}
          value={code}
          items={methodTiles(options)}
          onValueChange={(methodCode) => onChange({ methodCode })}
        />
      </div>
      {carrier && (
        <RadioCards
          label={text.carrierEnd}
          hideLabel={false}
          value={carrier.carrier?.end ?? null}
          items={carrierMethods(options.methods).flatMap(({ carrier: way, price: sum }) =>
            way
              ? [
                  {
                    value: way.end,
                    title: text.carrierEnds[way.end],
                    note: text.methodNotes.cdek(way.daysMin, way.daysMax),
                    end: price(sum),
                  },
                ]
              : [],
          )}
          onValueChange={(carrierEnd) => onChange({ carrierEnd })}
        />
      )}
      {settled?.method.carrier && <Pretended service="cdek" />}
      {isTaken &&
        renderPoints({
          choice,
          onChange,
          ways: carrier ? [carrier] : pickupMethods(options.methods),
          chosen: settled?.method ?? null,
        })}
      {settled?.dinner && <DinnerTime dinner={settled.dinner} isTaken={isTaken} onChange={onChange} />}
      {settled && !settled.dinner && (
        <div className="stack g2">
          <RadioCards
            label={isTaken ? text.whenPickup : text.when}
            hideLabel={false}
            layout="days"
            value={settled.date.date}
            items={dates.map(({ date }) => ({
              value: date,
              title: Number(date.slice(8)),
              month: formatMonthShort(date),
              spoken: formatDay(date, { ...reference, zone: settled.method.timeZone }),
              note: dayName(date, { ...reference, zone: settled.method.timeZone }) ?? formatWeekday(date),
            }))}
            onValueChange={(date) => onChange({ date })}
          />
          <p className="sm muted" aria-live="polite">
            {promise(settled.date.date, settled.date, {
              ...reference,
              zone: settled.method.timeZone,
            })}
            {settled.method.carrier &&
              ` ${text.sentOn(settled.date.date, settled.method.carrier.daysMax, { ...reference, zone: settled.method.timeZone })}`}
          </p>
        </div>
      )}
      {children}
      {settled?.dinner && <DinnerRequests choice={choice} isTaken={isTaken} onChange={onChange} />}
      <TextArea
        label={text.comment}
        hint={settled?.dinner ? dinnerText.commentHint : text.commentHint}
        rows={2}
        maxLength={1000}
        value={choice.comment}
        onChange={(event) => onChange({ comment: event.target.value })}
      />
      {preferences}
    </>
  )
  if (isInside) return <div className="stack g5">{fields}</div>
  return (
    <Card as="section" className="stack g5">
      <h2 className="h3">{title}</h2>
      {fields}
    </Card>
  )
}
