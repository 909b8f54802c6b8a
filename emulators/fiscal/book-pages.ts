import { faultsForm } from '../faults.ts'
import { escapeHtml, page } from '../page.ts'
import { qrPicture } from '../qr-picture.ts'
import type { FiscalFaults } from './faults.ts'
import { type BookedReceipt, checkCodeOf, numbersOf, type Operation } from './receipt-book.ts'

const OPERATION_TITLES: Record<Operation, string> = {
  sell: 'Приход',
  sell_refund: 'Возврат прихода',
  sell_correction: 'Коррекция прихода',
  sell_refund_correction: 'Коррекция возврата',
}
const METHOD_TITLES: Record<string, string> = {
  full_prepayment: 'предоплата 100 %',
  prepayment: 'частичная предоплата',
  full_payment: 'полный расчёт',
}
const PAYMENT_TITLES: Record<number, string> = {
  0: 'Наличными',
  1: 'Безналичными',
  2: 'Зачтена предоплата',
  4: 'Встречным предоставлением',
}
const MEASURE_TITLES: Record<number, string> = { 0: 'шт.', 11: 'кг', 41: 'л' }
const VAT_TITLES: Record<string, string> = {
  none: 'без НДС',
  vat0: 'НДС 0 %',
  vat5: 'НДС 5 %',
  vat7: 'НДС 7 %',
  vat10: 'НДС 10 %',
  vat22: 'НДС 22 %',
  vat105: 'НДС 5/105',
  vat107: 'НДС 7/107',
  vat110: 'НДС 10/110',
  vat122: 'НДС 22/122',
}

const roubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' })
const quantity = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 3 })
const moment = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Moscow' })
const orderOf = ({ externalId }: BookedReceipt) => externalId.split('-')[0] ?? ''

/**
 * The page «Книга чеков» (receipt journal): newest first, searched by order, seller or product, with a form of faults.
 */
export function bookPage(
  words: string,
  found: readonly BookedReceipt[],
  faults: FiscalFaults,
  controlPath: string,
): string {
  const rows = found.map((entry) => {
    const failure = entry.failure ? `<br><span class="bad">${escapeHtml(entry.failure)}</span>` : ''
    return `<tr><td><a href="/fiscal/receipts/${entry.uuid}">${OPERATION_TITLES[entry.operation]}</a>, ${METHOD_TITLES[entry.receipt.items[0]?.payment_method ?? ''] ?? ''}<br>
<span class="note">заказ ${escapeHtml(orderOf(entry))}, ${moment.format(entry.at)}</span>${failure}</td>
<td>${roubles.format(entry.receipt.total)}</td></tr>`
  })
  return page(
    'Книга чеков',
    `<h1>Книга чеков</h1><p><a href="/fiscal/register">Реестр чеков</a></p><p class="note">Чеки не настоящие и в налоговую не уходят.</p>
<form method="get" action="/fiscal"><label>Номер заказа, продавец или товар
<input name="q" type="search" value="${escapeHtml(words)}"></label><button class="yes">Найти</button></form>
${rows.length > 0 ? `<table><tbody>${rows.join('')}</tbody></table>` : `<p>${words ? 'Таких чеков нет.' : 'Чеков пока нет: оплатите заказ.'}</p>`}
${faultsForm(controlPath, faults)}`,
  )
}

/** One receipt as shown to the customer, with the QR code for the tax office's application. */
export function receiptPage(entry: BookedReceipt): string {
  const { receipt, operation } = entry
  const numbers = numbersOf(entry)
  const rows = receipt.items.map((item) => {
    const supplier = item.supplier_info
    const seller = supplier
      ? `<br>поставщик ${escapeHtml(supplier.name ?? '')}, ИНН ${escapeHtml(supplier.inn ?? '')}`
      : ''
    return `<tr><td>${escapeHtml(item.name)}<br><span class="note">${roubles.format(item.price)} ×
${quantity.format(item.quantity)} ${MEASURE_TITLES[item.measure] ?? ''}, ${VAT_TITLES[item.vat.type] ?? ''},
${METHOD_TITLES[item.payment_method] ?? ''}${seller}</span></td><td>${roubles.format(item.sum)}</td></tr>`
  })
  const payments = receipt.payments.map(
    ({ type, sum }) => `<p>${PAYMENT_TITLES[type] ?? ''}: ${roubles.format(sum)}</p>`,
  )
  const image = qrPicture(checkCodeOf(entry), { width: 220, margin: 1 }).toString('base64')
  return page(
    'Кассовый чек',
    `<h1>${OPERATION_TITLES[operation]}</h1><p class="note">Заказ ${escapeHtml(orderOf(entry))}, ${moment.format(entry.at)}</p>
<p class="sum">${roubles.format(receipt.total)}</p>${payments.join('')}<table><tbody>${rows.join('')}</tbody></table>
<p class="note">ИНН ${escapeHtml(receipt.company.inn)}, место расчётов ${escapeHtml(receipt.company.payment_address)}<br>
ФН ${numbers.fn_number}, ФД ${numbers.fiscal_document_number}, ФПД ${entry.attribute}<br>
смена ${numbers.shift_number}, чек ${numbers.fiscal_receipt_number}</p>
<img src="data:image/png;base64,${image}" width="220" height="220" alt="Код для проверки чека">
<a class="button no" href="/fiscal">Книга чеков</a>`,
  )
}
