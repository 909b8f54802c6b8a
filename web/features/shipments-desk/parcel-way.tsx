import type { Parcel } from '@okolitsa/contracts/shipments/shipment.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { shipments as words } from '@okolitsa/strings/ru/shipments.ts'
import { shipmentsDesk as text } from '@okolitsa/strings/ru/shipments-desk.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Badge, type BadgeColor } from '../../ui/badge.tsx'
import css from './parcels.module.css'

type Shipment = NonNullable<Parcel['shipment']>

/** Whether the parcel was not delivered and returns. */
export const isBack = (state: Shipment['state']): state is 'returning' | 'returnWaiting' | 'returned' =>
  state === 'returning' || state === 'returnWaiting' || state === 'returned'

function colorOf({ step, state }: Shipment): BadgeColor {
  if (step === 'refused' || isBack(state)) return 'red'
  if (step === 'calledOff' || step === 'callingOff') return 'gray'
  if (step === 'ordering' || state === 'made') return 'orange'
  return state === 'delivered' ? 'green' : 'blue'
}

export function ParcelBadge({ shipment }: { shipment: Shipment }) {
  const { step, state } = shipment
  return (
    <Badge color={colorOf(shipment)}>
      {step === 'made' && state !== null ? words.states[state] : text.steps[step]}
    </Badge>
  )
}

/** Reason of the carrier's refusal with the next step, or the return of the parcel. */
export function ParcelTrouble({ shipment }: { shipment: Shipment }) {
  if (isBack(shipment.state)) return <Notification tone="warning">{text[shipment.state]}</Notification>
  if (shipment.step !== 'refused') return null
  return (
    <Notification tone="error" title={text.steps.refused}>
      {shipment.failures.map((failure) => text.failures[failure]).join('. ')}
    </Notification>
  )
}

/** Events of a parcel, newest first. */
export function ParcelWay({ shipment }: { shipment: Pick<Shipment, 'way'> }) {
  const reference = useDayReference()
  if (shipment.way.length < 2) return null
  return (
    <details className={css.way}>
      <summary>{text.way}</summary>
      <ol>
        {shipment.way.map(({ state, at, city }) => (
          <li key={`${at} ${state}`}>
            <b>{words.states[state]}</b>
            <small>{[formatMoment(new Date(at), reference), city].filter(Boolean).join(', ')}</small>
          </li>
        ))}
      </ol>
    </details>
  )
}
