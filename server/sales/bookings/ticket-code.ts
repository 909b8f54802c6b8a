import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'

/** Letters and digits that are not confused with one another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const SIGNS = 10

function signatureOf(secret: string, orderId: number): string {
  const digest = createHmac('sha256', secret).update(`tour-ticket:${orderId}`).digest()
  return Array.from(digest.subarray(0, SIGNS), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** Text of a ticket: the order number and its signature. */
export function ticketCodeOf(secret: string, orderId: number): string {
  const signature = signatureOf(secret, orderId)
  return `${orderId}-${signature.slice(0, 5)}-${signature.slice(5)}`
}

/** The order of a ticket; null = an invalid signature. Case and spaces are ignored for typed codes. */
export function orderOfTicket(secret: string, code: string): number | null {
  const [, number = '', first = '', second = ''] =
    /^(\d{1,9})-?([2-9A-Z]{5})-?([2-9A-Z]{5})$/.exec(code.replaceAll(/\s/g, '').toUpperCase()) ?? []
  if (number === '') return null
  const orderId = Number(number)
  return isSameSecret(first + second, signatureOf(secret, orderId)) ? orderId : null
}
