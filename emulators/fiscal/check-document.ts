/** A row in wire format; amounts in roubles. */
export interface WireItem {
  readonly name: string
  readonly price: number
  readonly quantity: number
  readonly measure: number
  readonly sum: number
  readonly payment_method: string
  readonly payment_object: number
  readonly vat: { readonly type: string; readonly sum?: number }
  readonly agent_info?: { readonly type: string }
  readonly supplier_info?: { readonly phones?: readonly string[]; readonly name?: string; readonly inn?: string }
}

export interface WireReceipt {
  readonly client: { readonly email?: string; readonly phone?: string }
  readonly company: {
    readonly email?: string
    readonly sno?: string
    readonly inn: string
    readonly payment_address: string
  }
  readonly items: readonly WireItem[]
  readonly payments: readonly { readonly type: number; readonly sum: number }[]
  readonly total: number
  readonly internet?: boolean
  readonly timezone?: number
  readonly correction_info?: { readonly type: string; readonly base_date: string; readonly base_number?: string }
}

/** Per cent included in the price, by the code of a VAT rate. */
const VAT: Readonly<Record<string, number>> = {
  ...{ none: 0, vat0: 0, vat5: 5, vat7: 7, vat10: 10, vat22: 22 },
  ...{ vat105: 5, vat107: 7, vat110: 10, vat122: 22 },
}
const METHODS = new Set([
  'full_prepayment',
  'prepayment',
  'advance',
  'full_payment',
  'partial_payment',
  'credit',
  'credit_payment',
])
const MEASURES = new Set([0, 10, 11, 12, 20, 22, 40, 41, 42, 70, 71, 255])
const AGENTS = new Set([
  'bank_paying_agent',
  'bank_paying_subagent',
  'paying_agent',
  'paying_subagent',
  'attorney',
  'commission_agent',
  'another',
])
const TAX_SYSTEMS = new Set(['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent'])
const CORRECTION_TYPES = new Set(['self', 'instruction'])
const LONGEST_NAME = 128
const PHONE = /^\+\d{11}$/
const EMAIL = /^[^\s@]+@[^\s@]+$/
const TIN = /^(\d{10}|\d{12})$/
/** True for a time zone from Kaliningrad to Kamchatka. */
const isTimeZone = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 11

const kopecks = (roubles: unknown): number => Math.round(Number(roubles) * 100)
const isMoney = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/** A register's complaint about a document; null = none. */
export function faultOfDocument(receipt: WireReceipt | undefined, isCorrection: boolean): string | null {
  if (!receipt || typeof receipt !== 'object') return 'the receipt is missing'
  const { client, company, items, payments, total, correction_info: correction } = receipt
  if (!client?.email && !client?.phone) return 'client: email or phone is needed'
  if (client.phone && !PHONE.test(client.phone)) return 'client.phone: wrong format'
  if (client.email && !EMAIL.test(client.email)) return 'client.email: wrong format'
  if (!TIN.test(company?.inn ?? '')) return 'company.inn: 10 or 12 digits'
  if (!EMAIL.test(company.email ?? '')) return 'company.email is needed'
  if (!company.payment_address) return 'company.payment_address is needed'
  if (!TAX_SYSTEMS.has(company.sno ?? '')) return 'company.sno: unknown'
  if (receipt.internet && !isTimeZone(receipt.timezone)) return 'timezone: 1 to 11, as it is sold on the web'
  if (isCorrection && !/^\d{2}\.\d{2}\.\d{4}$/.test(correction?.base_date ?? '')) return 'correction_info.base_date'
  if (isCorrection && !CORRECTION_TYPES.has(correction?.type ?? '')) return 'correction_info.type: self or instruction'
  if (isCorrection && !/^.{1,32}$/.test(correction?.base_number ?? '')) return 'correction_info.base_number: 1 to 32'
  if (!Array.isArray(items) || items.length === 0 || items.length > 100) return 'items: 1 to 100'
  for (const [index, item] of items.entries()) {
    const fault = faultOfItem(item)
    if (fault) return `items[${index}].${fault}`
  }
  if (!isMoney(total)) return 'total: money'
  if (sumOf(items) !== kopecks(total)) return 'total is not the sum of the items'
  if (!Array.isArray(payments) || sumOf(payments) !== kopecks(total)) return 'total is not the sum of the payments'
  if (payments.some(({ type }) => ![0, 1, 2, 3, 4].includes(type))) return 'payments.type: unknown'
  return null
}

const sumOf = (rows: readonly { sum: number }[]): number => rows.reduce((sum, row) => sum + kopecks(row.sum), 0)

function faultOfItem(item: WireItem): string | null {
  if (!item.name || item.name.length > LONGEST_NAME) return 'name: 1 to 128 characters'
  if (!isMoney(item.price) || !isMoney(item.sum)) return 'price: money'
  if (!(item.quantity > 0) || Math.abs(item.quantity * 1_000 - Math.round(item.quantity * 1_000)) > 1e-6) {
    return 'quantity: three decimals'
  }
  if (Math.abs(item.price * item.quantity - item.sum) > 0.005 + 1e-6) return 'sum is not price × quantity'
  if (!MEASURES.has(item.measure)) return 'measure: unknown'
  if (!METHODS.has(item.payment_method)) return 'payment_method: unknown'
  if (![1, 3, 4, 10, 12, 13, 33].includes(item.payment_object)) return 'payment_object: unknown'
  const percent = VAT[item.vat?.type]
  if (percent === undefined) return 'vat.type: unknown'
  const tax = (item.sum * percent) / (100 + percent)
  if (item.vat.sum !== undefined && !(Math.abs(item.vat.sum - tax) <= 0.01 + 1e-6)) return 'vat.sum is not of the sum'
  if (item.agent_info && !AGENTS.has(item.agent_info.type)) return 'agent_info.type: unknown'
  const { agent_info: agent, supplier_info: supplier } = item
  if (agent && !TIN.test(supplier?.inn ?? '')) return 'supplier_info.inn is needed'
  if (agent && !supplier?.name) return 'supplier_info.name is needed'
  if (supplier?.phones?.some((phone) => !PHONE.test(phone))) return 'supplier_info.phones: wrong format'
  return null
}
