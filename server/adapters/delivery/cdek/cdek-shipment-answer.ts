import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import { z } from 'zod'
import type { ShipmentOrder, ShipmentReading } from '../../../sales/shipments/ports.ts'

/** Only the fields in use are checked. */
const text = z.string().nullish()
const errors = z.array(z.looseObject({ code: text })).nullish()
export const requestsSchema = z.array(z.looseObject({ type: text, state: text, errors })).nullish()

export const acceptedSchema = z.looseObject({
  entity: z.looseObject({ uuid: z.uuid() }).nullish(),
  requests: requestsSchema,
})
export const orderSchema = z.looseObject({
  entity: z.looseObject({
    uuid: z.uuid(),
    cdek_number: z.union([z.string(), z.number().transform(String)]).nullish(),
    statuses: z.array(z.looseObject({ code: z.string(), date_time: z.string(), city: text })).nullish(),
    keep_free_until: text,
  }),
  requests: requestsSchema,
  related_entities: z.array(z.looseObject({ type: text, uuid: text })).nullish(),
})
export const paperSchema = z.looseObject({
  entity: z.looseObject({ statuses: z.array(z.looseObject({ code: z.string() })).nullish() }),
})

const REFUSED = 'INVALID'
const MADE = 'SUCCESSFUL'

/** Reads an answer of `orders`. */
export function readingOf({ entity, requests: asked }: z.infer<typeof orderSchema>): ShipmentReading {
  const creation = (asked ?? []).find(({ type }) => type === 'CREATE')
  const statuses = (entity.statuses ?? []).map(({ code, date_time, city }) => ({
    code,
    at: isoOf(date_time),
    city: city ?? '',
  }))
  const isRefused = creation?.state === REFUSED || statuses.some(({ code }) => code === REFUSED)
  const isMade = creation?.state === MADE || Boolean(entity.cdek_number)
  return {
    id: entity.uuid,
    state: isRefused ? 'refused' : isMade ? 'made' : 'waiting',
    trackNumber: entity.cdek_number ?? null,
    statuses,
    keptUntil: momentOf(entity.keep_free_until),
    codes: (creation?.errors ?? []).map(({ code }) => code).filter((code) => typeof code === 'string'),
  }
}

/** The return shipment of a parcel; null = none. */
export const returnOf = ({ related_entities: related }: z.infer<typeof orderSchema>): string | null =>
  related?.find(({ type }) => type === 'return_order')?.uuid ?? null

/** Parses a timestamp; null = absent. */
function momentOf(stamp: string | null | undefined): Date | null {
  const at = new Date(isoOf(stamp ?? ''))
  return Number.isNaN(at.getTime()) ? null : at
}

/** Adds the colon to the zone of `2026-11-21T08:00:00+0000`, as ISO 8601 requires. */
export const isoOf = (stamp: string) => stamp.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')

const phoneOf = (digits: string) => ({ number: `+${digits}` })
const MAX_NAME = 255

/** The body of `POST orders`; places have CDEK's town codes. */
export function orderBody(
  order: ShipmentOrder,
  towns: { readonly from: number | null; readonly to: number | null },
): Record<string, unknown> {
  const { from, to, sender, recipient, box } = order
  return {
    type: 1,
    number: order.number,
    tariff_code: order.tariffCode,
    ...(from.kind === 'point'
      ? { shipment_point: from.code }
      : { from_location: { code: towns.from, address: from.address } }),
    ...(to.kind === 'point' ? { delivery_point: to.code } : { to_location: { code: towns.to, address: to.address } }),
    delivery_recipient_cost: { value: 0 },
    sender: { company: sender.company, name: sender.name, phones: [phoneOf(sender.phone)] },
    recipient: { name: recipient.name, phones: [phoneOf(recipient.phone)] },
    packages: [
      {
        number: order.number,
        weight: order.weightGrams,
        length: box.lengthCm,
        width: box.widthCm,
        height: box.heightCm,
        items: order.items.map(({ title, sku, weightGrams, worth, toCollect }) => ({
          name: cutText(title, MAX_NAME),
          ware_key: sku,
          payment: { value: toRoubles(toCollect) },
          cost: toRoubles(worth),
          weight: weightGrams,
          amount: 1,
        })),
      },
    ],
  }
}
