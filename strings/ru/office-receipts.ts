import type { ReceiptKind, ReceiptOperation } from '@okolitsa/domain/fiscal/receipt.ts'
import type { VatCode } from '@okolitsa/domain/fiscal/vat.ts'
import { formatNumber, formatPrice } from './format.ts'

/** Receipts of the market that the cash register has not registered. */
export const officeReceipts = {
  title: 'Чеки',
  lead: 'Здесь чеки, которые касса не\u00A0приняла или ещё не\u00A0пробила. Деньги, которые взял продавец, пробивает его касса, здесь их нет.',
  empty: 'Все чеки пробиты',
  emptyText: 'Когда касса откажет, чек появится здесь.',
  failed: 'Не\u00A0получилось. Попробуйте ещё раз',
  further: 'Дальше',
  order: (number: string) => `Заказ №\u00A0${number}`,
  kinds: {
    prepayment: 'Предоплата',
    settlement: 'Зачёт предоплаты',
    payment: 'Оплата',
    refund: 'Возврат',
    correction: 'Коррекция',
  } satisfies Readonly<Record<ReceiptKind, string>>,
  states: { new: 'Ждёт кассу', sent: 'Касса пробивает', failed: 'Касса отказала' },
  failure: (words: string) => `Касса: ${words}`,
  correct: 'Исправить',
  dialog: 'Чек коррекции',
  what: 'Что пробьёт касса',
  operations: {
    sell: 'приход',
    sell_refund: 'возврат прихода',
    sell_correction: 'коррекция прихода',
    sell_refund_correction: 'коррекция возврата прихода',
  } satisfies Readonly<Record<ReceiptOperation, string>>,
  operation: 'Вид',
  day: 'День расчёта',
  total: 'Сумма',
  offset: 'Зачтено из\u00A0предоплаты',
  rates: {
    none: 'Без НДС',
    vat0: 'НДС 0\u00A0%',
    vat5: 'НДС 5\u00A0%',
    vat7: 'НДС 7\u00A0%',
    vat10: 'НДС 10\u00A0%',
    vat22: 'НДС 22\u00A0%',
    vat105: 'НДС 5/105',
    vat107: 'НДС 7/107',
    vat110: 'НДС 10/110',
    vat122: 'НДС 22/122',
  } satisfies Readonly<Record<VatCode, string>>,
  rate: (sum: number, tax: number) => (tax === 0 ? formatPrice(sum) : `${formatPrice(sum)}, налог ${formatPrice(tax)}`),
  position: (name: string, quantity: number, price: number) =>
    `${name}, ${formatNumber(quantity)} × ${formatPrice(price)}`,
  basis: 'Основание',
  types: { self: 'Нашли сами', instruction: 'Предписание налоговой' },
  number: 'Номер предписания',
  final: 'Чек уйдёт в\u00A0налоговую, отменить его нельзя.',
  print: 'Пробить',
  printed: 'Чек коррекции отправлен в\u00A0кассу',
  close: 'Закрыть',
}
