import type { Door, DoorField } from '@okolitsa/domain/geo/door.ts'
import type { AddressPrecision, Location } from '@okolitsa/domain/geo/location.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface AddressRow extends Location, Door {
  id: number
  isMain: boolean
  isMainAddress: boolean
  /** The customer's own label of the address; null = none. */
  label: string | null
}
/** An address to be stored: absent door fields are cleared. */
export type AddressToSave = Location & {
  [Field in 'label' | DoorField]?: string | null | undefined
}

const COLUMNS = `id, is_main as "isMain", is_main as "isMainAddress", title, city, settlement, region, region_code as "regionCode", street, house, flat, label, entrance, floor, intercom, comment,
  postal_code as "postalCode", json_build_object('latitude', latitude, 'longitude', longitude) as coords,
  precision`

const valuesOf = (location: AddressToSave) => [
  location.title,
  location.city,
  location.settlement,
  location.region,
  location.regionCode,
  location.street,
  location.house,
  location.flat ?? null,
  location.postalCode,
  location.coords.latitude,
  location.coords.longitude,
  location.precision ?? null,
  location.label || null,
  location.entrance || null,
  location.floor || null,
  location.comment || null,
  location.intercom || null,
]

/** A database row: null = the precision is unknown. */
type StoredAddress = Omit<AddressRow, 'precision'> & { precision: AddressPrecision | null }
const toAddress = ({ precision, ...row }: StoredAddress): AddressRow => (precision ? { ...row, precision } : row)

/** Addresses of a customer: the main one first, then the newest. */
export async function listAddresses(executor: Executor, customerId: number): Promise<AddressRow[]> {
  const rows = await run<StoredAddress>(
    executor,
    `select ${COLUMNS} from address where customer_id = $1 order by is_main desc, id desc`,
    [customerId],
  )
  return rows.map(toAddress)
}

/** Serializes changes of one customer's addresses, so that exactly one stays main. */
export async function lockAddresses(tx: Executor, customerId: number): Promise<void> {
  await run(tx, 'select id from customer where id = $1 for update', [customerId])
}

export async function insertAddress(tx: Executor, customerId: number, location: AddressToSave): Promise<AddressRow> {
  const [row] = await run<StoredAddress>(
    tx,
    `insert into address (customer_id, title, city, settlement, region, region_code, street, house, flat, postal_code, latitude, longitude, precision,
       label, entrance, floor, comment, intercom)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) returning ${COLUMNS}`,
    [customerId, ...valuesOf(location)],
  )
  return toAddress(row as StoredAddress)
}

export async function updateAddress(
  tx: Executor,
  customerId: number,
  id: number,
  location: AddressToSave,
): Promise<AddressRow | null> {
  const [row] = await run<StoredAddress>(
    tx,
    `update address set title = $3, city = $4, settlement = $5, region = $6, region_code = $7, street = $8, house = $9,
       flat = $10, postal_code = $11, latitude = $12, longitude = $13, precision = $14, label = $15, entrance = $16,
       floor = $17, comment = $18, intercom = $19
     where customer_id = $1 and id = $2 returning ${COLUMNS}`,
    [customerId, id, ...valuesOf(location)],
  )
  return row ? toAddress(row) : null
}

/** Makes an address the main one; null = the customer has no such address. */
export async function makeMain(tx: Executor, customerId: number, id: number): Promise<AddressRow | null> {
  await run(tx, 'update address set is_main = false where customer_id = $1 and is_main and id <> $2', [customerId, id])
  const [row] = await run<StoredAddress>(
    tx,
    `update address set is_main = true where customer_id = $1 and id = $2 returning ${COLUMNS}`,
    [customerId, id],
  )
  return row ? toAddress(row) : null
}

/** Deletes an address; the newest remaining one becomes main when needed. False = the customer has no such address. */
export async function deleteAddress(tx: Executor, customerId: number, id: number): Promise<boolean> {
  const rows = await run(tx, 'delete from address where customer_id = $1 and id = $2 returning id', [customerId, id])
  if (rows.length === 0) return false
  await run(
    tx,
    `update address set is_main = true
      where id = (select max(id) from address where customer_id = $1)
        and not exists (select 1 from address where customer_id = $1 and is_main)`,
    [customerId],
  )
  return true
}
