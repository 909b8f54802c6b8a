import type { StockItem } from '@okolitsa/contracts/stock/stock-desk.ts'
import { unitsTyped } from '@okolitsa/domain/goods/typed-amount.ts'
import { shelfAfter, WRITE_OFF_REASONS, type WriteOffReason } from '@okolitsa/domain/stock/stock-moves.ts'
import { stockDesk } from '@okolitsa/strings/ru/stock-desk.ts'
import { stockLots as lotText } from '@okolitsa/strings/ru/stock-lots.ts'
import { type SyntheticEvent, useState } from 'react'
import { resizedThumb } from '../../data/products/desk/picking-thumb.ts'
import { countingOf } from '../../data/stock/desk/counting.ts'
import { useMoveStock } from '../../data/stock/desk/use-stock.ts'
import { useLotsOf } from '../../data/stock/desk/use-stock-lots.ts'
import type { UnsentOwner } from '../../data/unsent/desk/unsent-queue.ts'
import { drafts } from '../../platform/forms/drafts.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import { type ArrivedLot, areDatesRight, filledLot, LotFields } from './lot-fields.tsx'
import css from './stock.module.css'

const text = stockDesk.dialog
const REASONS = WRITE_OFF_REASONS.map((value) => ({ value, title: stockDesk.reasons[value] }))

/** An arrival or a write-off of one product: amount and resulting stock. */
export default function MoveDialog({
  owner,
  item,
  kind,
  onClose,
}: {
  owner: UnsentOwner
  item: StockItem & { onHand: number }
  kind: 'arrival' | 'writeOff'
  onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState<WriteOffReason | null>(null)
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [lot, setLot] = useState<ArrivedLot | null>(null)
  const [lotId, setLotId] = useState('')
  const lots = useLotsOf(item.id, kind === 'writeOff')
  // the key is per window: a repeat over a bad connection is recorded once
  const [press] = useState(() => crypto.randomUUID())
  const draftId = `stock-${kind}-${item.id}`
  const { move, isSaving } = useMoveStock(owner)
  const counting = countingOf(item)
  const words = (units: number) => stockDesk.amount(units, counting.unit)
  const amount = unitsTyped(typed, counting.per) ?? 0
  const after = amount > 0 ? shelfAfter(item, { kind, amount }) : null
  const most = item.onHand - item.promised
  const from = lots.find(({ id }) => String(id) === lotId)
  const isShortOfLot = from !== undefined && amount > from.remaining
  const isLotRight = lot === null || (lot.number.trim() !== '' && areDatesRight(lot))
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (after === null || isShortOfLot || !isLotRight || (kind === 'writeOff' && reason === null)) return
    const entered = {
      ...{ press, productId: item.id, kind, amount, note },
      ...(kind === 'writeOff' && reason && { reason }),
      ...(from && { lotId: from.id }),
      ...(lot && { lot: filledLot(lot) }),
    }
    move([entered], (done) => {
      if (done.size === 0) return
      drafts.forget(draftId)
      onClose()
    })
  }
  const wrong = amount === 0 ? text.wrong : kind === 'writeOff' ? text.most(words(most)) : stockDesk.tooMuch(item.title)
  return (
    <Modal isOpen onOpenChange={onClose} closeLabel={text.close} title={text[kind]}>
      <KeptForm
        id={draftId}
        state={{ lot }}
        onRestore={(kept) => setLot(kept.lot)}
        onSubmit={save}
        className={css.form}
        noValidate
      >
        <div className={css.what}>
          <Thumb size={56} hue={item.hue} picture={resizedThumb(item)} />
          <b>{item.title}</b>
        </div>
        <TextField
          label={kind === 'arrival' ? text.came(counting.label) : text.gone(counting.label)}
          error={
            (isAsked || amount > 0) && after === null
              ? wrong
              : isShortOfLot
                ? lotText.notSoMuch(words(from.remaining))
                : undefined
          }
          inputMode={counting.per === 1 ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={14}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoFocus
        />
        {kind === 'writeOff' && (
          <RadioCards
            label={text.why}
            hideLabel={false}
            layout="pairs"
            value={reason}
            items={REASONS}
            error={isAsked && reason === null ? text.chooseReason : undefined}
            onValueChange={setReason}
          />
        )}
        {kind === 'arrival' &&
          (lot === null ? (
            <Button look="secondary-gray" block onClick={() => setLot({ number: '', madeOn: '', bestBefore: '' })}>
              {lotText.add}
            </Button>
          ) : (
            <LotFields lot={lot} isAsked={isAsked} onChange={setLot} />
          ))}
        {lots.length > 0 && (
          <Select
            label={lotText.fromLot}
            value={lotId}
            items={[
              { value: '', title: lotText.anyLot },
              ...lots.map(({ id, number, remaining }) => ({
                value: String(id),
                title: lotText.inLot(number, words(remaining)),
              })),
            ]}
            onChange={(event) => setLotId(event.target.value)}
          />
        )}
        <TextField
          label={text.note}
          hint={text.noteHint}
          autoComplete="off"
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <p className={css.becomes} aria-live="polite">
          {after !== null && text.becomes(words(item.onHand), words(after))}
        </p>
        <Button type="submit" block size="xlarge" busy={isSaving} look={kind === 'writeOff' ? 'danger' : 'primary'}>
          {kind === 'writeOff' ? text.saveWriteOff : text.saveArrival}
        </Button>
      </KeptForm>
    </Modal>
  )
}
