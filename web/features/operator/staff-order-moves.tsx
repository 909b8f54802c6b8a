import type { CabinetOrder } from '@okolitsa/contracts/cabinet/cabinet-order.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { operator as text } from '@okolitsa/strings/ru/operator.ts'
import { useState } from 'react'
import { useModal } from '../../app/use-modal.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { useOrderDeeds } from './use-staff-orders.ts'

/** Steps after which nothing is weighed any more. */
const LEAVING: ReadonlySet<DeliveryStatus> = new Set(['onTheRoad', 'readyForIssuance'])

/** The one step ahead, big and green; the server said which is open. */
export function StaffOrderMoves({ order, moves, outside }: Pick<CabinetOrder, 'order' | 'moves' | 'outside'>) {
  const { move } = useOrderDeeds(order.id)
  const handing = useModal()
  const ahead = moves.filter((to) => to !== 'canceled')
  const [unweighedStep, setUnweighedStep] = useState<DeliveryStatus | null>(null)
  const unweighed = order.lines.filter(({ isWeight, pickedAmount }) => isWeight && pickedAmount === null)
  const go = (to: DeliveryStatus) => {
    if (to === 'received') handing.open()
    else if (LEAVING.has(to) && unweighed.length > 0) setUnweighedStep(to)
    else move.mutate({ to })
  }
  const isWaitingForMoney = moves.length > 0 && ahead.length === 0 && order.deliveryStatus === 'formed'
  return (
    <div className="stack">
      {isWaitingForMoney && <Notice tone="info">{text.unpaid}</Notice>}
      {ahead.map((to, index) => (
        <Button
          key={to}
          block
          size="xlarge"
          look={index === 0 ? 'primary' : 'secondary'}
          busy={move.isPending && move.variables?.to === to}
          onClick={() => go(to)}
        >
          {text.moves[to]}
        </Button>
      ))}
      {unweighedStep && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setUnweighedStep(null)}
          title={text.unweighed.title}
          text={<p>{text.unweighed.text(unweighed.map(({ title }) => title))}</p>}
          confirmText={text.moves[unweighedStep]}
          confirmLook="primary"
          cancelText={text.unweighed.keep}
          busy={move.isPending}
          onConfirm={() => move.mutate({ to: unweighedStep }, { onSettled: () => setUnweighedStep(null) })}
        />
      )}
      {handing.isOpen && <HandingDialog order={order} outside={outside} onClose={handing.close} />}
    </div>
  )
}

/** The goods go to the shopper, and with them comes what is not paid for beforehand. */
function HandingDialog({
  order,
  outside,
  onClose,
}: Pick<CabinetOrder, 'order' | 'outside'> & { readonly onClose: () => void }) {
  const { handOver } = useOrderDeeds(order.id)
  const [isTaken, setTaken] = useState(true)
  // a transfer comes to the account, on a day of its own
  const due = order.paymentMethod === 'banktransfer' ? 0 : outside.due
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={text.handing.title}
      text={
        <>
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
      onConfirm={() => handOver.mutate(due > 0 && isTaken ? due : null, { onSettled: onClose })}
    />
  )
}

/** The way out, away from the thumb: it wants a reason. */
export function CancelOrder({ orderId }: { orderId: number }) {
  const { move } = useOrderDeeds(orderId)
  const cancelling = useModal()
  return (
    <>
      <Button block look="secondary-gray" onClick={cancelling.open}>
        {text.moves.canceled}
      </Button>
      {cancelling.isOpen && (
        <ReasonDialog
          title={text.cancelling.title}
          text={text.cancelling.text}
          label={text.cancelling.reason}
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
