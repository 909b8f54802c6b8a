import { DOOR_FIELDS, doorAfterOrder, doorOf } from '@okolitsa/domain/geo/door.ts'
import { isSameHouse } from '@okolitsa/domain/geo/same-house.ts'
import { nameMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { keptLocation } from '@okolitsa/strings/ru/places.ts'
import type { Database } from '../../../platform/db/client.ts'
import type { BoughtBy } from '../ports.ts'
import { insertAddress, listAddresses, lockAddresses, makeMain, updateAddress } from '../store/address-store.ts'
import { findCustomer, findFilled, saveProfile } from '../store/customer-store.ts'

/**
 * Fills the empty fields of a profile from an order, so that customers need not enter them twice. The name is used when
 * the order is delivered to the customer's own phone; an address is saved when it has a house, and a saved one gets the
 * missing door details.
 */
export async function fillProfile(
  { executor, inTransaction }: Pick<Database, 'executor' | 'inTransaction'>,
  customerId: number,
  { recipient, place }: BoughtBy,
): Promise<void> {
  // most customers have both already, which one query without a lock finds out
  const { hasName, hasAddress } = await findFilled(executor, customerId)
  const door = doorOf(place ?? {})
  const hasDoor = DOOR_FIELDS.some((field) => door[field] !== null)
  const isHouse = Boolean(place?.street && place.house)
  if (hasName && (!isHouse || (hasAddress && !hasDoor))) return
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
    const known = await listAddresses(tx, customerId)
    if (known.length === 0) {
      const { id } = await insertAddress(tx, customerId, { ...keptLocation(place), ...door })
      await makeMain(tx, customerId, id)
      return
    }
    const ofHouse = known.filter((address) => isSameHouse(address, place))
    const address = ofHouse.find(({ flat }) => flat === door.flat) ?? ofHouse.find(({ flat }) => flat === null)
    const after = address ? doorAfterOrder(doorOf(address), door) : null
    if (address && after) await updateAddress(tx, customerId, address.id, { ...address, ...after })
  })
}
