import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { ChangePreviewAnswer } from '@okolitsa/contracts/orders/order-change.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { useState } from 'react'
import type { SellerProduct } from '../../data/catalog/use-seller-goods.ts'
import { isEmptyEdit, type RequestedEdit, useEditPreview, useOrderEdit } from '../../data/orders/use-order-edit.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import { EditGoods } from './edit-goods.tsx'
import { EditRow } from './edit-row.tsx'
import { moneyOutcome } from './money-outcome.ts'
import { isGone } from './order-lines.tsx'

const text = orderChanges.edit

/** The total of the requested change and its effect on the payment, before consent. */
function Outcome({ order, preview }: { order: OrderAnswer; preview: ChangePreviewAnswer }) {
  const { totalBefore, totalAfter, delivery, returnedBonuses, cancelsOrder } = preview
  if (cancelsOrder) return <Notification tone="warning" title={text.all} />
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

interface Added {
  readonly product: SellerProduct
  /** Quantity in sale steps. */
  readonly quantity: number
}

/** The customer changes quantities or adds products; shows the new total and asks for one confirmation. */
export default function EditWindow({ order, onClose }: { order: OrderAnswer; onClose: () => void }) {
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map())
  const [added, setAdded] = useState<ReadonlyMap<number, Added>>(new Map())
  const lines = order.lines.filter((line) => !isGone(line))
  const requestedChange: RequestedEdit = {
    lines: lines.flatMap(({ id, quantity }) => {
      const wanted = quantities.get(id) ?? quantity
      return wanted === quantity ? [] : [{ lineId: id, quantity: wanted }]
    }),
    added: [...added.values()].map(({ product, quantity }) => ({ productId: product.id, quantity })),
  }
  const { preview, refusal, isCounting } = useEditPreview(order.id, requestedChange)
  const { save, refusal: saveRefusal } = useOrderEdit(order.id, onClose)
  const setQuantity = (lineId: number, quantity: number) => {
    save.reset()
    setQuantities(new Map(quantities).set(lineId, quantity))
  }
  const setAddedQuantity = (product: SellerProduct, quantity: number) => {
    save.reset()
    const next = new Map(added)
    if (quantity === 0) next.delete(product.id)
    else next.set(product.id, { product, quantity })
    setAdded(next)
  }
  const takenIds = new Set([...lines.map(({ productId }) => productId), ...added.keys()])
  const confirm = () => preview && !isCounting && save.mutate({ requestedChange, expectedTotal: preview.totalAfter })
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
          // the reason is shown above: no changes, or an invalid change
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
                onPutBack={() => setQuantity(line.id, line.quantity)}
              />
            ))}
            {[...added.values()].map(({ product, quantity }) => (
              <EditRow
                key={`added-${product.id}`}
                line={{ ...product, imageUrl: product.smallImageUrl, finalPrice: product.priceInfo.finalPrice }}
                quantity={quantity}
                note={text.added}
                onQuantity={(next) => setAddedQuantity(product, next)}
                onPutBack={() => setAddedQuantity(product, 1)}
              />
            ))}
          </ul>
          <EditGoods
            organizationId={order.farmerId}
            takenIds={takenIds}
            onAdd={(product) => setAddedQuantity(product, 1)}
          />
          <div className="stack" aria-live="polite" aria-busy={isCounting}>
            {words && <Notification tone="warning" title={words} />}
            {!words && isEmptyEdit(requestedChange) && <p className="sm muted">{text.untouched}</p>}
            {isCounting && !preview && <p className="sm muted">{text.counting}</p>}
            {preview && <Outcome order={order} preview={preview} />}
          </div>
        </div>
      ) : (
        <Notification tone="info" title={text.tooLate}>
          {text.tooLateText}
        </Notification>
      )}
    </Modal>
  )
}
