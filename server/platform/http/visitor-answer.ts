import type { CabinetVisit } from '@okolitsa/domain/identity/actor.ts'
import { maskedEmail, maskedName, maskedPhone } from '@okolitsa/domain/office/personal-fields.ts'

/** Fields of a delivery address that lead to a door; town and region stay. */
const DOOR = new Set('title street house flat entrance floor intercom comment postalCode'.split(' '))
const HIDDEN = '•••'
/** Decimal places of hidden coordinates: about ten kilometres. */
const ROUGH = 1

/**
 * An answer to a visitor of the office in a seller's cabinet. Phones and e-mails of customers are masked in every visit;
 * in a visit for reading their names and addresses too, because nothing is packed or brought there.
 * @param isOfCustomers true = the call is about customers, so that every `name` except an answer's author is theirs
 */
export function visitorAnswer(answer: unknown, mode: CabinetVisit['mode'], isOfCustomers: boolean): unknown {
  const isReading = mode === 'reading'
  const text = (name: string, value: string, under: string): string => {
    if (isOfCustomers && /phone$/i.test(name)) return maskedPhone(value)
    if (isOfCustomers && /email$/i.test(name)) return maskedEmail(value)
    if (!isReading) return value
    const isName = /^(recipientName|firstName)$/.test(name) || (isOfCustomers && name === 'name' && under !== 'answer')
    if (isName) return maskedName(value)
    return isOfCustomers && under === 'place' && DOOR.has(name) ? HIDDEN : value
  }
  const shown = (value: unknown, name: string, under: string): unknown => {
    if (typeof value === 'string') return value === '' ? value : text(name, value, under)
    if (Array.isArray(value)) return value.map((one) => shown(one, '', name || under))
    if (value === null || typeof value !== 'object' || value instanceof Uint8Array)
      return isReading && isOfCustomers && under === 'place.coords' ? Number(Number(value).toFixed(ROUGH)) : value
    const inside = name === 'coords' ? `${under}.coords` : name || under
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shown(one, key, inside)]))
  }
  return shown(answer, '', '')
}
