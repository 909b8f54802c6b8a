import type { Parcel } from '@okolitsa/contracts/shipments/shipment.ts'
import { formatDayShort, formatOrderNumber } from '@okolitsa/strings/ru/format.ts'
import { shipmentsDesk as text } from '@okolitsa/strings/ru/shipments-desk.ts'
import type { ReactNode } from 'react'
import basketPicture from '../../assets/food/basket.webp'
import type { CourierDesk } from '../../data/shipments/desk/use-courier-calls.ts'
import {
  type ParcelDesk,
  type ParcelToShip,
  shipmentPaperUrl,
  useParcelDesk,
  useParcelSteps,
} from '../../data/shipments/desk/use-parcels.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { BarcodeIcon, FileTextIcon, TruckIcon } from '../../ui/icons.ts'
import { CourierCalls } from './courier-calls.tsx'
import { dayWords } from './day-words.ts'
import { SenderNeeded } from './order-parcel.tsx'
import { isBack, ParcelBadge, ParcelTrouble } from './parcel-way.tsx'
import css from './parcels.module.css'
import { gramsOfText, textOfGrams, WeightField } from './weight-field.tsx'

const MAX_AT_ONCE = 100

const isReturn = ({ shipment }: Parcel) => shipment !== null && isBack(shipment.state)
const isAway = ({ deliveryStatus, shipment }: Parcel) => deliveryStatus === 'onTheRoad' && shipment !== null

/** Orders sent by the carrier: to order, to ship, on the way. */
export function ParcelsScreen({
  organizationId,
  initial,
  couriers,
  mayArrange,
}: {
  organizationId: number
  initial: ParcelDesk
  couriers: CourierDesk
  mayArrange: boolean
}) {
  const { isOn, hasSender, parcels } = useParcelDesk(organizationId, initial)
  const toShip = parcels.filter(({ mayShip }) => mayShip)
  const made = parcels.filter(
    (parcel) => !parcel.mayShip && !isAway(parcel) && !isReturn(parcel) && parcel.shipment !== null,
  )
  const away = parcels.filter((parcel) => isAway(parcel) && !isReturn(parcel))
  const back = parcels.filter(isReturn)
  return (
    <div className={css.screen}>
      <div>
        <h1 className="h1">{text.title}</h1>
        {parcels.length > 0 && <p className="muted">{text.summary(toShip.length, parcels.length)}</p>}
      </div>
      {!isOn && <Notification tone="info">{text.off}</Notification>}
      {isOn && !hasSender && <SenderNeeded mayArrange={mayArrange} />}
      {parcels.length === 0 && (
        <Card>
          <EmptyState picture={basketPicture} title={text.nothing} text={text.nothingText} />
        </Card>
      )}
      <div className={css.columns}>
        {toShip.length > 0 && <ToShip parcels={toShip} mayShip={isOn && hasSender} />}
        <div className={css.screen}>
          {back.length > 0 && <Group title={text.groups.back} parcels={back} />}
          <Made parcels={made} />
          <CourierCalls organizationId={organizationId} initial={couriers} parcels={made} />
          {away.length > 0 && <Group title={text.groups.away} parcels={away} />}
        </div>
      </div>
    </div>
  )
}

