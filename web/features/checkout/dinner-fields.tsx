import { DROP_OFFS, type DropOff } from '@okolitsa/domain/orders/drop-off.ts'
import { dinner as text } from '@okolitsa/strings/ru/dinner.ts'
import { formatDurationRange } from '@okolitsa/strings/ru/format.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'
import type { CartChoice, SettledDinner } from './checkout-choice.ts'
import css from './fields.module.css'

/** Maximum number of sets of cutlery, as in the contract. */
const MAX_CUTLERY = 20

/** Delivery time of a dinner: as soon as possible, or a half hour of today or tomorrow. */
export function DinnerTime({
  dinner: { promise, slot },
  isTaken,
  onChange,
}: {
  dinner: SettledDinner
  /** The customer picks the dinner up. */
  isTaken: boolean
  onChange: (change: Partial<CartChoice>) => void
}) {
  const reference = { now: useDayReference().now, zone: promise.timeZone }
  const { asap, notNow, slots } = promise
  const [first] = slots
  return (
    <div className="stack g2">
      <div className={css.twoColumns}>
        <RadioCards
          label={isTaken ? text.whenTaken : text.when}
          hideLabel={false}
          value={slot ? 'slot' : 'asap'}
          items={[
            {
              value: 'asap' as const,
              title: text.asap,
              note: asap ? (
                <span className="nb">{formatDurationRange(asap.fromMinutes, asap.toMinutes)}</span>
              ) : notNow ? (
                text.notNow[notNow.reason]
              ) : undefined,
              disabled: asap === null,
            },
            {
              value: 'slot' as const,
              title: text.atTime,
              note: first ? text.slots(new Date(first.from), reference) : text.noSlots,
              disabled: !first,
            },
          ]}
          onValueChange={(kind) => onChange({ slotFrom: kind === 'slot' ? (first?.from ?? null) : null })}
        />
      </div>
      {slot && (
        <Select
          label={text.slot}
          value={slot.from}
          items={slots.map(({ from, to }) => ({
            value: from,
            title: text.slotTitle(new Date(from), new Date(to), reference),
          }))}
          onChange={(event) => onChange({ slotFrom: event.target.value })}
        />
      )}
      <p className="sm muted" aria-live="polite">
        {dinnerWhen({ promise, slot }, isTaken, reference.now)}
      </p>
    </div>
  )
}

/** Delivery time in one sentence. */
export function dinnerWhen({ promise, slot }: SettledDinner, isTaken: boolean, now: Date): string {
  const reference = { now, zone: promise.timeZone }
  if (slot) return text.promiseSlot(isTaken, new Date(slot.from), new Date(slot.to), reference)
  return promise.asap ? text.promiseAsap(isTaken, promise.asap.fromMinutes, promise.asap.toMinutes) : ''
}

/** Cutlery, and drop-off at the door. */
export function DinnerRequests({
  choice,
  isTaken,
  onChange,
}: {
  choice: CartChoice
  isTaken: boolean
  onChange: (change: Partial<CartChoice>) => void
}) {
  const { cutlery, dropOff } = choice
  return (
    <>
      {!isTaken && (
        <Select
          label={text.atDoor}
          value={dropOff}
          items={DROP_OFFS.map((value) => ({ value, title: text.dropOffs[value] }))}
          onChange={(event) => onChange({ dropOff: event.target.value as DropOff })}
        />
      )}
      <div className="row g4">
        <span>{text.cutlery}</span>
        <QuantityStepper
          text={text.cutlerySets(cutlery)}
          labels={text.cutleryLabels}
          isMinimum={cutlery === 0}
          noMoreText={cutlery >= MAX_CUTLERY ? text.cutleryMost : undefined}
          onDecrease={() => onChange({ cutlery: Math.max(0, cutlery - 1) })}
          onIncrease={() => onChange({ cutlery: cutlery + 1 })}
        />
      </div>
    </>
  )
}
