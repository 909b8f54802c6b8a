import type { OfficeOrder } from '@okolitsa/contracts/office-orders/office-order.ts'
import { MAX_OFFICE_MESSAGE } from '@okolitsa/domain/office/goodwill.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officeOrderHelp } from '@okolitsa/strings/ru/office-order-help.ts'
import { useState } from 'react'
import { useOrderWork } from '../../data/office/orders/use-office-order.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { Chip } from '../../ui/chip.tsx'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

const text = officeOrderHelp.refund
const AMOUNT = /^\d{1,7}([.,]\d{1,2})?$/

/**
 * Returns money of an order without a line, or gives the same sum as bonuses; what each side gets stands above the
 * button. The market pays: it is a fact and not a choice.
 */
export default function RefundDialog({
  found: { order, abilities, refunding },
  onClose,
}: {
  found: OfficeOrder & { readonly refunding: NonNullable<OfficeOrder['refunding']> }
  onClose: () => void
}) {
  const { refund, goodwill } = useOrderWork(order.id)
  const [{ typed, reason, way }, change, drop] = useDraft(`office-refund-${order.id}`, () => ({
    ...{ typed: '', reason: '', way: 'money' },
  }))
  const [isAsked, setAsked] = useState(false)
  const plain = typed.replace(/\s/g, '')
  const amount = AMOUNT.test(plain) ? Number(plain.replace(',', '.')) : 0
  const isBonuses = way === 'bonuses' && abilities.goodwill > 0
  const most = isBonuses ? abilities.goodwill : refunding.most
  const isRight = amount > 0 && amount <= most && (!isBonuses || Number.isInteger(amount))
  const isAbove = !isBonuses && amount > refunding.left
  const save = () => {
    setAsked(true)
    if (!isRight || reason.trim() === '') return
    const words = reason.trim()
    const onSuccess = () => {
      drop()
      onClose()
    }
    if (isBonuses) goodwill.mutate({ bonuses: amount, reason: words }, { onSuccess })
    else refund.mutate({ amount, reason: words }, { onSuccess })
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={text.title}
      text={
        <>
          <TextField
            label={text.amount}
            inputMode="decimal"
            maxLength={12}
            value={typed}
            hint={text.of(most)}
            error={isAsked && !isRight ? text.wrong(most) : undefined}
            onChange={({ target }) => change({ typed: target.value })}
          />
          <div className="row fw g2">
            {text.reasons.map((one) => (
              <Chip key={one} selected={reason === one} onClick={() => change({ reason: one })}>
                {one}
              </Chip>
            ))}
          </div>
          <TextArea
            label={text.reason}
            error={isAsked && reason.trim() === '' ? text.reasonError : undefined}
            maxLength={MAX_OFFICE_MESSAGE}
            rows={2}
            value={reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
          {abilities.goodwill > 0 && (
            <RadioCards
              label={text.way}
              hideLabel={false}
              value={isBonuses ? 'bonuses' : 'money'}
              items={[
                { value: 'money', title: text.toCard(refunding.cardEnd), note: text.toCardNote },
                { value: 'bonuses', title: text.toBonuses, note: text.toBonusesNote(abilities.goodwill) },
              ]}
              onValueChange={(value) => change({ way: value })}
            />
          )}
          <div aria-live="polite">
            <SumList
              items={[
                { title: text.customer, value: isBonuses ? text.points(amount) : formatPrice(amount) },
                { title: text.seller, value: text.same },
                { title: text.commission, value: text.same },
                { title: text.market, value: formatPrice(amount === 0 ? 0 : -amount) },
              ]}
            />
            <p className="sm">{isBonuses ? text.final : text.limit(refunding.left, refunding.limit)}</p>
            {isAbove && isRight && <p className="sm">{text.above}</p>}
            {refunding.waiting && (
              <p className="sm">{text.waiting(refunding.waiting.amount, refunding.waiting.proposedBy)}</p>
            )}
          </div>
        </>
      }
      confirmText={isRight ? text.save(amount, isBonuses, isAbove) : text.title}
      cancelText={text.keep}
      confirmLook="primary"
      busy={refund.isPending || goodwill.isPending}
      onConfirm={save}
    />
  )
}
