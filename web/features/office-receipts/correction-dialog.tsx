import type { OpenReceipt } from '@okolitsa/contracts/fiscal/office-receipts.endpoints.ts'
import { CORRECTION_TYPES, type CorrectionType, MAX_INSTRUCTION_NUMBER } from '@okolitsa/domain/fiscal/receipt.ts'
import { formatDate, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officeReceipts as text } from '@okolitsa/strings/ru/office-receipts.ts'
import { useState } from 'react'
import { useCorrectReceipt } from '../../data/office/use-receipts.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDraftWords } from '../../platform/forms/use-draft.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import Modal from '../../ui/modal.tsx'
import { Select } from '../../ui/select.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import { TextField } from '../../ui/text-field.tsx'

const TYPES = CORRECTION_TYPES.map((value) => ({ value, title: text.types[value] }))

/** Shows the correction receipt and prints it when it is confirmed. */
export default function CorrectionDialog({
  receiptId,
  correction: { operation, day, total, offset, rates, positions },
  onClose,
}: {
  receiptId: string
  correction: NonNullable<OpenReceipt['correction']>
  onClose: () => void
}) {
  const correct = useCorrectReceipt(receiptId)
  const reference = useDayReference()
  const [type, setType] = useState<CorrectionType>('self')
  const [number, setNumber, numberSent] = useDraftWords(`correction-${receiptId}`)
  const errors = fieldErrorsOf(correct.error)
  return (
    <Modal isOpen onOpenChange={onClose} title={text.dialog} closeLabel={text.close} size="medium">
      <form
        className="stack g4"
        onSubmit={(event) => {
          event.preventDefault()
          if (correct.isPending) return
          correct.mutate(type === 'self' ? { type } : { type, number: number.trim() }, {
            onSuccess: () => {
              numberSent()
              onClose()
            },
          })
        }}
      >
        <h3>{text.what}</h3>
        <DescriptionList
          items={[
            { term: text.operation, value: text.operations[operation] },
            { term: text.day, value: formatDate(day, reference) },
            { term: text.total, value: formatPrice(total) },
            ...(offset > 0 ? [{ term: text.offset, value: formatPrice(offset) }] : []),
            ...rates.map(({ code, sum, tax }) => ({ term: text.rates[code], value: text.rate(sum, tax) })),
          ]}
        />
        <SumList
          items={positions.map(({ name, quantity, price, sum }) => ({
            title: text.position(name, quantity, price),
            value: formatPrice(sum),
          }))}
        />
        <Select
          label={text.basis}
          items={TYPES}
          value={type}
          onChange={({ target }) => setType(CORRECTION_TYPES.find((one) => one === target.value) ?? 'self')}
        />
        {type === 'instruction' && (
          <TextField
            label={text.number}
            required
            maxLength={MAX_INSTRUCTION_NUMBER}
            error={errors.number}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        )}
        <p className="sm muted">{text.final}</p>
        <Button type="submit" block busy={correct.isPending}>
          {text.print}
        </Button>
      </form>
    </Modal>
  )
}
