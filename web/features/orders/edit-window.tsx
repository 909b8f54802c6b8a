import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { ChangePreviewAnswer } from '@okolitsa/contracts/orders/order-change.ts'
import { MAX_LINE_QUANTITY } from '@okolitsa/domain/cart/cart-line.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import css from './edit-window.module.css'
import { moneyOutcome } from './money-outcome.ts'
import { isGone, LineThumb, lineAmount, type OrderLine } from './order-lines.tsx'
import { type EditWish, isEmptyWish, useEditPreview, useOrderEdit } from './use-order-edit.ts'

const text = orderChanges.edit

/** Base units of so many sale steps. */
const amountOf = ({ isWeight, measure }: OrderLine, quantity: number) => (isWeight ? quantity * measure : quantity)

/** A line with its stepper; taken down to nothing it says so and can be put back. */
function EditRow({
  line,
  quantity,
  onQuantity,
}: {
  line: OrderLine
  quantity: number
  onQuantity: (quantity: number) => void
}) {
  const isRemoved = quantity === 0
  return (
    <li className={css.line} data-removed={isRemoved || undefined}>
      <LineThumb line={line} faded={isRemoved} />
      <div className={css.name}>
        <b>{line.title}</b>
        <small>{isRemoved ? text.removed : formatPrice(Math.round(line.finalPrice * quantity * 100) / 100)}</small>
      </div>
      {isRemoved ? (
        <Button
          look="secondary"
          size="medium"
          aria-label={text.putBackOf(line.title)}
          onClick={() => onQuantity(line.quantity)}
        >
          {text.putBack}
        </Button>
      ) : (
        <QuantityStepper
          text={lineAmount(line, amountOf(line, quantity))}
          labels={{
            group: text.group(line.title),
            decrease: text.decrease,
            increase: text.increase,
            remove: text.remove(line.title),
          }}
          isLast={quantity === 1}
          noMoreText={quantity >= MAX_LINE_QUANTITY ? text.most(MAX_LINE_QUANTITY) : undefined}
          onDecrease={() => onQuantity(quantity - 1)}
          onIncrease={() => onQuantity(quantity + 1)}
          className={css.stepper}
        />
      )}
    </li>
  )
}

/** What the wish comes to and what it does to the money, before anybody agrees. */
function Outcome({ order, preview }: { order: OrderAnswer; preview: ChangePreviewAnswer }) {
  const { totalBefore, totalAfter, delivery, returnedBonuses, cancelsOrder } = preview
  if (cancelsOrder) return <Notice tone="warning" title={text.all} />
  const words = orderChanges.money
  return (
    <>
      <SumList
        items={[
          ...(delivery === order.sums.delivery ? [] : [{ title: words.delivery, value: formatPrice(delivery) }]),
          ...(returnedBonuses > 0 ? [{ title: words.bonuses, value: formatPrice(returnedBonuses) }] : []),
          { title: words.total, value: words.change(totalBefore, totalAfter), kind: 'total' as const },
        ]}
      />
      <p className="sm">{moneyOutcome(order, totalBefore, totalAfter)}</p>
    </>
  )
}

/** The shopper orders otherwise: quantities, the money it comes to, one confirmation. */
export default function EditWindow({ order, onClose }: { order: OrderAnswer; onClose: () => void }) {
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map())
  const lines = order.lines.filter((line) => !isGone(line))
  const wish: EditWish = {
    lines: lines.flatMap(({ id, quantity }) => {
      const wanted = quantities.get(id) ?? quantity
      return wanted === quantity ? [] : [{ lineId: id, quantity: wanted }]
    }),
    added: [],
  }
  const { preview, refusal, isCounting } = useEditPreview(order.id, wish)
  const { save, refusal: saveRefusal } = useOrderEdit(order.id, onClose)
  const setQuantity = (lineId: number, quantity: number) => {
    save.reset()
    setQuantities(new Map(quantities).set(lineId, quantity))
  }
  const confirm = () => preview && !isCounting && save.mutate({ wish, expectedTotal: preview.totalAfter })
  const words = refusal ?? saveRefusal

  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      closeLabel={text.close}
      title={text.title}
      footer={
        order.may.edit &&
        (preview ? (
          <Button
            block
            size="xlarge"
            look={preview.cancelsOrder ? 'danger' : 'primary'}
            busy={isCounting || save.isPending}
            onClick={confirm}
          >
            {preview.cancelsOrder ? text.cancelOrder : text.save(preview.totalAfter)}
          </Button>
        ) : (
          // why not stands above: nothing is different yet, or it can not be so
          <Button block size="xlarge" look="secondary-gray" aria-disabled="true" busy={isCounting}>
            {text.saveIdle}
          </Button>
        ))
      }
    >
      {order.may.edit ? (
        <div className="stack g4">
          <p className="sm muted">{text.intro}</p>
          <ul>
            {lines.map((line) => (
              <EditRow
                key={line.id}
                line={line}
                quantity={quantities.get(line.id) ?? line.quantity}
                onQuantity={(quantity) => setQuantity(line.id, quantity)}
              />
            ))}
          </ul>
          <div className="stack" aria-live="polite" aria-busy={isCounting}>
            {words && <Notice tone="warning" title={words} />}
            {!words && isEmptyWish(wish) && <p className="sm muted">{text.untouched}</p>}
            {isCounting && !preview && <p className="sm muted">{text.counting}</p>}
            {preview && <Outcome order={order} preview={preview} />}
          </div>
        </div>
      ) : (
        <Notice tone="info" title={text.tooLate}>
          {text.tooLateText}
        </Notice>
      )}
    </Modal>
  )
}
