import type { OfficeOrder } from '@okolitsa/contracts/office-orders/office-order.ts'
import { MAX_ORDER_NOTE } from '@okolitsa/domain/office/order-work.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeOrders } from '@okolitsa/strings/ru/office-orders.ts'
import { useOrderWork } from '../../data/office/orders/use-office-order.ts'
import { useDraftWords } from '../../platform/forms/use-draft.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import css from './order-screen.module.css'

const text = officeOrders.notes

/** Notes of the office, latest first. */
export function OrderNotes({ found: { order, notes, abilities } }: { found: OfficeOrder }) {
  const reference = useDayReference()
  const { note } = useOrderWork(order.id)
  const [words, say, sent] = useDraftWords(`office-note-${order.id}`)
  const add = () => {
    if (words.trim() === '' || note.isPending) return
    sent()
    note.mutate(words.trim(), { onSuccess: () => say('') })
  }
  return (
    <Card as="section" className="stack g3">
      <div className={css.line}>
        <h2 className={css.heading}>{text.title}</h2>
        <span className="sm muted">{text.note}</span>
      </div>
      {notes.map((one) => (
        <p key={one.id} className={css.note}>
          {one.text}
          <small>{text.signed(one.author, formatMoment(new Date(one.at), reference))}</small>
        </p>
      ))}
      {notes.length === 0 && !abilities.note && <p className="sm muted">{text.none}</p>}
      {abilities.note && (
        <>
          <TextArea
            label={text.field}
            hideLabel
            placeholder={text.field}
            rows={2}
            maxLength={MAX_ORDER_NOTE}
            value={words}
            onChange={({ target }) => say(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) add()
            }}
          />
          {words.trim() !== '' && (
            <Button look="secondary" size="small" busy={note.isPending} onClick={add}>
              {text.add}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}
