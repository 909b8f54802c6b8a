import type { OfficeOrder } from '@okolitsa/contracts/office-orders/office-order.ts'
import type { SideChange } from '@okolitsa/contracts/office-orders/side-change.ts'
import { MAX_OFFICE_MESSAGE } from '@okolitsa/domain/office/goodwill.ts'
import { formatDay, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officeOrderHelp } from '@okolitsa/strings/ru/office-order-help.ts'
import { officeOrders } from '@okolitsa/strings/ru/office-orders.ts'
import { useState } from 'react'
import { useSellerGoods } from '../../data/catalog/use-seller-goods.ts'
import { useOrderWork } from '../../data/office/orders/use-office-order.ts'
import { useSideChangePreview } from '../../data/office/orders/use-side-change.ts'
import { useDraftWords } from '../../platform/forms/use-draft.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  deliveryChangeOf,
  isHalfTyped,
  isUntouched,
  NO_DELIVERY,
  SideDeliveryFields,
  type TypedDelivery,
} from './side-delivery-fields.tsx'

const text = officeOrderHelp.sideChange
const KINDS = ['weigh', 'replace', 'cancelLine', 'refuseLine', 'edit', 'delivery'] as const
type Kind = (typeof KINDS)[number]
type Line = OfficeOrder['order']['lines'][number]

interface Typed {
  readonly kind: Kind
  readonly line: Line | undefined
  readonly amount: string
  readonly productId: number | undefined
  readonly delivery: TypedDelivery
}

/** The typed change; null = something is missing. */
function changeOf({ kind, line, amount, productId, delivery }: Typed): SideChange | null {
  const count = /^\d{1,7}$/.test(amount.trim()) ? Number(amount) : null
  if (kind === 'delivery') return isHalfTyped(delivery) ? null : deliveryChangeOf(delivery)
  if (!line) return null
  const lineIds = [line.id]
  if (kind === 'cancelLine' || kind === 'refuseLine') return { kind, lineIds }
  if (count === null) return null
  if (kind === 'weigh') return { kind, lines: [{ lineId: line.id, picked: count }], isAboveCharged: false }
  if (kind === 'edit') return { kind, lines: [{ lineId: line.id, quantity: count }], added: [] }
  return productId === undefined ? null : { kind, lineId: line.id, productId, quantity: count }
}

/** A change that the seller or the customer asked for: by the rules of that side, with its effect on the money. */
export default function SideChangeDialog({ found, onClose }: { found: OfficeOrder; onClose: () => void }) {
  const { order, abilities } = found
  const { sideChange } = useOrderWork(order.id)
  const reference = { ...useDayReference(), zone: order.farmer.timeZone }
  const kinds = KINDS.filter((one) => abilities.changes.includes(one))
  const lines = order.lines.filter(({ pickedAmount }) => pickedAmount !== 0)
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'cancelLine')
  const [lineId, setLine] = useState(lines[0]?.id)
  const [amount, setAmount] = useState('')
  const [delivery, setDelivery] = useState(NO_DELIVERY)
  const typeDelivery = (part: Partial<TypedDelivery>) => setDelivery((now) => ({ ...now, ...part }))
  const [productId, setProduct] = useState<number>()
  const [reason, setReason, sent] = useDraftWords(`office-side-change-${order.id}`)
  const [isAsked, setAsked] = useState(false)
  const line = lines.find(({ id }) => id === lineId)
  const requestedChange = changeOf({ kind, line, amount, productId, delivery })
  const { preview, refusal } = useSideChangePreview(order.id, requestedChange)
  const isCounted = kind === 'weigh' || kind === 'edit' || kind === 'replace'
  const isMissing = reason.trim() === ''
  // an untouched delivery only lists the days
  const isReady = preview !== null && (kind !== 'delivery' || !isUntouched(delivery))
  const save = () => {
    setAsked(true)
    if (!isReady || isMissing || !requestedChange) return
    const body = { requestedChange, expectedTotal: preview.totalAfter, reason: reason.trim() }
    const onSuccess = () => {
      sent()
      onClose()
    }
    sideChange.mutate(body, { onSuccess })
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={text.title}
      text={
        <>
          <Select
            label={text.what}
            items={kinds.map((value) => ({ value, title: text.kinds[value] }))}
            value={kind}
            onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? kind)}
          />
          {kind !== 'delivery' && (
            <Select
              label={text.line}
              items={lines.map(({ id, title }) => ({ value: String(id), title }))}
              value={String(lineId)}
              onChange={({ target }) => setLine(Number(target.value))}
            />
          )}
          {kind === 'replace' && (
            <Replacement organizationId={order.farmerId} of={line} value={productId} onChoose={setProduct} />
          )}
          {isCounted && (
            <TextField
              label={text.amounts[kind](line?.isWeight === true, line?.unit ?? '')}
              inputMode="numeric"
              maxLength={7}
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
          )}
          {kind === 'delivery' && (
            <>
              <Select
                label={text.day}
                items={[
                  { value: '', title: text.chooseDay },
                  ...(preview?.dates ?? []).map(({ date: value }) => ({ value, title: formatDay(value, reference) })),
                ]}
                value={delivery.date}
                onChange={({ target }) => typeDelivery({ date: target.value })}
              />
              <SideDeliveryFields isCourier={order.deliveryKind === 'courier'} typed={delivery} onType={typeDelivery} />
            </>
          )}
          <TextArea
            label={text.reason}
            error={isAsked && isMissing ? text.reasonError : undefined}
            maxLength={MAX_OFFICE_MESSAGE - 50}
            rows={2}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <div aria-live="polite" className="stack g2">
            {refusal && <Notification tone="warning" title={refusal} />}
            {isReady && <Effect preview={preview} />}
          </div>
        </>
      }
      confirmText={preview?.needsCustomer ? text.ask : text.save}
      cancelText={officeOrders.actions.keep}
      confirmLook="primary"
      busy={sideChange.isPending}
      onConfirm={save}
    />
  )
}

/** Money before and after the change. */
function Effect({ preview }: { preview: NonNullable<ReturnType<typeof useSideChangePreview>['preview']> }) {
  const { totalBefore, totalAfter, refund, surcharge, returnedBonuses, needsCustomer, cancelsOrder } = preview
  const row = (title: string, sum: number) => (sum > 0 ? [{ title, value: formatPrice(sum) }] : [])
  return (
    <>
      <SumList
        items={[
          { title: text.before, value: formatPrice(totalBefore) },
          { title: text.after, value: formatPrice(totalAfter) },
          ...row(text.refund, refund),
          ...row(text.surcharge, surcharge),
          ...row(text.bonuses, returnedBonuses),
        ]}
      />
      {cancelsOrder && <p className="sm">{text.cancels}</p>}
      {needsCustomer && <p className="sm">{text.needsCustomer}</p>}
    </>
  )
}

function Replacement({
  organizationId,
  of: line,
  value,
  onChoose,
}: {
  organizationId: number
  of: Line | undefined
  value: number | undefined
  onChoose: (productId: number | undefined) => void
}) {
  const [typed, setTyped] = useState('')
  const goods = useSellerGoods(organizationId, typed)?.filter(({ id }) => id !== line?.productId) ?? []
  return (
    <>
      <TextField label={text.search} maxLength={100} value={typed} onChange={({ target }) => setTyped(target.value)} />
      <Select
        label={text.instead}
        items={[
          { value: '', title: text.chooseGoods },
          ...goods.map(({ id, title, price }) => ({ value: String(id), title: `${title}, ${formatPrice(price)}` })),
        ]}
        value={value === undefined ? '' : String(value)}
        onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
      />
    </>
  )
}
