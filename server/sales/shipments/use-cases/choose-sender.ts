import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { covers } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Box } from '@okolitsa/domain/shipments/shipment-parcel.ts'
import type { ParcelStart } from '@okolitsa/domain/shipments/shipment-tariff.ts'
import { CarrierError } from '../../../fulfilment/delivery/ports.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { DropOffPoint } from '../ports.ts'
import { listSenders, type ShipmentSender, saveSender } from '../store/sender.store.ts'
import type { ShipmentDeps } from './shipment-deps.ts'

export interface ShipmentSettings {
  readonly isOn: boolean
  readonly town: string
  readonly sender: ShipmentSender | null
  /** Possible offices; null = the carrier does not answer. */
  readonly points: readonly DropOffPoint[] | null
}

async function demandPlace(deps: ShipmentDeps, scope: StaffScope, organizationId: number) {
  const seller = covers(scope, { organizationId })
    ? await deps.sellers.shippingOf(deps.database.executor, organizationId)
    : null
  if (!seller) throw new Refusal('NOT_FOUND')
  return seller.place
}

/** A seller's sender settings with possible offices. Refuses NOT_FOUND. */
export async function readSettings(
  deps: ShipmentDeps,
  scope: StaffScope,
  organizationId: number,
): Promise<ShipmentSettings> {
  const place = await demandPlace(deps, scope, organizationId)
  const [sender = null] = await listSenders(deps.database.executor, [organizationId])
  const points = deps.carrier && (await deps.carrier.dropOffPoints(place).catch(silent))
  return { isOn: deps.carrier !== null, town: place.city ?? place.settlement ?? '', sender, points }
}

function silent(error: unknown): null {
  if (error instanceof CarrierError) return null
  throw error
}

export interface SenderForm {
  readonly contactName: string
  readonly contactPhone: string
  readonly start: ParcelStart
  readonly pointCode: string | null
  readonly address: string | null
  readonly box: Box
}

/**
 * Stores and audits a seller's sender settings. Refuses NOT_FOUND, SHIPMENTS_OFF, CARRIER_SILENT, and BAD_REQUEST with
 * `errors` for an office that accepts no parcels or a missing address.
 */
export async function chooseSender(
  deps: ShipmentDeps,
  { scope, staffId }: { readonly scope: StaffScope; readonly staffId: number },
  organizationId: number,
  form: SenderForm,
): Promise<void> {
  const place = await demandPlace(deps, scope, organizationId)
  const { carrier, clock } = deps
  const { contactName, contactPhone, start, box } = form
  if (!carrier) throw new Refusal('SHIPMENTS_OFF')
  const address = start === 'courier' ? (form.address ?? '') : null
  refuseMistakes(address === '' ? { address: 'required' } : {})
  let point: ShipmentSender['point'] = null
  if (start === 'office') {
    const points = await carrier.dropOffPoints(place).catch(silent)
    if (!points) throw new Refusal('CARRIER_SILENT')
    const chosen = points.find(({ code }) => code === form.pointCode)
    refuseMistakes(chosen ? {} : { pointCode: form.pointCode ? 'wrongValue' : 'required' })
    if (chosen) point = { code: chosen.code, title: chosen.title, city: chosen.city, address: chosen.address }
  }
  const sender: ShipmentSender = { organizationId, contactName, contactPhone, point, address, ...box }
  await deps.database.inTransaction(async (tx) => {
    const [before] = await listSenders(tx, [organizationId])
    await saveSender(tx, sender, clock())
    await deps.audit.record(tx, { kind: 'staff', staffId }, [
      {
        action: 'setShipmentSender',
        entity: 'seller',
        entityId: organizationId,
        organizationId,
        before: before ? traceOf(before) : {},
        after: traceOf(sender),
      },
    ])
  })
}

/** Fields of the audit entry, with the last digits of the telephone only. */
const traceOf = ({ contactName, contactPhone, point, address }: ShipmentSender) => ({
  shipmentContact: `${contactName}, *${contactPhone.slice(-4)}`,
  shipmentStart: point ? `${point.code}, ${point.address}` : address,
})
