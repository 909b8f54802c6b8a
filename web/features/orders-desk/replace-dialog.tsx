import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import { formatPrice, formatSaleSize } from '@okolitsa/strings/ru/format.ts'
import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import { useState } from 'react'
import { type SellerProduct, useSellerGoods } from '../../data/catalog/use-seller-goods.ts'
import {
  type StaffRequestedChange,
  useChangePreview,
  useOrderActions,
} from '../../data/orders/desk/use-staff-orders.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import Modal from '../../ui/modal.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import css from './dialogs.module.css'
import { MoneyConsequence } from './money-consequence.tsx'
import type { LineAction } from './weigh-dialog.tsx'

const words = text.replacing
const THUMB_SIZE = 46
const MAX_STEPS = 99

export function ReplaceDialog(action: LineAction) {
  const { order, line, onClose } = action
  const [chosen, setChosen] = useState<SellerProduct | null>(null)
  return (
    <Modal isOpen onOpenChange={onClose} closeLabel={text.close} title={words.title(line.title)}>
      <div className={css.form}>
        {line.substitution !== 'none' && <p className="sm muted">{words.requestedChange(line.substitution)}</p>}
        {line.substitution === 'none' ? (
          <Notification tone="warning" title={words.notWanted}>
            {words.notWantedText}
          </Notification>
        ) : chosen ? (
          <Chosen {...action} product={chosen} onOther={() => setChosen(null)} />
        ) : (
          <Choice organizationId={order.farmerId} line={line} onChoose={setChosen} />
        )}
      </div>
    </Modal>
  )
}

/** Replacements: products of the line's category first, and only those if the customer wants a similar product. */
function Choice({
  organizationId,
  line,
  onChoose,
}: {
  organizationId: number
  line: LineAction['line']
  onChoose: (product: SellerProduct) => void
}) {
  const [typed, setTyped] = useState('')
  const isOther = ({ id }: SellerProduct) => id !== line.productId
  const similar = useSellerGoods(organizationId, typed, line.categoryUrlKey)?.filter(isOther)
  const all = useSellerGoods(organizationId, typed)?.filter(isOther)
  const known = new Set(similar?.map(({ id }) => id))
  const others = line.substitution === 'same_category' ? [] : all?.filter(({ id }) => !known.has(id))
  const isEmpty = similar?.length === 0 && others?.length === 0
  return (
    <>
      <TextField
        label={words.search}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isEmpty && <p className="muted">{words.nothing}</p>}
      <Goods title={words.similar} goods={similar ?? []} onChoose={onChoose} />
      <Goods title={words.others} goods={similar ? (others ?? []) : []} onChoose={onChoose} />
    </>
  )
}

function Goods({
  title,
  goods,
  onChoose,
}: {
  title: string
  goods: readonly SellerProduct[]
  onChoose: (product: SellerProduct) => void
}) {
  if (goods.length === 0) return null
  return (
    <section className="stack g2">
      <h3 className="sm b">{title}</h3>
      <ul className={css.goods}>
        {goods.map((product) => (
          <li key={product.id}>
            <button type="button" className={css.product} onClick={() => onChoose(product)}>
              <ProductRow product={product} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProductRow({ product }: { product: SellerProduct }) {
  const src = resizedImageUrl(product.smallImageUrl, { width: THUMB_SIZE * 2, height: THUMB_SIZE * 2 })
  return (
    <>
      <Thumb size={THUMB_SIZE} hue={product.hue} picture={{ src, alt: '' }} />
      <span className={css.name}>
        {product.title}
        <small>{formatSaleSize(product.measure, product.unit, product.isWeight)}</small>
      </span>
      <b>{formatPrice(product.price)}</b>
    </>
  )
}

function Chosen({
  order,
  line,
  product,
  onOther,
  onClose,
}: LineAction & { product: SellerProduct; onOther: () => void }) {
  const [quantity, setQuantity] = useState(line.quantity)
  const [isGone, setGone] = useState(true)
  const replacement = { lineId: line.id, productId: product.id, quantity, isGone }
  const requestedChange: StaffRequestedChange = { kind: 'replace', ...replacement }
  const counted = useChangePreview(order.id, requestedChange)
  const { change } = useOrderActions(order.id)
  const { preview } = counted
  const amount = quantity * (product.isWeight ? product.measure : 1)
  const save = () =>
    preview &&
    change.mutate(
      {
        requestedChange,
        expectedTotal: preview.totalAfter,
        words: preview.needsCustomer ? text.weighing.asked : words.saved,
      },
      { onSuccess: onClose },
    )
  return (
    <>
      <div className={css.product}>
        <ProductRow product={product} />
      </div>
      <QuantityStepper
        text={text.amountOf(amount, product.unit, product.isWeight)}
        labels={words.steps}
        isMinimum={quantity === 1}
        onDecrease={() => setQuantity(quantity - 1)}
        onIncrease={() => setQuantity(Math.min(quantity + 1, MAX_STEPS))}
      />
      <Checkbox checked={isGone} note={words.isGoneNote} onChange={(event) => setGone(event.target.checked)}>
        {words.isGone(line.title)}
      </Checkbox>
      <MoneyConsequence order={order} {...counted} />
      <Button block size="xlarge" busy={change.isPending || counted.isCounting} onClick={save}>
        {preview?.needsCustomer ? text.weighing.ask : words.save}
      </Button>
      <Button block look="secondary-gray" onClick={onOther}>
        {words.other}
      </Button>
    </>
  )
}
