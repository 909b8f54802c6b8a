import type { Parcel } from '@okolitsa/contracts/shipments/shipment.ts'
import { formatDate } from '@okolitsa/strings/ru/format.ts'
import { shipments } from '@okolitsa/strings/ru/shipments.ts'
import { shipmentsDesk as text } from '@okolitsa/strings/ru/shipments-desk.ts'
import { lazy, Suspense, useState } from 'react'
import { SENDER_PATH, shipmentPaperUrl, useParcel, useParcelSteps } from '../../data/shipments/desk/use-parcels.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { BarcodeIcon, ExternalLinkIcon, FileTextIcon, TruckIcon } from '../../ui/icons.ts'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import { ParcelBadge, ParcelTrouble, ParcelWay } from './parcel-way.tsx'
import css from './parcels.module.css'
import { gramsOfText, textOfGrams, WeightField } from './weight-field.tsx'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

/** The parcel of an order sent by the carrier: order, print, cancel. */
export function OrderParcel({
  orderId,
  mayWork,
  mayArrange,
}: {
  orderId: number
  mayWork: boolean
  /** Whether the staff member may set the method of the parcels' transfer to the carrier. */
  mayArrange: boolean
}) {
  const found = useParcel(orderId)
  if (found && (found.parcel === null || (!found.isOn && found.parcel.shipment === null))) return null
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{shipments.parcel}</h2>
      {!found?.parcel ? (
        <RowSkeleton />
      ) : (
        <>
          {found.parcel.shipment && <ShipmentFacts shipment={found.parcel.shipment} />}
          {mayWork && found.parcel.mayShip && (
            <ToShip
              key={found.parcel.proposedGrams}
              parcel={found.parcel}
              hasSender={found.hasSender}
              mayArrange={mayArrange}
            />
          )}
          {mayWork && found.parcel.shipment?.step === 'made' && (
            <Papers orderId={orderId} mayCallOff={found.parcel.shipment.mayCallOff} />
          )}
        </>
      )}
    </Card>
  )
}

function ShipmentFacts({ shipment }: { shipment: NonNullable<Parcel['shipment']> }) {
  const reference = useDayReference()
  return (
    <>
      <div className="row fw">
        <ParcelBadge shipment={shipment} />
        {shipment.trackNumber && <b>{text.track(shipment.trackNumber)}</b>}
        <span className="muted">{text.kilograms(shipment.weightGrams)}</span>
      </div>
      {shipment.keptUntil !== null && (
        <p className="sm">{shipments.keptUntil(formatDate(shipment.keptUntil, reference))}</p>
      )}
      <ParcelTrouble shipment={shipment} />
      {shipment.toCollect > 0 && shipment.step === 'made' && <p className="sm">{text.collects(shipment.toCollect)}</p>}
      {shipment.step === 'made' && shipment.trackUrl && (
        <Button
          block
          look="secondary-gray"
          icon={ExternalLinkIcon}
          href={shipment.trackUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          {text.openTrack}
        </Button>
      )}
      <ParcelWay shipment={shipment} />
    </>
  )
}

function ToShip({ parcel, hasSender, mayArrange }: { parcel: Parcel; hasSender: boolean; mayArrange: boolean }) {
  const { ship } = useParcelSteps()
  const [weight, setWeight] = useState(() => textOfGrams(parcel.proposedGrams))
  const grams = gramsOfText(weight)
  if (!hasSender) return <SenderNeeded mayArrange={mayArrange} />
  return (
    <KeptForm
      id={`ship-${parcel.orderId}`}
      sending={ship}
      asks={false}
      method="post"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (grams !== null) ship.mutate([{ orderId: parcel.orderId, weightGrams: grams }])
      }}
    >
      <WeightField value={weight} isGuessed={parcel.isWeightGuessed} onChange={setWeight} />
      <Button type="submit" block icon={TruckIcon} busy={ship.isPending} disabled={grams === null}>
        {text.ship}
      </Button>
    </KeptForm>
  )
}

/** Message that the method of the parcels' transfer to the carrier is not set. */
export function SenderNeeded({ mayArrange }: { mayArrange: boolean }) {
  return (
    <Notification
      tone="warning"
      title={text.senderNeeded}
      action={
        mayArrange ? (
          <Button size="medium" href={SENDER_PATH}>
            {text.toSender}
          </Button>
        ) : undefined
      }
    >
      {mayArrange ? text.senderNeededText : text.senderNeededForOthers}
    </Notification>
  )
}

function Papers({ orderId, mayCallOff }: { orderId: number; mayCallOff: boolean }) {
  const { callOff } = useParcelSteps()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className={css.form}>
      <Button
        block
        look="secondary"
        icon={FileTextIcon}
        href={shipmentPaperUrl('waybill', [orderId])}
        target="_blank"
        rel="noopener"
      >
        {text.waybill}
      </Button>
      <Button
        block
        look="secondary"
        icon={BarcodeIcon}
        href={shipmentPaperUrl('labels', [orderId])}
        target="_blank"
        rel="noopener"
      >
        {text.labels}
      </Button>
      <p className="sm muted">{text.opensPdf}</p>
      {mayCallOff && (
        <Button block look="secondary-gray" onClick={() => setIsAsked(true)}>
          {text.callOff}
        </Button>
      )}
      <Suspense>
        {isAsked && (
          <ConfirmDialog
            isOpen
            onOpenChange={setIsAsked}
            title={text.callOffTitle}
            text={text.callOffText}
            confirmText={text.callOff}
            cancelText={text.callOffKeep}
            busy={callOff.isPending}
            onConfirm={() => callOff.mutate(orderId, { onSettled: () => setIsAsked(false) })}
          />
        )}
      </Suspense>
    </div>
  )
}
