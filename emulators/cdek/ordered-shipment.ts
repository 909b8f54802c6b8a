import type { CdekEmulatorCity } from './cities.ts'
import type { CdekEmulatorPoint } from './points.ts'
import type { OrderedShipment } from './shipment-book.ts'

type Fields = Record<string, unknown>

/** Required fields of an order. */
const NEEDED = ['number', 'tariff_code', 'recipient', 'packages', 'sender'] as const
const MAX_GRAMS = 30_000
const MAX_ITEMS = 126
/** A word that makes an address unknown. */
const NOWHERE = 'нигде'

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : [])

/** Parses an order with its error codes, or returns the name of a missing field. */
export function orderedOf(
  body: Fields,
  known: { readonly cities: readonly CdekEmulatorCity[]; readonly points: readonly CdekEmulatorPoint[] },
): { readonly ordered: OrderedShipment; readonly errors: string[] } | { readonly malformed: string } {
  const missing = NEEDED.find((name) => body[name] === undefined || body[name] === '')
  if (missing) return { malformed: missing }
  const packages = listOf(body.packages)
  const recipient = fieldsOf(body.recipient)
  const [phone] = listOf(recipient.phones)
  const items = packages.flatMap((box) => listOf(box.items))
  if (packages.some(({ weight }) => !Number.isInteger(weight))) return { malformed: 'packages.weight' }
  if (items.length === 0) return { malformed: 'packages.items' }
  const pointOf = (code: unknown) => known.points.find((one) => one.code === code)
  const cityOf = (place: unknown) => known.cities.find(({ code }) => code === fieldsOf(place).code)
  const to = fieldsOf(body.to_location)
  const point = pointOf(body.delivery_point)
  const dropOff = pointOf(body.shipment_point)
  const weightGrams = packages.reduce((sum, { weight }) => sum + Number(weight), 0)
  const errors: string[] = []
  if (Boolean(body.shipment_point) === Boolean(body.from_location)) errors.push('v2_sender_location_not_recognized')
  else if (body.shipment_point ? !dropOff?.is_reception : !cityOf(body.from_location)) {
    errors.push('v2_sender_location_not_recognized')
  }
  const isKnownDoor = cityOf(to) && String(to.address ?? '').trim() !== '' && !String(to.address).includes(NOWHERE)
  if (body.delivery_point ? !point : !isKnownDoor) errors.push('v2_recipient_location_not_recognized')
  if (weightGrams > MAX_GRAMS || (point && weightGrams > point.weight_max * 1_000))
    errors.push('v2_weight_limit_exceeded')
  if (items.length > MAX_ITEMS) errors.push('v2_number_items_is_more_126')
  if (!/^\+7\d{10}$/.test(String(phone?.number))) errors.push('v2_invalid_recipient_phone')
  return {
    ordered: {
      number: String(body.number),
      tariffCode: Number(body.tariff_code),
      fromCityCode: dropOff?.location.city_code ?? cityOf(body.from_location)?.code ?? null,
      toCityCode: point?.location.city_code ?? cityOf(to)?.code ?? null,
      deliveryPoint: point?.code ?? null,
      address: String(to.address ?? ''),
      recipient: String(recipient.name ?? ''),
      phone: String(phone?.number ?? ''),
      weightGrams,
      toCollect: items.reduce(
        (sum, item) => sum + Number(fieldsOf(item.payment).value ?? 0) * Number(item.amount ?? 1),
        0,
      ),
    },
    errors,
  }
}
