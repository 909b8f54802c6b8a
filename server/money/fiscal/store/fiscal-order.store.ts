import { GRAM } from '@okolitsa/domain/catalog/unit.ts'
import { baseAmount } from '@okolitsa/domain/checkout/order-sums.ts'
import { DELIVERY, MEASURES, type Measure, type SoldItem } from '@okolitsa/domain/fiscal/positions.ts'
import type { FiscalOrder } from '@okolitsa/domain/fiscal/receipts.ts'
import type { TaxSystem } from '@okolitsa/domain/fiscal/vat.ts'
import { printedByMarket } from '@okolitsa/domain/fiscal/whose-register.ts'
import { add, type Kopecks, ZERO } from '@okolitsa/domain/money/money.ts'
import { type AmountLine, chargedAmount, orderAmounts } from '@okolitsa/domain/orders/order-amounts.ts'
import type { DeliveryKind, DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { deliveryName, positionName } from '@okolitsa/strings/ru/fiscal.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { FiscalDocument } from '../ports.ts'

/** An order line in the JSON of the view. */
interface LineRow {
  id: number
  title: string
  /** Chosen options of a dish; empty for goods. */
  options: readonly { readonly title: string }[]
  unit: string | null
  measure: number
  is_weight: boolean
  vat: number | null
  price: Kopecks
  final_price: Kopecks
  ordered_quantity: number
  picked_amount: number | null
  agreed_amount: number | null
  spoilt_percent: number
  missing_amount: number
  kept_sum: Kopecks | null
  takes_promo: boolean
  replaces: number | null
  /** Amount to pay for the line in its current state. */
  payable_sum: Kopecks
  /** Part of the line's price paid with bonuses. */
  bonus_sum: Kopecks
}

type Movement = FiscalOrder['payments'][number] & { readonly method: PaymentMethod }

interface OrderRow {
  id: number
  state: DeliveryStatus
  deliveryKind: DeliveryKind
  paymentMethod: PaymentMethod
  orderedPromo: Kopecks
  orderedBonuses: Kopecks
  orderedDelivery: Kopecks
  deliverySum: Kopecks
  takenSum: Kopecks
  /** Amount retained under the terms of a cancelled order. */
  keptSum: Kopecks
  taxSystem: TaxSystem
  sellerName: string
  sellerTin: string
  sellerPhone: string | null
  email: string | null
  phone: string
  /** Lines of the order; null = it has none. */
  lines: LineRow[] | null
  payments: readonly Movement[]
  refunds: readonly Movement[]
}

/** An order with the facts from which its receipts are computed. */
export interface FiscalOrderFacts extends FiscalOrder {
  readonly supplier: FiscalDocument['supplier']
  readonly contact: FiscalDocument['contact']
}

export async function findFiscalOrder(executor: Executor, orderId: number): Promise<FiscalOrderFacts | null> {
  const [row] = await run<OrderRow>(
    executor,
    `select id, state, payment_method as "paymentMethod", ordered_promo as "orderedPromo",
       ordered_bonuses as "orderedBonuses", ordered_delivery as "orderedDelivery", taken_sum as "takenSum",
       kept_sum as "keptSum", delivery_sum as "deliverySum", delivery_kind as "deliveryKind",
       tax_system as "taxSystem", seller_name as "sellerName", seller_tin as "sellerTin",
       seller_phone as "sellerPhone", email, phone, lines, payments, refunds
       from fiscal_order where id = $1`,
    [orderId],
  )
  if (!row) return null
  return {
    id: row.id,
    // the retained part of a cancelled booking is payment for a service: there is no later handover
    isReceived: row.state === 'received' || row.keptSum > 0,
    taxSystem: row.taxSystem,
    ...soldOf(row),
    taken: { sum: row.takenSum, payment: row.paymentMethod === 'banktransfer' ? 'electronic' : 'cash' },
    payments: printedByMarket(row.payments),
    refunds: printedByMarket(row.refunds),
    supplier: row.deliveryKind === 'plan' ? null : { name: row.sellerName, tin: row.sellerTin, phone: row.sellerPhone },
    contact: row.email ? { email: row.email } : { phone: row.phone },
  }
}

/** Lines and delivery, each with its agreed price, the amount to pay now and the bonuses spent on it. */
function soldOf(row: OrderRow): Pick<FiscalOrder, 'items' | 'bonuses'> {
  const sold = row.lines ?? []
  const lines = sold.map(amountLine)
  const shares = { promo: row.orderedPromo, bonuses: row.orderedBonuses, delivery: row.orderedDelivery }
  const first = orderAmounts(lines.map(asOrdered), shares)
  const isCanceled = row.state === 'canceled' && row.keptSum === 0
  const payable = (sum: Kopecks) => (isCanceled ? ZERO : sum)
  const goods = sold.map((line, index): SoldItem => {
    const own = lines[index] as AmountLine
    return {
      key: String(line.id),
      name: positionName(titleOf(line), line.measure, line.unit, line.is_weight),
      measure: measureOf(line),
      amount: isCanceled ? 0 : own.kept === undefined ? paidAmount(own) : baseAmount(own),
      payable: payable(line.payable_sum),
      agreed: { amount: chargedAmount(asOrdered(own)), payable: first.lines[index]?.payable ?? ZERO },
      vat: line.vat,
      ...((row.deliveryKind === 'plan' || row.deliveryKind === 'tour') && { object: 'service' as const }),
    }
  })
  const delivery: SoldItem = {
    key: DELIVERY,
    name: deliveryName,
    measure: MEASURES.piece,
    amount: 1,
    payable: payable(row.deliverySum),
    agreed: { amount: 1, payable: row.orderedDelivery },
    vat: null,
  }
  return { items: [...goods, delivery], bonuses: payable(add(...sold.map((line) => line.bonus_sum))) }
}

/** A dish is titled with its chosen options, since the price includes them. */
const titleOf = ({ title, options }: LineRow): string => [title, ...options.map((option) => option.title)].join(', ')

/** Amount paid for the delivered quantity; a partly spoilt piece counts as returned. */
const paidAmount = (line: AmountLine): number => Math.floor((chargedAmount(line) * (100 - (line.spoilt ?? 0))) / 100)

const amountLine = (line: LineRow): AmountLine => ({
  id: line.id,
  price: line.price,
  finalPrice: line.final_price,
  quantity: line.ordered_quantity,
  isWeight: line.is_weight,
  measure: line.measure,
  picked: line.picked_amount,
  replaces: line.replaces,
  takesPromo: line.takes_promo,
  spoilt: line.spoilt_percent,
  missing: line.missing_amount,
  ...(line.kept_sum !== null && { kept: line.kept_sum }),
  ...(line.agreed_amount !== null && { agreed: line.agreed_amount }),
})

const asOrdered = ({ agreed: _agreed, kept: _kept, ...line }: AmountLine): AmountLine => ({
  ...line,
  picked: null,
  spoilt: 0,
  missing: 0,
})

function measureOf({ is_weight, unit }: LineRow): Measure {
  if (!is_weight) return MEASURES.piece
  return unit === GRAM ? MEASURES.kilogram : MEASURES.litre
}
