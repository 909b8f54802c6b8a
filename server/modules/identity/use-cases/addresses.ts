import type { Location } from '@okolitsa/domain/geo/location.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { InTransaction } from '../../../platform/db/client.ts'
import * as store from '../store/address-store.ts'

type NewAddress = Location & { flat?: string | null | undefined; isMain?: boolean | undefined }

/** Saves an address; the first one, or one asked to be, becomes the main one. Throws BAD_REQUEST over the limit. */
export const addAddress =
  (deps: { inTransaction: InTransaction }) =>
  (customerId: number, address: NewAddress): Promise<store.AddressRow> =>
    deps.inTransaction(async (tx) => {
      await store.lockAddresses(tx, customerId)
      const known = await store.listAddresses(tx, customerId)
      if (known.length >= store.MAX_ADDRESSES) throw new Refusal('TOO_MANY_ADDRESSES', { limit: store.MAX_ADDRESSES })
      const saved = await store.insertAddress(tx, customerId, address)
      const main = address.isMain || known.length === 0 ? await store.makeMain(tx, customerId, saved.id) : null
      return main ?? saved
    })

/** Changes where an address is, makes it the main one, or both; null when it is not the customer's. */
export const changeAddress =
  (deps: { inTransaction: InTransaction }) =>
  (
    customerId: number,
    id: number,
    change: { isMain?: true | undefined; location?: NewAddress | undefined },
  ): Promise<store.AddressRow | null> =>
    deps.inTransaction(async (tx) => {
      await store.lockAddresses(tx, customerId)
      const address = change.location
        ? await store.updateAddress(tx, customerId, id, change.location)
        : ((await store.listAddresses(tx, customerId)).find((known) => known.id === id) ?? null)
      if (!address || !(change.isMain || change.location?.isMain)) return address
      return store.makeMain(tx, customerId, id)
    })
