import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { isEarlyStep } from '@okolitsa/domain/orders/early-step.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { isUnweighed } from '@okolitsa/domain/orders/unweighed.ts'
import { dinner } from '@okolitsa/strings/ru/dinner.ts'
import { formatDate } from '@okolitsa/strings/ru/format.ts'
import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import { useState } from 'react'
import { useOrderActions } from '../../data/orders/desk/use-staff-orders.ts'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'

/** Steps that require all lines to be weighed. */
const LEAVING: ReadonlySet<DeliveryStatus> = new Set(['onTheRoad', 'readyForIssuance'])

/** The next step as a large primary button; the server decides which is open. */
export function StaffOrderMoves({ order, moves, offline }: Pick<CabinetOrder, 'order' | 'moves' | 'offline'>) {
  const { move } = useOrderActions(order.id)
  const handing = useModal()
  const ahead = moves.filter((to) => to !== 'canceled')
  const reference = { ...useDayReference(), zone: order.farmer.timeZone }
  const hasDeliveryDayCome = dayIn(reference.zone, reference.now) >= order.deliveryDate
  const isEarly = (to: DeliveryStatus) => isEarlyStep({ deliveryKind: order.deliveryKind, hasDeliveryDayCome }, to)
  const day = formatDate(order.deliveryDate, reference)
  /** A step to confirm: its day has not come. */
  const [askedStep, setAskedStep] = useState<DeliveryStatus | null>(null)
  const unweighed = order.lines.filter(({ isWeight, pickedAmount }) => isUnweighed({ isWeight, picked: pickedAmount }))
  const isBarred = (to: DeliveryStatus) => LEAVING.has(to) && order.dinner === null && unweighed.length > 0
  const go = (to: DeliveryStatus) => {
    if (to === 'received') handing.open()
    else if (isEarly(to)) setAskedStep(to)
    else move.mutate({ to })
  }
  const isWaitingForMoney = moves.length > 0 && ahead.length === 0 && order.deliveryStatus === 'formed'
  return (
    <div className="stack">
      {isWaitingForMoney && <Notification tone="info">{text.unpaid}</Notification>}
      {ahead.map((to, index) => (
        <Button
          key={to}
          block
          size="xlarge"
          look={index === 0 ? 'primary' : 'secondary'}
          busy={move.isPending && move.variables?.to === to}
          disabled={isBarred(to)}
          onClick={() => go(to)}
        >
          {order.dinner && to === 'isAssembling' ? dinner.accept : text.moves[to]}
        </Button>
      ))}
      {ahead.some(isBarred) && (
        <Notification tone="info">{text.unweighed(unweighed.map(({ title }) => title))}</Notification>
      )}
      {askedStep && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAskedStep(null)}
          title={text.early.title}
          text={<p>{text.early.text(day)}</p>}
          confirmText={text.moves[askedStep]}
          confirmLook="primary"
          cancelText={text.early.keep}
          busy={move.isPending}
          onConfirm={() =>
            move.mutate({ to: askedStep, isEarlyMeant: isEarly(askedStep) }, { onSettled: () => setAskedStep(null) })
          }
        />
      )}
      {handing.isOpen && (
        <HandingDialog
          order={order}
          offline={offline}
          earlyDay={isEarly('received') ? day : null}
          onClose={handing.close}
        />
      )}
    </div>
  )
}

/** Confirms the delivery and the payment on receipt. */
function HandingDialog({
  order,
  offline,
  earlyDay,
  onClose,
}: Pick<CabinetOrder, 'order' | 'offline'> & {
  /** The agreed later day; null = it has come. */
  readonly earlyDay: string | null
  readonly onClose: () => void
}) {
  const { handOver } = useOrderActions(order.id)
  const [isTaken, setTaken] = useState(true)
  // a bank transfer arrives on a separate day
  const due = order.paymentMethod === 'banktransfer' ? 0 : offline.due
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={text.handing.title}
      text={
        <>
          {earlyDay !== null && <p>{text.early.text(earlyDay)}</p>}
          <p>{text.handing.text}</p>
          {due > 0 && (
            <Checkbox checked={isTaken} onChange={(event) => setTaken(event.target.checked)}>
              {text.handing.taken(due)}
            </Checkbox>
          )}
        </>
      }
      confirmText={text.handing.save}
      confirmLook="primary"
      cancelText={text.handing.keep}
      busy={handOver.isPending}
      onConfirm={() =>
        handOver.mutate(
          { taken: due > 0 && isTaken ? due : null, isEarlyMeant: earlyDay !== null },
          { onSettled: onClose },
        )
      }
    />
  )
}

/** Cancels the order; placed apart from the main buttons and requires a reason. */
export function CancelOrder({ orderId, taken }: { orderId: number; taken: number }) {
  const { move } = useOrderActions(orderId)
  const cancelling = useModal()
  return (
    <>
      <Button block look="secondary-gray" onClick={cancelling.open}>
        {text.moves.canceled}
      </Button>
      {cancelling.isOpen && (
        <ReasonDialog
          draftId={`cancel-order-${orderId}`}
          title={text.cancelling.title}
          text={taken > 0 ? text.cancelling.byHand(taken) : text.cancelling.text}
          label={text.cancelling.reason}
          reasons={text.cancelling.reasons}
          error={text.cancelling.reasonError}
          save={text.cancelling.save}
          keep={text.cancelling.keep}
          busy={move.isPending}
          onClose={cancelling.close}
          onSave={(reason) => move.mutate({ to: 'canceled', reason }, { onSettled: cancelling.close })}
        />
      )}
    </>
  )
}
