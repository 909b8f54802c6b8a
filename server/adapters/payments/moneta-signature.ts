import { createHash } from 'node:crypto'
import { type Kopecks, kopecks } from '@okolitsa/domain/money/money.ts'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'

/** Parameters of a link or a call, by their MONETA names. */
export type MntFields = Readonly<Record<string, string>>

/** Signed fields in order, the same in links, Pay URL and Check URL calls; an absent field is empty. */
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

/** MNT_SIGNATURE of fields. The amount is signed as text, never as a number. */
export const mntSignature = (fields: MntFields, integrityCode: string): string =>
  md5(SIGNED.map((name) => fields[name] ?? '').join('') + integrityCode)

export function isMntSigned(fields: MntFields, integrityCode: string): boolean {
  return isSameSecret((fields.MNT_SIGNATURE ?? '').toLowerCase(), mntSignature(fields, integrityCode))
}

/** MNT_SIGNATURE of our XML answer to a Check URL call. */
export const mntAnswerSignature = (facts: {
  resultCode: string
  account: string
  transactionId: string
  integrityCode: string
}): string => md5(facts.resultCode + facts.account + facts.transactionId + facts.integrityCode)

/** An amount in MONETA's format: a dot and two decimals, `120.25`. */
export const mntAmount = (amount: Kopecks): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/** Parses `120.25`, `120.2` or `120` to kopecks, digit by digit; null = not an amount. */
export function readMntAmount(text: string): Kopecks | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text)
  return match ? kopecks(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))) : null
}
