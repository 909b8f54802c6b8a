import type * as ru from '../ru/seller-taxes.ts'
import type { Words } from '../words.ts'
import { formatPrice } from './format.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

export const sellerTaxes: Words<typeof ru.sellerTaxes> = {
  title: 'For taxes',
  lead: 'Income is the whole price of what was handed over, with the fee and the discounts of the market. A refund reduces it on its own day. Ask your tax office if you count by the day of payment: payouts stand beside.',
  byTax: {
    osn: 'General tax system',
    usn_income: 'Simplified tax on income: the whole price is taxed',
    usn_income_outcome: 'Simplified tax on income less expenses: the fee is your expense',
    esn: 'Agricultural tax: the fee is your expense',
    patent: 'Patent: the sum shows how near the limit is',
    npd: 'Self-employed: the whole price is taxed',
    lph: 'Household plot: no tax with an extract from the household book',
  },
  year: (year) => `Year ${year}`,
  month: (month) => MONTHS[Number(month.slice(5)) - 1] ?? month,
  empty: 'No orders were handed over this year yet.',
  details: (returned, taken, paidOut) =>
    [
      returned === 0 ? '' : `refunds ${formatPrice(returned)}`,
      taken === 0 ? '' : `taken by you ${formatPrice(taken)}`,
      paidOut === 0 ? '' : `paid out ${formatPrice(paidOut)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  total: 'Year',
  plot: (paidOut, year) =>
    `The market paid you ${formatPrice(paidOut)} in ${year}. Show this sum with the extract when you are asked.`,
  download: 'Download XLSX',
  columns: ['Month', 'Sold', 'Refunded', 'Income', 'Taken by you', 'Paid out by the market'],
  incomeOf: (number) => `Food of order № ${number}`,
  npd: {
    title: 'Receipts of the tax service',
    lost: (day) =>
      `The tax service has not known you as self-employed since ${day}. You may sell, but the tax is another one: register as a sole proprietor or restore the status, and write to us.`,
    binding: {
      off: 'Issue the receipts yourself and send the links before the 9th of the next month.',
      none: 'Connect the tax service: the market issues receipts for you and cancels them after refunds.',
      waiting: 'Open the app of the tax service and allow the market to register incomes. Then come back.',
      bound: 'The market issues receipts for you. When you took the money yourself, issue the receipt yourself.',
    },
    bind: 'Connect',
    look: 'I have allowed it, check',
    failed: 'It did not work. Try again',
    asked: 'Send your receipt',
    link: 'Link to the receipt',
    send: 'Send',
    wrongLink: 'A link of the tax service is needed; it begins with https://lknpd.nalog.ru',
    saved: 'The receipt is taken',
    receipt: 'receipt',
    order: (number) => `№ ${number}`,
    day: (day) => day,
    states: {
      due: 'being issued',
      registered: 'issued',
      canceling: 'being cancelled',
      cancelled: 'cancelled',
      asked: 'your receipt is awaited',
      given: 'sent by you',
      outdated: 'the sum has changed, cancel the former receipt',
    },
  },
}
