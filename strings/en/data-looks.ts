import type * as ru from '../ru/data-looks.ts'
import type { Words } from '../words.ts'

export const dataLooks: Words<typeof ru.dataLooks> = {
  title: 'Who looked at your data',
  text: 'Personal data is masked for our own people, too. When a person of the market opens a field or reads messages, it is listed here.',
  line: (moment, name) => `${moment}, ${name}`,
  ofOrder: (order) => `order ${order}`,
  fields: {
    recipientPhone: 'Phone',
    phone: 'Phone of the account',
    email: 'E-mail',
    address: 'Address',
    talk: 'Messages with a seller',
  },
  reasons: {
    callBack: 'Call about the order',
    delivery: 'Help with the delivery',
    identity: 'Make sure who is asking',
    dispute: 'Look into a claim',
    dataRequest: 'Answer a request about data',
    report: 'Look into a report about a message',
  },
}
