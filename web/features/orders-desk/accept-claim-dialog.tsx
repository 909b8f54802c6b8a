import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'
import { claimAnswers as words } from '@okolitsa/strings/ru/claim-answers.ts'
import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import { type FormEvent, useState } from 'react'
import { useClaimPreview } from '../../data/orders/desk/use-claim-preview.ts'
import { useOrderActions } from '../../data/orders/desk/use-staff-orders.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import Modal from '../../ui/modal.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './dialogs.module.css'

const WHOLE = 100
const USUAL_PARTS = [25, 50, 75] as const
const LONGEST_REASON = 500
const ANSWERS = ['money', 'part', 'goods'] as const
type Answer = (typeof ANSWERS)[number]

/** Whole per cent from 1 to 99; null = invalid. */
const percentOf = (typed: string): number | null => {
  const percent = Number(typed)
  return Number.isInteger(percent) && percent > 0 && percent < WHOLE ? percent : null
}

/**
 * Dialog in which the seller accepts a claim: a full refund, a partial refund with a reason, or a replacement with the
 * next delivery.
 */
export default function AcceptClaimDialog({
  order,
  claim,
  onClose,
}: {
  order: CabinetOrder['order']
  claim: CabinetOrder['claims'][number]
  onClose: () => void
}) {
  const { decide } = useOrderActions(order.id)
  const [answer, setAnswer] = useState<Answer>('money')
  const [typed, setTyped] = useState('50')
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const part = percentOf(typed)
  const percent = answer === 'part' ? part : WHOLE
  const { outcome, refusal, isCounting } = useClaimPreview(order.id, claim.id, answer === 'goods' ? null : percent)
  const isReasonMissing = answer === 'part' && reason.trim() === ''
  const byHand = outcome !== null && outcome.refund > 0 && !isOnlinePayment(order.paymentMethod)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isReasonMissing || percent === null || (answer !== 'goods' && outcome === null)) return
    const decision = { claimId: claim.id, isAccepted: true, percent, isReplaced: answer === 'goods' }
    decide.mutate({ ...decision, reason: reason.trim() }, { onSettled: onClose })
  }
  return (
    <Modal isOpen onOpenChange={onClose} title={words.title} closeLabel={text.close}>
      <KeptForm
        id={`accept-claim-${claim.id}`}
        sending={decide}
        state={{ answer }}
        onRestore={(kept) => setAnswer(kept.answer)}
        method="post"
        className={css.form}
        noValidate
        onSubmit={submit}
      >
        <RadioCards
          label={words.title}
          value={answer}
          items={ANSWERS.map((value) => ({
            value,
            title: value === 'money' ? words.money(claim.refund) : words[value],
            note: words.notes[value],
          }))}
          onValueChange={setAnswer}
        />
        {answer === 'part' && (
          <>
            <div className="row fw g2">
              {USUAL_PARTS.map((one) => (
                <Chip key={one} selected={part === one} onClick={() => setTyped(String(one))}>
                  {words.percent(one)}
                </Chip>
              ))}
            </div>
            <TextField
              label={words.percentLabel}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={typed}
              error={isAsked && part === null ? words.percentError : undefined}
              onChange={({ target }) => setTyped(target.value)}
            />
          </>
        )}
        <TextArea
          label={answer === 'part' ? words.reason : words.note}
          error={isAsked && isReasonMissing ? words.reasonError : undefined}
          maxLength={LONGEST_REASON}
          rows={2}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div aria-live="polite" className="stack">
          {refusal && <Notification tone="warning" title={refusal} />}
          {answer === 'goods' && <p className="sm muted">{words.goodsText}</p>}
          {byHand && <p className="sm muted">{words.byHand}</p>}
        </div>
        <Button type="submit" block size="xlarge" busy={decide.isPending || isCounting}>
          {answer === 'goods' ? words.promise : words.giveBack(outcome?.refund ?? null)}
        </Button>
        <Button reads block look="secondary-gray" onClick={onClose}>
          {words.keep}
        </Button>
      </KeptForm>
    </Modal>
  )
}
