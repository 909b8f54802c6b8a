import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import { typedWeight } from '@okolitsa/domain/picking/typed-weight.ts'
import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import { type SyntheticEvent, useState } from 'react'
import {
  type StaffRequestedChange,
  useChangePreview,
  useOrderActions,
} from '../../data/orders/desk/use-staff-orders.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import Modal from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './dialogs.module.css'
import { MoneyConsequence } from './money-consequence.tsx'

export type StaffLine = CabinetOrder['order']['lines'][number]

/** An action on a line of an order. */
export interface LineAction {
  readonly order: CabinetOrder['order']
  readonly line: StaffLine
  readonly onClose: () => void
}
const words = text.weighing

/** Typed whole base units; null = not a number. */
const unitsOf = (typed: string): number | null => (/^\d{1,7}$/.test(typed.trim()) ? Number(typed.trim()) : null)

/** A typed weight with its effect on the payment, before it is saved. */
export function WeighDialog({ order, line, onClose }: LineAction) {
  const [typed, setTyped] = useState(line.pickedAmount === null ? '' : String(line.pickedAmount))
  const [isAboveCharged, setAboveCharged] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { change } = useOrderActions(order.id)
  // parsed as in picking: grams, or kilograms with a comma
  const picked = line.isWeight ? (typedWeight(typed, line.orderedAmount)?.amount ?? null) : unitsOf(typed)
  const isAbove = line.isWeight && picked !== null && picked > line.orderedAmount
  const requestedChange: StaffRequestedChange | null =
    picked === null
      ? null
      : { kind: 'weigh', lines: [{ lineId: line.id, picked }], isAboveCharged: isAbove && isAboveCharged }
  const counted = useChangePreview(order.id, requestedChange)
  const { preview } = counted
  const ordered = text.amountOf(line.orderedAmount, line.unit, line.isWeight)
  const error =
    isAsked && picked === null
      ? typed.trim()
        ? line.isWeight
          ? words.wrongWeight
          : words.wrong
        : words.empty
      : undefined

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!requestedChange || !preview) return
    const message = preview.needsCustomer ? words.asked : words.saved
    change.mutate({ requestedChange, expectedTotal: preview.totalAfter, words: message }, { onSuccess: onClose })
  }
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      closeLabel={text.close}
      title={(line.isWeight ? words.title : words.countTitle)(line.title)}
    >
      <form onSubmit={submit} className={css.form} noValidate>
        <TextField
          label={line.isWeight ? words.field(line.unit) : words.pieces}
          hint={line.isWeight ? words.ceiling(ordered, line.orderedSum) : words.pieceHint(ordered)}
          error={error}
          inputMode={line.isWeight ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={7}
          value={typed}
          className={css.scales}
          onChange={(event) => setTyped(event.target.value)}
          autoFocus
        />
        {isAbove && (
          <Checkbox checked={isAboveCharged} onChange={(event) => setAboveCharged(event.target.checked)}>
            {words.charge}
            <small className="muted">{words.chargeHint}</small>
          </Checkbox>
        )}
        <MoneyConsequence order={order} {...counted} />
        <Button type="submit" block size="xlarge" busy={change.isPending || counted.isCounting}>
          {preview?.needsCustomer ? words.ask : line.isWeight ? words.save : words.savePieces}
        </Button>
      </form>
    </Modal>
  )
}
