import { createHash } from 'node:crypto'

export type MntFields = Readonly<Record<string, string>>

const SIGNED = [
  'MNT_COMMAND',
  'MNT_ID',
  'MNT_TRANSACTION_ID',
  'MNT_OPERATION_ID',
  'MNT_AMOUNT',
  'MNT_CURRENCY_CODE',
  'MNT_SUBSCRIBER_ID',
  'MNT_TEST_MODE',
] as const

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** MNT_SIGNATURE of a payment link, a Pay URL or a Check URL call; an absent field is empty. */
export const signatureOf = (fields: MntFields, code: string): string =>
  md5(SIGNED.map((name) => fields[name] ?? '').join('') + code)

/** MNT_SIGNATURE of the shop's XML answer. */
export const answerSignatureOf = (resultCode: string, account: string, transactionId: string, code: string): string =>
  md5(resultCode + account + transactionId + code)
