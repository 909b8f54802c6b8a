import type * as ru from '../ru/pretended.ts'
import type { Words } from '../words.ts'

export const pretended: Words<typeof ru.pretended> = {
  sms: 'Pretended codes: no SMS is sent, the code is on the emulators’ page.',
  rbs: 'Pretended payment: no money is taken.',
  sbp: 'Pretended payment: no money is taken.',
  payanyway: 'Pretended payment: no money is taken.',
  fiscal: 'Pretended receipts: the tax service does not get them.',
  cdek: 'Pretended CDEK: prices and times are examples, no parcel will go.',
  dbo: 'Pretended bank: you can sign in as any seller of its list.',
  mango: 'Pretended call: no phone will ring.',
}
