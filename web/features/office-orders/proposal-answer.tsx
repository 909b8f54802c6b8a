import type { OfficeOrder } from '@okolitsa/contracts/office-orders/office-order.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officeOrderHelp } from '@okolitsa/strings/ru/office-order-help.ts'
import { officeOrders } from '@okolitsa/strings/ru/office-orders.ts'
import { ordersDesk } from '@okolitsa/strings/ru/orders-desk.ts'
import { useState } from 'react'
import { useOrderWork } from '../../data/office/orders/use-office-order.ts'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { Button } from '../../ui/button.tsx'

const text = officeOrderHelp.proposal

/** A change of the seller that awaits the customer's answer, which the office gives as the customer asked. */
export function ProposalAnswer({ id, proposal }: { id: number; proposal: OfficeOrder['proposals'][number] }) {
  const { answer } = useOrderWork(id)
  const [yes, choose] = useState<boolean | null>(null)
  const { id: changeId, kind, lines, totalBefore, totalAfter } = proposal
  return (
    <div className="stack g2">
      <p className="sm">
        <b>{text.title(ordersDesk.changes[kind])}</b> {lines.map(({ title }) => title).join(', ')}:{' '}
        {officeOrders.timeline.total(totalBefore, totalAfter)}
      </p>
      <div className="row fw g2">
        <Button size="small" onClick={() => choose(true)}>
          {text.yes}
        </Button>
        <Button size="small" look="soft" onClick={() => choose(false)}>
          {text.no}
        </Button>
      </div>
      {yes !== null && (
        <ReasonDialog
          draftId={`office-answer-${changeId}`}
          title={yes ? text.yesTitle : text.noTitle}
          text={<p>{yes ? text.yesText(formatPrice(totalAfter)) : text.noText}</p>}
          label={officeOrders.actions.reason}
          reasons={text.reasons}
          error={officeOrders.actions.reasonError}
          save={yes ? text.yes : text.no}
          keep={officeOrders.actions.keep}
          busy={answer.isPending}
          onClose={() => choose(null)}
          onSave={(reason) =>
            answer.mutate(
              { changeId, yes, expectedTotal: totalAfter, reason },
              {
                onSuccess: () => choose(null),
              },
            )
          }
        />
      )}
    </div>
  )
}
