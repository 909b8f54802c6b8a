import { nameMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { keptLocation } from '@okolitsa/strings/ru/places.ts'
import type { Database } from '../../../platform/db/client.ts'
import type { BoughtBy } from '../ports.ts'
import { insertAddress, listAddresses, lockAddresses, makeMain } from '../store/address-store.ts'
import { findCustomer, findFilled, saveProfile } from '../store/customer-store.ts'

/**
 * Fills the empty fields of a profile from an order, so that nobody is asked twice. A name is
 * theirs when the order is handed to their own phone; an address is kept when it has a house.
 */
export async function fillProfile(
  { executor, inTransaction }: Pick<Database, 'executor' | 'inTransaction'>,
  customerId: number,
  { recipient, place }: BoughtBy,
): Promise<void> {
  // most orders are of customers who have both: one look says so, without a lock
  const { hasName, hasAddress } = await findFilled(executor, customerId)
  if (hasName && (hasAddress || !place?.street || !place.house)) return
  await inTransaction(async (tx) => {
    await lockAddresses(tx, customerId)
    const customer = await findCustomer(tx, customerId)
    const name = recipient.name.trim()
    const isOwn = customer?.phone === recipient.phone && nameMistake(name) === null
    if (customer && !customer.firstName && isOwn) {
      const [firstName = name, ...others] = name.split(/\s+/)
      await saveProfile(tx, customerId, { firstName, lastName: others.join(' ') || customer.lastName })
    }
    if (!place?.street || !place.house) return
    if ((await listAddresses(tx, customerId)).length > 0) return
    const { id } = await insertAddress(tx, customerId, { ...keptLocation(place), flat: place.flat ?? null })
    await makeMain(tx, customerId, id)
  })
}
