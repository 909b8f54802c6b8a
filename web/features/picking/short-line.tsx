import type { PickingOrder, PickingProduct } from '@okolitsa/contracts/picking/picking.ts'
import { DEARER_PERCENT } from '@okolitsa/domain/checkout/substitution.ts'
import type { Mark } from '@okolitsa/domain/picking/picking-sums.ts'
import { cabinet } from '@okolitsa/strings/ru/cabinet.ts'
import { formatAmount, formatOrderNumber, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { picking } from '@okolitsa/strings/ru/picking.ts'
import { useState } from 'react'
import { type StaffRequestedChange, useChangePreview, useOrderActions } from '../../data/cabinet/use-staff-orders.ts'
import { type SellerProduct, useSellerGoods } from '../../data/catalog/use-seller-goods.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { MessageCircleIcon, XIcon } from '../../ui/icons.ts'
import { type PickTile, RadioCards } from '../../ui/radio-cards.tsx'
import css from './picking.module.css'

type Line = PickingOrder['lines'][number]
interface Short {
  readonly order: PickingOrder
  readonly line: Line
  readonly product: PickingProduct
}

const text = picking.short
const MOST_OFFERED = 3
const NOTHING = 'nothing'
const NO_GOODS: readonly SellerProduct[] = []

/** There is not enough for this order: what its customer wished for then, and what that does to the money. */
export function ShortLine({ onMark, ...short }: Short & { onMark: (marks: readonly Mark[]) => void }) {
  const { order, line } = short
  const missing = formatAmount(line.need - line.picked, 'шт')
  return (
    <section className={css.short} aria-label={picking.forOrder(text.title(missing), formatOrderNumber(order.id))}>
      <p className={css.asked}>
        <MessageCircleIcon size={22} />
        <span>
          <b>{text.title(missing)}</b> {text.whose(order.recipientName, formatOrderNumber(order.id))}{' '}
          {text.substitutions[line.substitution]}
        </span>
      </p>
      {order.awaitsAnswer ? (
        <Notification tone="info" title={picking.awaitsAnswer} />
      ) : line.substitution === 'none' ? (
        <Choice {...short} goods={NO_GOODS} />
      ) : (
        <WithOffers {...short} />
      )}
      <Button
        look="secondary-gray"
        block
        onClick={() => onMark([{ lineId: line.id, amount: line.need, isShort: false }])}
      >
        {text.found}
      </Button>
    </section>
  )
}

/** Goods of the seller that may come instead: of the category where only such are wished for, and not much dearer. */
function WithOffers(short: Short) {
  const { order, line, product } = short
  const goods = useSellerGoods(
    order.sellerId,
    '',
    line.substitution === 'same_category' ? product.categoryUrlKey : undefined,
  )
  /** The nearest price first; what is dearer only after all that is not. */
  const distance = (price: number) => {
    const more = price * line.need - line.sum
    return more > 0 ? line.sum + more : -more
  }
  const most = (line.sum * (100 + DEARER_PERCENT)) / 100
  const fitting = goods
    ?.filter(({ id, isWeight, price }) => id !== product.id && !isWeight && price * line.need <= most)
    .sort((one, other) => distance(one.price) - distance(other.price))
    .slice(0, MOST_OFFERED)
  return fitting ? <Choice key={fitting.length} {...short} goods={fitting} /> : null
}

function changeOf(line: Line, goods: SellerProduct | undefined): StaffRequestedChange {
  if (goods) return { kind: 'replace', lineId: line.id, productId: goods.id, quantity: line.need, isGone: true }
  return line.picked > 0
    ? { kind: 'weigh', lines: [{ lineId: line.id, picked: line.picked }], isAboveCharged: false, isGone: true }
    : { kind: 'cancelLine', lineIds: [line.id], isGone: true }
}

function Choice({ order, line, goods }: Short & { goods: readonly SellerProduct[] }) {
  const [chosen, setChosen] = useState(String(goods[0]?.id ?? NOTHING))
  const instead = goods.find(({ id }) => String(id) === chosen)
  const requestedChange = changeOf(line, instead)
  const { preview, refusal, isCounting } = useChangePreview(order.id, requestedChange)
  const { change } = useOrderActions(order.id)
  const amount = (units: number) => formatAmount(units, 'шт')
  const items: PickTile<string>[] = [
    ...goods.map(({ id, title, price }) => ({
      value: String(id),
      title,
      note: text.instead(formatPrice(price * line.need), formatPrice(line.sum)),
      end: line.need > 1 ? amount(line.need) : undefined,
    })),
    {
      value: NOTHING,
      title: line.picked > 0 ? text.rest(amount(line.picked)) : text.nothing,
      note: text.restNote,
      icon: XIcon,
    },
  ]
  const said = preview?.needsCustomer ? text.asked : instead ? text.replaced : text.left
  const save = () => preview && change.mutate({ requestedChange, expectedTotal: preview.totalAfter, words: said })
  return (
    <>
      <RadioCards label={text.choose(order.recipientName)} value={chosen} items={items} onValueChange={setChosen} />
      <div aria-live="polite">
        {refusal && <Notification tone="warning" title={refusal} />}
        {preview && <p className="sm">{consequence(preview)}</p>}
      </div>
      <Button block look="soft" size="xlarge" busy={change.isPending || isCounting} onClick={save}>
        {saveWords(preview?.needsCustomer === true, instead, line.picked)}
      </Button>
    </>
  )
}

function saveWords(isAsked: boolean, instead: SellerProduct | undefined, picked: number): string {
  if (isAsked) return text.ask
  if (instead) return text.replace(instead.title)
  return picked > 0 ? text.leaveRest : text.leave
}

function consequence(preview: NonNullable<ReturnType<typeof useChangePreview>['preview']>): string {
  if (preview.cancelsOrder) return text.cancelsOrder
  return preview.totalBefore === preview.totalAfter
    ? cabinet.money.same(preview.totalAfter)
    : `${cabinet.money.total}: ${cabinet.sumChanged(preview.totalBefore, preview.totalAfter)}`
}
