import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import { formatPrice, formatSaleSize } from '@okolitsa/strings/ru/format.ts'
import { operator as text } from '@okolitsa/strings/ru/operator.ts'
import { useState } from 'react'
import { type SellerProduct, useSellerGoods } from '../../session/use-seller-goods.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import css from './dialogs.module.css'
import { MoneyConsequence } from './money-consequence.tsx'
import { type StaffWish, useChangePreview, useOrderDeeds } from './use-staff-orders.ts'
import type { LineDeed } from './weigh-dialog.tsx'

const words = text.replacing
const THUMB_SIZE = 46
const MOST_STEPS = 99

/** Another product of the same seller instead of a line's. */
export function ReplaceDialog(deed: LineDeed) {
  const { order, line, onClose } = deed
  const [chosen, setChosen] = useState<SellerProduct | null>(null)
  return (
    <Modal isOpen onOpenChange={onClose} closeLabel={text.close} title={words.title(line.title)}>
      <div className={css.form}>
        <p className="sm muted">{words.wish(line.substitution)}</p>
        {chosen ? (
          <Chosen {...deed} product={chosen} onOther={() => setChosen(null)} />
        ) : (
          <Choice sellerId={order.farmerId} productId={line.productId} onChoose={setChosen} />
        )}
      </div>
    </Modal>
  )
}

function Choice({
  sellerId,
  productId,
  onChoose,
}: {
  sellerId: number
  productId: number
  onChoose: (product: SellerProduct) => void
}) {
  const [typed, setTyped] = useState('')
  const goods = useSellerGoods(sellerId, typed)?.filter(({ id }) => id !== productId)
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
      {goods?.length === 0 && <p className="muted">{words.nothing}</p>}
      <ul className={css.goods}>
        {goods?.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              className={css.product}
              aria-label={words.choose(product.title)}
              onClick={() => onChoose(product)}
            >
              <ProductRow product={product} />
            </button>
          </li>
        ))}
      </ul>
    </>
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
}: LineDeed & { product: SellerProduct; onOther: () => void }) {
  const [quantity, setQuantity] = useState(line.quantity)
  const wish: StaffWish = { kind: 'replace', lineId: line.id, productId: product.id, quantity }
  const counted = useChangePreview(order.id, wish)
  const { change } = useOrderDeeds(order.id)
  const { preview } = counted
  const amount = quantity * (product.isWeight ? product.measure : 1)
  const save = () =>
    preview &&
    change.mutate(
      {
        wish,
        expectedTotal: preview.totalAfter,
        words: preview.needsShopper ? text.weighing.asked : words.saved,
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
        onIncrease={() => setQuantity(Math.min(quantity + 1, MOST_STEPS))}
      />
      <MoneyConsequence order={order} {...counted} />
      <Button block size="xlarge" busy={change.isPending || counted.isCounting} onClick={save}>
        {preview?.needsShopper ? text.weighing.ask : words.save}
      </Button>
      <Button block look="secondary-gray" onClick={onOther}>
        {words.other}
      </Button>
    </>
  )
}
