import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { formatPrice, formatWeekday } from '@okolitsa/strings/ru/format.ts'
import type { ReactNode } from 'react'
import { useDayReference } from '../../app/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import { StoreIcon, TruckIcon } from '../../ui/icons.ts'
import { PickTiles } from '../../ui/pick-tiles.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import {
  type CartChoice,
  type CartOptions,
  courierMethod,
  methodInForce,
  missingForCourier,
  obstacle,
  pickupMethods,
  type ReceiveCode,
  settle,
} from './checkout-choice.ts'
import { dayName } from './day-name.ts'
import css from './fields.module.css'

const price = (sum: number) => (sum === 0 ? text.free : formatPrice(sum))

/** Tiles «courier» and «pick up»: the price, or why it cannot be. */
function methodTiles(options: CartOptions) {
  const courier = courierMethod(options)
  const counted = options.calculation.methods.find((one) => one.methodCode === 'courier')?.deliverySum
  const noteOf = (code: ReceiveCode, note: string) => {
    const reason = obstacle(code, options)
    if (reason === 'tooLittle' && courier)
      return text.methodNotes.tooLittle(missingForCourier(courier, options.calculation))
    if (reason === 'notHere') return text.methodNotes[code === 'pickup' ? 'noPoints' : 'notHere']
    return reason ? text.methodNotes.noDates : note
  }
  const places = pickupMethods(options.methods).length
  return [
    {
      value: 'courier' as const,
      title: text.methods.courier,
      note: noteOf('courier', text.methodNotes.courier),
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
  ]
}

/** Most days offered at once: two weeks and a bit would not fit a phone. */
const MOST_DAYS = 14

/** How one seller's goods are received: way, point, day; the address of the courier is put in as `children`. */
export function ReceiveCard({
  title,
  choice,
  options,
  notice,
  wishes,
  onChange,
  children,
}: {
  title: string
  choice: CartChoice
  options: CartOptions
  /** Why the cart could not be ordered as it was chosen. */
  notice?: ReactNode
  /** What to do about products that run out. */
  wishes?: ReactNode
  onChange: (change: Partial<CartChoice>) => void
  /** The courier's address. */
  children?: ReactNode
}) {
  const reference = useDayReference()
  const settled = settle(choice, options)
  const code = methodInForce(choice, options)
  const points = pickupMethods(options.methods)
  const dates = settled?.method.dates.slice(0, MOST_DAYS) ?? []
  const promise = code === 'pickup' ? text.promisePickup : text.promise
  return (
    <Card as="section" className="stack g5">
      <h2 className="h3">{title}</h2>
      {notice}
      <div className={css.twoColumns}>
        <PickTiles
          label={title}
          value={code}
          items={methodTiles(options)}
          onValueChange={(methodCode) => onChange({ methodCode })}
        />
      </div>
      {code === 'pickup' && (
        <PickTiles
          label={text.where}
          hideLabel={false}
          value={settled ? String(settled.method.tradePlace?.id) : null}
          items={points.map(({ tradePlace }) => ({
            value: String(tradePlace?.id),
            title: tradePlace?.title ?? '',
            note: tradePlace?.address,
          }))}
          onValueChange={(id) => onChange({ tradePlaceId: Number(id) })}
        />
      )}
      {settled && (
        <div className="stack g2">
          <PickTiles
            label={code === 'pickup' ? text.whenPickup : text.when}
            hideLabel={false}
            layout="days"
            value={settled.date.date}
            items={dates.map(({ date }) => ({
              value: date,
              title: Number(date.slice(8)),
              note: dayName(date, reference) ?? formatWeekday(date),
            }))}
            onValueChange={(date) => onChange({ date })}
          />
          <p className="sm muted" aria-live="polite">
            {promise(settled.date.date, settled.date.fromHour, settled.date.toHour, {
              ...reference,
              zone: settled.method.timeZone,
            })}
          </p>
        </div>
      )}
      {code === 'courier' && children}
      <TextArea
        label={text.comment}
        hint={text.commentHint}
        rows={2}
        maxLength={1000}
        value={choice.comment}
        onChange={(event) => onChange({ comment: event.target.value })}
      />
      {wishes}
    </Card>
  )
}
