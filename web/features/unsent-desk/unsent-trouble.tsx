import { insisted, type LineState, type UnsentEntry } from '@okolitsa/domain/unsent/unsent-entry.ts'
import { formatAmount, formatOrderNumber } from '@okolitsa/strings/ru/format.ts'
import { stockDesk } from '@okolitsa/strings/ru/stock-desk.ts'
import { unsent as text } from '@okolitsa/strings/ru/unsent.ts'
import { STOCK_PATH } from '../../data/stock/desk/stock-query.ts'
import { type UnsentOwner, unsentQueueOf } from '../../data/unsent/desk/unsent-queue.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import css from './unsent.module.css'

const amountText = ({ kind, unit }: UnsentEntry, { amount, isShort }: Pick<LineState, 'amount' | 'isShort'>) => {
  if (kind === 'stock') return stockDesk.amount(amount, unit)
  if (kind === 'weigh') return text.weight(amount, unit)
  const words = formatAmount(amount, unit)
  return isShort ? text.changed.short(words) : words
}

/** A conflict that needs a person: two numbers to choose from, or a message. */
export function UnsentTrouble({ owner, entry }: { owner: UnsentOwner; entry: UnsentEntry }) {
  const { trouble, title, orderId } = entry
  const queue = unsentQueueOf(owner)
  const drop = () => void queue.change((entries) => entries.filter(({ id }) => id !== entry.id))
  const mine = amountText(entry, entry)
  const isShelf = entry.kind === 'stock'
  const order = isShelf ? text.shelf : formatOrderNumber(orderId)
  if (trouble === null) return null
  if (trouble.kind === 'changed') {
    const there = amountText(entry, trouble.there)
    const insist = () =>
      void queue.change((entries) =>
        // the number of attempts is preserved: the entry overwrites the value on the server only while it is the
        // displayed one
        entries.map((each) => (each.id === entry.id ? insisted(each, trouble.there) : each)),
      )
    return (
      <section className={css.trouble} aria-label={text.changed.title(title)}>
        <Notification tone="warning" title={text.changed.title(title)}>
          {text.changed.text(there, mine)} {order}
        </Notification>
        <div className={css.choice}>
          <Button look="secondary" size="xlarge" block onClick={drop}>
            {text.changed.theirs(there)}
          </Button>
          <Button size="xlarge" block onClick={insist}>
            {text.changed.mine(mine)}
          </Button>
        </div>
      </section>
    )
  }
  return (
    <section className={css.trouble} aria-label={text[trouble.kind].title(title)}>
      <Notification tone="warning" title={text[trouble.kind].title(title)}>
        {trouble.kind === 'gone' ? text.gone.text(order, mine) : text.refused.text(trouble.words, order, mine)}
      </Notification>
      <div className={css.choice}>
        <Button look="secondary" size="xlarge" block href={isShelf ? STOCK_PATH : `/cabinet/orders/${orderId}`}>
          {isShelf ? text.openStock : text.openOrder}
        </Button>
        <Button size="xlarge" block onClick={drop}>
          {text.drop}
        </Button>
      </div>
    </section>
  )
}
