import type { RepayWay } from '@okolitsa/domain/payments/seller-debt.ts'
import { REPAY_DAYS } from '@okolitsa/domain/payments/seller-debt.ts'
import type * as ru from '../ru/seller-debts.ts'
import type { Debtor } from '../ru/seller-debts.ts'
import type { Words } from '../words.ts'
import { formatPrice } from './format.ts'

const wayTexts: Record<RepayWay, string> = {
  sbp: 'by a transfer to your phone',
  cash: 'in cash',
  card: 'to your card or account',
}

const debtors: Record<Debtor, string> = {
  seller: 'The seller',
  restaurant: 'The restaurant',
  organizer: 'The organizer',
}

export const sellerDebts: Words<typeof ru.sellerDebts> = {
  seller: {
    title: (sum) => `Give the customer ${formatPrice(sum)} back`,
    until: (day) =>
      `By ${day}: the law gives ${REPAY_DAYS} days. You took the money for this order, so only you can give it back.`,
    late: (day) =>
      `It was due ${day}. You took the money for this order: give it back today and write to the customer.`,
    disputed: 'The customer says that the money did not come. Check the transfer, get in touch and mark it again.',
    how: (phone) => `Transfer it by SBP to ${phone}, or hand it over in cash when you meet.`,
    howNoPhone: 'Transfer it to where the customer paid from, or hand it over in cash.',
    receipt: 'Print the refund receipt on your own register: we print receipts only for what was paid on the site.',
    button: 'I have given it back',
    asking: (sum) => `Have you given ${formatPrice(sum)} back?`,
    askingText: 'The customer reads how and when. If it does not come they say so, and it is owed again.',
    way: 'How',
    needWay: 'Choose how',
    ways: { sbp: 'By SBP', cash: 'In cash', card: 'To the card or account' },
    day: 'When',
    needDay: 'Choose a day, today at the latest',
    note: 'What to tell the customer',
    noteHint: 'For example, the bank and the last digits of the transfer',
    photo: {
      add: 'Attach a photo',
      chosen: 'Photo of the transfer',
      remove: 'Remove the photo',
      hint: 'A receipt or a screenshot of the bank: it helps the customer find the money.',
      added: 'The customer will see the photo',
      failed: 'Saved, but the photo was not sent: attach it again',
      proof: (index) => `Proof of the refund, photo ${index}`,
    },
    save: 'Yes, it is given back',
    close: 'Close',
    saved: 'Marked. The customer sees how the money was given back',
    repaid: (sum, way) => `Gave the customer ${formatPrice(sum)} back ${wayTexts[way]}`,
    paid: (sum, day, way) => `Gave ${formatPrice(sum)} back on ${day}, ${wayTexts[way]}`,
  },
  customer: {
    title: 'Money back',
    owed: (who, sum, day) => `${debtors[who]} will return ${formatPrice(sum)} by ${day}`,
    late: (who, sum, day) => `${debtors[who]} was to return ${formatPrice(sum)} by ${day}`,
    owedText: 'You paid them directly, so they give the money back themselves: by a transfer or in cash.',
    lateText: 'Write to them or call. If that does not help, contact us.',
    disputed: (sum) => `You said that ${formatPrice(sum)} did not come. The transfer will be checked`,
    paid: (who, sum, day, way) => `${debtors[who]} returned ${formatPrice(sum)} on ${day}, ${wayTexts[way]}`,
    note: (words) => `“${words}”`,
    proof: (index) => `Proof of the refund, photo ${index}`,
    dispute: 'The money did not come',
    asking: 'Did the money not come?',
    askingText: 'A transfer may take three days. If it is not there, we say so, and it is owed again.',
    confirm: 'Yes, it did not',
    keep: 'I will wait',
    reported: 'Noted: the money did not come',
  },
}
