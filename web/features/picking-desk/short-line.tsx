import type { PickingOrder, PickingProduct } from '@okolitsa/contracts/picking/picking.ts'
import type { Mark } from '@okolitsa/domain/picking/picking-sums.ts'
import { formatAmount, formatOrderNumber, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { ordersDesk } from '@okolitsa/strings/ru/orders-desk.ts'
import { picking } from '@okolitsa/strings/ru/picking.ts'
import { useState } from 'react'
import { useSellerGoods } from '../../data/catalog/use-seller-goods.ts'
import {
  type StaffRequestedChange,
  useChangePreview,
  useOrderActions,
} from '../../data/orders/desk/use-staff-orders.ts'
import { useRecipientPhone } from '../../data/picking/desk/use-recipient-phone.ts'
import { useOnline } from '../../platform/offline/use-online.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { MessageCircleIcon, PhoneIcon, XIcon } from '../../ui/icons.ts'
import { type PickTile, RadioCards } from '../../ui/radio-cards.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Offer, offersFor } from './offers.ts'
import css from './picking.module.css'

type Line = PickingOrder['lines'][number]
interface Short {
  readonly order: PickingOrder
  readonly line: Line
  readonly product: PickingProduct
}

const text = picking.short
const NOTHING = 'nothing'
const NO_OFFERS: readonly Offer[] = []

/** A shortage of a line: the customer's substitution rule and its effect on the sum. */
export function ShortLine({ onMark, ...short }: Short & { onMark: (marks: readonly Mark[]) => void }) {
  const { order, line } = short
  const isOnline = useOnline()
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
      ) : !isOnline ? (
        <Notification tone="info" title={text.noNetwork}>
          {text.noNetworkText}
        </Notification>
      ) : line.substitution === 'none' ? (
        <Choice {...short} offers={NO_OFFERS} />
      ) : (
        <WithOffers {...short} />
      )}
      {isOnline && <CallCustomer orderId={order.id} />}
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

/** Button that calls the customer. The telephone is loaded on demand: data cached on the device does not contain it. */
function CallCustomer({ orderId }: { orderId: number }) {
  const phone = useRecipientPhone(orderId)
  if (phone === null) return null
  return (
    <Button look="secondary" block icon={PhoneIcon} href={`tel:+${phone}`}>
      {ordersDesk.callShort}
    </Button>
  )
}

/** The seller's suggested replacements, or those found by title. */
function WithOffers(short: Short) {
  const { order, line, product } = short
  const [typed, setTyped] = useState('')
  const isSame = line.substitution === 'same_category'
  const similar = useSellerGoods(order.sellerId, typed, product.categoryUrlKey)
  const all = useSellerGoods(order.sellerId, typed)
  const others = isSame ? [] : all
  if (!similar || !others) return <p className="sm muted">{text.looking}</p>
  const wanted = { productId: product.id, need: line.need, sum: line.sum, rule: line.substitution }
  const offers = offersFor(wanted, { similar, others })
  return (
    <>
      <TextField
        label={text.search}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {offers.length === 0 && <p className="sm muted">{isSame ? text.noSimilar : text.noOthers}</p>}
      <Choice key={offers.map((offer) => offer.product.id).join()} {...short} offers={offers} />
    </>
  )
}

function changeOf(line: Line, offer: Offer | undefined): StaffRequestedChange {
  if (offer) {
    const { product, quantity } = offer
    return { kind: 'replace', lineId: line.id, productId: product.id, quantity, isGone: true }
  }
  return line.picked > 0
    ? { kind: 'weigh', lines: [{ lineId: line.id, picked: line.picked }], isAboveCharged: false, isGone: true }
    : { kind: 'cancelLine', lineIds: [line.id], isGone: true }
}

function Choice({ order, line, offers }: Short & { offers: readonly Offer[] }) {
  const [chosen, setChosen] = useState(String(offers[0]?.product.id ?? NOTHING))
  const instead = offers.find(({ product }) => String(product.id) === chosen)
  const requestedChange = changeOf(line, instead)
  const { preview, refusal, isCounting } = useChangePreview(order.id, requestedChange)
  const { change } = useOrderActions(order.id)
  const amount = (units: number) => formatAmount(units, 'шт')
  const amountOf = ({ product, quantity }: Offer) =>
    product.isWeight ? formatAmount(quantity * product.measure, product.unit) : amount(quantity)
  const items: PickTile<string>[] = [
    ...offers.map((offer) => ({
      value: String(offer.product.id),
      title: offer.product.title,
      note: text.instead(formatPrice(offer.sum), formatPrice(line.sum)),
      end: offer.quantity > 1 || offer.product.isWeight ? amountOf(offer) : undefined,
    })),
    {
      value: NOTHING,
      title: line.picked > 0 ? text.rest(amount(line.picked)) : text.nothing,
      note: text.restNote,
      icon: XIcon,
    },
  ]
  const message = preview?.needsCustomer ? text.asked : instead ? text.replaced : text.left
  const save = () => preview && change.mutate({ requestedChange, expectedTotal: preview.totalAfter, words: message })
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

function saveWords(isAsked: boolean, instead: Offer | undefined, picked: number): string {
  if (isAsked) return text.ask
  if (instead) return text.replace(instead.product.title)
  return picked > 0 ? text.leaveRest : text.leave
}

function consequence(preview: NonNullable<ReturnType<typeof useChangePreview>['preview']>): string {
  if (preview.cancelsOrder) return text.cancelsOrder
  return preview.totalBefore === preview.totalAfter
    ? ordersDesk.money.same(preview.totalAfter)
    : `${ordersDesk.money.total}: ${ordersDesk.sumChanged(preview.totalBefore, preview.totalAfter)}`
}
