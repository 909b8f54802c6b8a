import type { KitchenOrder } from '@okolitsa/contracts/kitchen-orders/kitchen-orders.endpoints.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { dinner } from '@okolitsa/strings/ru/dinner.ts'
import { formatDay, formatOrderNumber } from '@okolitsa/strings/ru/format.ts'
import { kitchenOrdersDesk as text } from '@okolitsa/strings/ru/kitchen-orders-desk.ts'
import { useState } from 'react'
import { useKitchenWord } from '../../data/kitchen-orders/desk/use-kitchen.ts'
import { placeWords } from '../../data/orders/delivery-words.ts'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { BikeIcon, CheckIcon, ShoppingBagIcon } from '../../ui/icons.ts'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import css from './kitchen.module.css'
import { KitchenTime } from './kitchen-time.tsx'

/** Minimum, maximum and step of a kitchen's minutes. */
const [LEAST, MOST, STEP] = [5, 180, 5]
const DELAYS = [5, 10, 15]

const roundUp = (minutes: number) => Math.min(MOST, Math.max(LEAST, Math.ceil(minutes / STEP) * STEP))

/** An order in the kitchen: dishes, time left, one main button. */
export function KitchenCard({
  order,
  column,
  nowMs,
  cookMinutes,
}: {
  order: KitchenOrder
  column: 'answer' | 'cook' | 'ready' | 'road'
  nowMs: number
  /** Current preparation time. */
  cookMinutes: number
}) {
  const { dinner: promised, place } = order
  const hours = promisedWords(order, nowMs)
  const isLate = column === 'cook' && dueMs(order) < nowMs
  return (
    <li>
      <Card className={classNames(css.card, column === 'answer' && css.fresh, isLate && css.late)}>
        <div className={css.cardHead}>
          <h3 className="h4">
            <a href={`/cabinet/orders/${order.id}`} className={css.number}>
              {formatOrderNumber(order.id)}
            </a>
            <small>
              {place ? text.courier(hours) : text.pickup(hours)} · {text.total(order.total)}
            </small>
          </h3>
          <KitchenTime order={order} column={column} nowMs={nowMs} dueMs={dueMs(order)} />
        </div>
        <ul className={css.dishes}>
          {order.lines.map(({ id, title, quantity, options }) => (
            <li key={id}>
              <b>{quantity}&nbsp;×</b>
              <span>
                {title}
                {options.map((option) => (
                  <small key={`${option.groupTitle}/${option.title}`} className={css.option}>
                    {option.count > 1 ? `${option.title} × ${option.count}` : option.title}
                  </small>
                ))}
              </span>
            </li>
          ))}
        </ul>
        {order.comment && (
          <p className={css.note}>
            <b>{text.comment}:</b> {order.comment}
          </p>
        )}
        {column !== 'answer' && (
          <p className={css.packing}>
            {text.cutlery(dinner.cutlerySets(promised.cutlery))}
            {place && ` · ${dinner.dropOffs[promised.dropOff]} · ${placeWords({ place })}`}
          </p>
        )}
        {order.toTake > 0 && (column === 'ready' || column === 'road') && (
          <p className={css.toTake}>{text.toTake(order.toTake)}</p>
        )}
        <Buttons order={order} column={column} cookMinutes={cookMinutes} />
      </Card>
    </li>
  )
}

/** Delivery time in the restaurant's time zone, with the day unless it is today. */
function promisedWords(
  { dinner: { promisedFrom, promisedTo }, restaurant: { timeZone: zone } }: KitchenOrder,
  nowMs: number,
) {
  const [from, now] = [new Date(promisedFrom), new Date(nowMs)]
  const hours = dinner.hours(from, new Date(promisedTo), zone)
  const day = dayIn(zone, from)
  return day === dayIn(zone, now) ? hours : `${formatDay(day, { now, zone })}, ${hours}`
}

/** Time at which the order must leave the kitchen. */
const dueMs = ({ dinner: { promisedTo }, roadMinutes }: KitchenOrder) => Date.parse(promisedTo) - roadMinutes * 60_000

function Buttons({
  order,
  column,
  cookMinutes,
}: Pick<Parameters<typeof KitchenCard>[0], 'order' | 'column' | 'cookMinutes'>) {
  const { mutate, isPending } = useKitchenWord()
  const { id, place, recipientName } = order
  const name = formatOrderNumber(id)
  switch (column) {
    case 'answer':
      return order.dinner.acceptBefore && <Answer order={order} cookMinutes={cookMinutes} />
    case 'cook':
      return (
        <div className={css.cooking}>
          {DELAYS.map((minutes) => (
            <Button
              key={minutes}
              look="secondary"
              busy={isPending}
              aria-label={text.delayLabel(minutes, name)}
              onClick={() => mutate({ id, word: 'delay', minutes })}
            >
              {text.delay(minutes)}
            </Button>
          ))}
          <Button block look="soft" icon={CheckIcon} busy={isPending} onClick={() => mutate({ id, word: 'ready' })}>
            {text.ready}
          </Button>
        </div>
      )
    case 'ready':
      return place ? (
        <Button block look="secondary" icon={BikeIcon} busy={isPending} onClick={() => mutate({ id, word: 'send' })}>
          {text.send}
        </Button>
      ) : (
        <Button
          block
          look="secondary"
          icon={ShoppingBagIcon}
          busy={isPending}
          onClick={() => mutate({ id, word: 'handOver' })}
        >
          {text.handOverTo(recipientName)}
        </Button>
      )
    case 'road':
      return (
        <Button block look="secondary" busy={isPending} onClick={() => mutate({ id, word: 'handOver' })}>
          {text.handOver}
        </Button>
      )
  }
}

/** Accepts the order with minutes, or refuses it with a reason. */
function Answer({ order: { id }, cookMinutes }: Pick<Parameters<typeof KitchenCard>[0], 'order' | 'cookMinutes'>) {
  const { mutate, isPending } = useKitchenWord()
  // follows the kitchen's load until a choice
  const [chosen, setMinutes] = useState<number | null>(null)
  const minutes = chosen ?? roundUp(cookMinutes)
  const [isRefusing, setRefusing] = useState(false)
  const name = formatOrderNumber(id)
  const labels = text.acceptMinutes
  return (
    <>
      <QuantityStepper
        text={text.minutes(minutes)}
        labels={{
          group: labels.group(name),
          decrease: labels.decrease,
          increase: labels.increase,
          remove: labels.remove,
        }}
        isMinimum={minutes <= LEAST}
        noMoreText={minutes >= MOST ? labels.most : undefined}
        onDecrease={() => setMinutes(roundUp(minutes - STEP))}
        onIncrease={() => setMinutes(roundUp(minutes + STEP))}
      />
      <div className={css.buttons}>
        <Button look="secondary-gray" onClick={() => setRefusing(true)}>
          {text.refuse}
        </Button>
        <Button busy={isPending} onClick={() => mutate({ id, word: 'accept', minutes })}>
          {text.accept(minutes)}
        </Button>
      </div>
      {isRefusing && (
        <ReasonDialog
          draftId={`refuse-${id}`}
          title={text.refuseTitle(name)}
          text={<p>{text.refuseText}</p>}
          label={text.refuseLabel}
          reasons={text.refuseReasons}
          error={text.refuseMissing}
          save={text.refuseYes}
          keep={text.keep}
          busy={isPending}
          onClose={() => setRefusing(false)}
          onSave={(reason) => mutate({ id, word: 'refuse', reason }, { onSettled: () => setRefusing(false) })}
        />
      )}
    </>
  )
}
