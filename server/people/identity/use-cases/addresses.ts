import { MAX_ADDRESSES } from '@okolitsa/contracts/identity/identity.endpoints.ts'
import type { DoorField } from '@okolitsa/domain/geo/door.ts'
import { bareLocation, changeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { keptLocation } from '@okolitsa/strings/ru/places.ts'
import type { InTransaction } from '../../../platform/db/client.ts'
import * as store from '../store/address-store.ts'

/** Fields of an address besides its location; both names of the specification mean the main address. */
type OwnFields = { [Field in 'label' | DoorField]?: string | null | undefined } & {
  isMain?: boolean | undefined
  isMainAddress?: boolean | undefined
}
export type NewAddress = Location & OwnFields
/** Changed fields of an address; an undefined field stays unchanged. */
export type AddressChange = { [Field in keyof Location]?: Location[Field] | undefined } & OwnFields

const becomesMain = ({ isMain, isMainAddress }: OwnFields) => isMain || isMainAddress

/**
 * Adds an address; the first one, or one marked as main, becomes the main address.
 * @throws Refusal BAD_REQUEST over the limit
 */
export const addAddress = (
  deps: { inTransaction: InTransaction },
  customerId: number,
  address: NewAddress,
): Promise<store.AddressRow> =>
  deps.inTransaction(async (tx) => {
    await store.lockAddresses(tx, customerId)
    const known = await store.listAddresses(tx, customerId)
    if (known.length >= MAX_ADDRESSES) throw new Refusal('TOO_MANY_ADDRESSES', { limit: MAX_ADDRESSES })
    const saved = await store.insertAddress(tx, customerId, keptLocation(address))
    const main = becomesMain(address) || known.length === 0 ? await store.makeMain(tx, customerId, saved.id) : null
    return main ?? saved
  })

/**
 * Changes the given fields of an address, makes it the main one, or both; null = the customer has no such address.
 * @throws Refusal BAD_REQUEST for a change without a settlement, or to another settlement without its coordinates
 */
export const changeAddress = (
  deps: { inTransaction: InTransaction },
  customerId: number,
  id: number,
  change: AddressChange,
): Promise<store.AddressRow | null> =>
  deps.inTransaction(async (tx) => {
    await store.lockAddresses(tx, customerId)
    const known = (await store.listAddresses(tx, customerId)).find((address) => address.id === id)
    if (!known) return null
    const {
      flat = known.flat,
      label = known.label,
      entrance = known.entrance,
      floor = known.floor,
      intercom = known.intercom,
      comment = known.comment,
      isMain,
      isMainAddress,
      ...fields
    } = change
    const isMoved = Object.values(fields).some((value) => value !== undefined)
    const location = isMoved ? changeLocation(known, fields as Partial<Location>) : bareLocation(known)
    if ('missing' in location) {
      throw new Refusal('BAD_REQUEST', { errors: { [location.missing]: 'required' } })
    }
    const address = await store.updateAddress(tx, customerId, id, {
      ...keptLocation(location),
      flat,
      label,
      entrance,
      floor,
      intercom,
      comment,
    })
    return becomesMain({ isMain, isMainAddress }) ? store.makeMain(tx, customerId, id) : address
  })
