import type { CourierCall } from '@okolitsa/contracts/shipments/courier-call.ts'
import type { Parcel } from '@okolitsa/contracts/shipments/shipment.ts'
import { courierCalls as text } from '@okolitsa/strings/ru/courier-calls.ts'
import { formatWindow } from '@okolitsa/strings/ru/format.ts'
import { lazy, Suspense, useState } from 'react'
import { type CourierDesk, useCourierCalls } from '../../data/shipments/desk/use-courier-calls.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Badge, type BadgeColor } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TruckIcon } from '../../ui/icons.ts'
import { CourierForm } from './courier-form.tsx'
import { dayWords } from './day-words.ts'
import css from './parcels.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

function badgeOf({ step, state }: CourierCall): { readonly color: BadgeColor; readonly words: string } {
  if (step === 'refused') return { color: 'red', words: text.refused }
  if (step === 'ordering') return { color: 'orange', words: text.calling }
  if (step === 'callingOff') return { color: 'gray', words: text.callingOff }
  const color = state === 'trouble' ? 'red' : state === 'done' ? 'green' : 'blue'
  return { color, words: text.states[state ?? 'made'] }
}

/** Visits of the carrier's courier, and a form to order one. */
export function CourierCalls({
  organizationId,
  initial,
  parcels,
}: {
  organizationId: number
  initial: CourierDesk
  parcels: readonly Parcel[]
}) {
  const { desk, call, callOff } = useCourierCalls(organizationId, initial)
  const [isOpen, setIsOpen] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)
  const toCollect = parcels.filter(({ mayCollect }) => mayCollect)
  const mayCall = desk.mayCall && toCollect.length > 0
  if (!mayCall && desk.calls.length === 0) return null
  return (
    <Card as="section" className={css.list}>
      <h2 className="h3">{text.title}</h2>
      {desk.calls.map((one) => (
        <Call key={one.id} call={one} onCallOff={() => setAsked(one.id)} />
      ))}
      {mayCall && !isOpen && (
        <Button block look="secondary" icon={TruckIcon} onClick={() => setIsOpen(true)}>
          {text.call}
        </Button>
      )}
      {mayCall && isOpen && (
        <CourierForm
          desk={desk}
          parcels={toCollect}
          busy={call.isPending}
          error={call.error}
          onClose={() => setIsOpen(false)}
          onCall={(form) => call.mutate(form, { onSuccess: () => setIsOpen(false) })}
        />
      )}
      <Suspense>
        {asked !== null && (
          <ConfirmDialog
            isOpen
            onOpenChange={() => setAsked(null)}
            title={text.callOffTitle}
            text={text.callOffText}
            confirmText={text.callOff}
            cancelText={text.callOffKeep}
            busy={callOff.isPending}
            onConfirm={() => callOff.mutate(asked, { onSettled: () => setAsked(null) })}
          />
        )}
      </Suspense>
    </Card>
  )
}

function Call({ call, onCallOff }: { call: CourierCall; onCallOff: () => void }) {
  const reference = useDayReference()
  const { color, words } = badgeOf(call)
  const isNameless = call.step === 'made' && call.number === null && !call.mayCallOff && call.state !== 'done'
  const facts = [
    call.address,
    text.load(call.orderIds.length, call.weightGrams),
    call.number && text.number(call.number),
    call.note,
  ]
  return (
    <div className={css.toShip}>
      <div className="row fw">
        <b>{text.when(dayWords(call.day, reference), formatWindow(call.fromHour, call.toHour))}</b>
        <Badge color={color}>{words}</Badge>
      </div>
      <span className={css.words}>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      {call.step === 'refused' && (
        <Notification tone="error">{call.failures.map((failure) => text.failures[failure]).join('. ')}</Notification>
      )}
      {call.step === 'made' && call.state === 'trouble' && <Notification tone="warning">{text.trouble}</Notification>}
      {isNameless && <Notification tone="info">{text.nameless}</Notification>}
      {call.mayCallOff && (
        <Button block look="secondary-gray" onClick={onCallOff}>
          {text.callOff}
        </Button>
      )}
    </div>
  )
}