/** Selected parcels with weights, ordered by one request. */
function ToShip({ parcels, mayShip }: { parcels: readonly Parcel[]; mayShip: boolean }) {
  const { ship } = useParcelSteps()
  const [kept, change, drop] = useDraft('parcels', () => ({
    left: [] as readonly number[],
    weights: {} as Readonly<Record<number, string>>,
  }))
  const { weights } = kept
  const left = new Set(kept.left)
  const setLeft = (next: ReadonlySet<number>) => change({ left: [...next] })
  const weightOf = (parcel: Parcel) => weights[parcel.orderId] ?? textOfGrams(parcel.proposedGrams)
  const chosen = parcels.filter(({ orderId }) => !left.has(orderId)).slice(0, MAX_AT_ONCE)
  const wanted = chosen.map((parcel): ParcelToShip | null => {
    const weightGrams = gramsOfText(weightOf(parcel))
    return weightGrams === null ? null : { orderId: parcel.orderId, weightGrams }
  })
  const good = wanted.filter((one) => one !== null)
  const choose = (orderId: number, isChosen: boolean) =>
    setLeft(new Set(isChosen ? [...left].filter((one) => one !== orderId) : [...left, orderId]))
  return (
    <form
      method="post"
      className={css.screen}
      onSubmit={(event) => {
        event.preventDefault()
        if (!ship.isPending) ship.mutate(good, { onSuccess: drop })
      }}
    >
      <Card as="section" className={css.list}>
        <h2 className="h3">{text.groups.toShip}</h2>
        {parcels.length > 1 && (
          <Checkbox
            checked={left.size === 0}
            onChange={() => setLeft(new Set(left.size === 0 ? parcels.map(({ orderId }) => orderId) : []))}
            className={css.choice}
          >
            <b>{text.chooseAll}</b>
          </Checkbox>
        )}
        {parcels.map((parcel) => (
          <div key={parcel.orderId} className={css.toShip}>
            <Checkbox
              checked={!left.has(parcel.orderId)}
              onChange={(event) => choose(parcel.orderId, event.currentTarget.checked)}
              className={css.choice}
            >
              <ParcelWords parcel={parcel} />
            </Checkbox>
            <div className={css.weight}>
              <WeightField
                hideLabel
                value={weightOf(parcel)}
                isGuessed={parcel.isWeightGuessed}
                onChange={(typed) => change({ weights: { ...weights, [parcel.orderId]: typed } })}
              />
              <small aria-hidden="true">{text.weight}</small>
            </div>
            {parcel.shipment && <ParcelTrouble shipment={parcel.shipment} />}
          </div>
        ))}
      </Card>
      <div className={css.bar}>
        <Button
          type="submit"
          block
          size="xlarge"
          icon={TruckIcon}
          busy={ship.isPending}
          disabled={!mayShip || good.length === 0 || good.length < wanted.length}
        >
          {text.shipMany(chosen.length)}
        </Button>
      </div>
    </form>
  )
}

/** Ordered parcels: print the documents, then bring them to the office. */
function Made({ parcels }: { parcels: readonly Parcel[] }) {
  const ids = parcels.filter(({ shipment }) => shipment?.step === 'made').map(({ orderId }) => orderId)
  if (parcels.length === 0) return null
  return (
    <Group title={text.groups.made} parcels={parcels}>
      {ids.length > 0 && (
        <div className={css.papers}>
          <Button
            block
            look="secondary"
            icon={FileTextIcon}
            href={shipmentPaperUrl('waybill', ids)}
            target="_blank"
            rel="noopener"
          >
            {text.waybills(ids.length)}
          </Button>
          <Button
            block
            look="secondary"
            icon={BarcodeIcon}
            href={shipmentPaperUrl('labels', ids)}
            target="_blank"
            rel="noopener"
          >
            {text.allLabels(ids.length)}
          </Button>
        </div>
      )}
    </Group>
  )
}

function Group({ title, parcels, children }: { title: string; parcels: readonly Parcel[]; children?: ReactNode }) {
  return (
    <Card as="section" className={css.list}>
      <h2 className="h3">{title}</h2>
      {children}
      {parcels.map((parcel) => (
        <a key={parcel.orderId} className={css.row} href={`/cabinet/orders/${parcel.orderId}`}>
          <ParcelWords parcel={parcel} />
          {parcel.shipment && <ParcelBadge shipment={parcel.shipment} />}
        </a>
      ))}
    </Card>
  )
}

/** Order number, recipient, destination and latest departure. */
function ParcelWords({ parcel }: { parcel: Parcel }) {
  const reference = useDayReference()
  const { shipment } = parcel
  const facts = [
    shipment?.trackNumber ? text.track(shipment.trackNumber) : text.leaves(formatDayShort(parcel.leavesOn, reference)),
    parcel.collectedOn !== null && text.collected(dayWords(parcel.collectedOn, reference)),
    parcel.where,
    parcel.isPaidThere && text.paysThere,
  ]
  return (
    <span className={css.words}>
      <b>
        {formatOrderNumber(parcel.orderId)}, {parcel.recipientName}
      </b>
      <small>{facts.filter(Boolean).join(' · ')}</small>
    </span>
  )
}
