import type { StockItem } from '@okolitsa/contracts/stock/stock-desk.ts'
import { unitsTyped } from '@okolitsa/domain/goods/typed-amount.ts'
import { stockDesk } from '@okolitsa/strings/ru/stock-desk.ts'
import { type SyntheticEvent, useState } from 'react'
import { countingOf } from '../../data/stock/desk/counting.ts'
import { useStockThreshold } from '../../data/stock/desk/use-stock.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './stock.module.css'

const text = stockDesk.threshold

export default function ThresholdDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const { per, label } = countingOf(item)
  const [typed, setTyped] = useState(item.lowBelow === null ? '' : stockDesk.number(item.lowBelow / per))
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending, isError } = useStockThreshold(item)
  const below = unitsTyped(typed, per) ?? 0
  const isRight = below > 0 && below <= 1_000_000_000
  const set = (lowBelow: number | null) => mutate(lowBelow, { onSuccess: onClose })
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isRight) set(below)
  }
  return (
    <Modal isOpen onOpenChange={onClose} closeLabel={stockDesk.dialog.close} title={text.title}>
      <KeptForm
        id={`threshold-${item.id}`}
        sending={{ isPending, isError }}
        onSubmit={save}
        className={css.form}
        noValidate
      >
        <b>{item.title}</b>
        <TextField
          label={text.below(label)}
          hint={text.hint}
          error={isAsked && !isRight ? stockDesk.dialog.wrong : undefined}
          inputMode={per === 1 ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={14}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoFocus
        />
        <Button type="submit" block size="xlarge" busy={isPending}>
          {text.save}
        </Button>
        {item.lowBelow !== null && (
          <Button block look="secondary-gray" size="xlarge" busy={isPending} onClick={() => set(null)}>
            {text.remove}
          </Button>
        )}
      </KeptForm>
    </Modal>
  )
}
