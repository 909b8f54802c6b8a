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

/**
 * A change that awaits the customer's answer, which the office gives as the customer asked; a proposal of the office may
 * be taken back.
 */
export function ProposalAnswer({ id, proposal }: { id: number; proposal: OfficeOrder['proposals'][number] }) {
  const { answer, withdraw } = useOrderWork(id)
  const [step, choose] = useState<'yes' | 'no' | 'withdraw' | null>(null)
  const { id: changeId, kind, lines, totalBefore, totalAfter, mayWithdraw } = proposal
  const close = { onSuccess: () => choose(null) }
  const words = {
    yes: { title: text.yesTitle, text: text.yesText(formatPrice(totalAfter)), save: text.yes },
    no: { title: text.noTitle, text: text.noText, save: text.no },
    withdraw: { title: text.withdrawTitle, text: text.withdrawText, save: text.withdraw },
  }
  return (
    <div className="stack g2">
      <p className="sm">
        <b>{text.title(ordersDesk.changes[kind])}</b> {lines.map(({ title }) => title).join(', ')}:{' '}
        {officeOrders.timeline.total(totalBefore, totalAfter)}
      </p>
      <div className="row fw g2">
        <Button size="small" onClick={() => choose('yes')}>
          {text.yes}
        </Button>
        <Button size="small" look="soft" onClick={() => choose('no')}>
          {text.no}
        </Button>
        {mayWithdraw && (
          <Button size="small" look="secondary-gray" onClick={() => choose('withdraw')}>
            {text.withdraw}
          </Button>
        )}
      </div>
      {step !== null && (
        <ReasonDialog
          draftId={`office-${step}-${changeId}`}
          title={words[step].title}
          text={<p>{words[step].text}</p>}
          label={officeOrders.actions.reason}
          reasons={step === 'withdraw' ? text.withdrawReasons : text.reasons}
          error={officeOrders.actions.reasonError}
          save={words[step].save}
          keep={officeOrders.actions.keep}
          busy={answer.isPending || withdraw.isPending}
          onClose={() => choose(null)}
          onSave={(reason) =>
            step === 'withdraw'
              ? withdraw.mutate({ changeId, reason }, close)
              : answer.mutate({ changeId, yes: step === 'yes', expectedTotal: totalAfter, reason }, close)
          }
        />
      )}
    </div>
  )
}
