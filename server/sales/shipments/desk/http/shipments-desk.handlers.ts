import type { ShipmentSettings as SettingsAnswer } from '@okolitsa/contracts/shipments/shipment.ts'
import { MAX_PARCELS, type shipmentsDeskEndpoints } from '@okolitsa/contracts/shipments/shipments-desk.endpoints.ts'
import { covers, type StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { staffParty } from '@okolitsa/domain/orders/order-party.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { CarrierError } from '../../../../fulfilment/delivery/ports.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { presentParcel } from '../../http/present-shipment.ts'
import { listCallDays } from '../../store/courier-call.store.ts'
import { findParcels, listLastShipments, listParcels, type ParcelRow } from '../../store/parcel.store.ts'
import { listSenders } from '../../store/sender.store.ts'
import type { StoredShipment } from '../../store/shipment.store.ts'
import { calendarOf } from '../../use-cases/call-courier.ts'
import { callOffShipment } from '../../use-cases/call-off-shipment.ts'
import { chooseSender, readSettings, type ShipmentSettings } from '../../use-cases/choose-sender.ts'
import { orderShipments } from '../../use-cases/order-shipments.ts'
import type { ShipmentDeps } from '../../use-cases/shipment-deps.ts'

function presentSettings({ isOn, town, sender, points }: ShipmentSettings): SettingsAnswer {
  return {
    isOn,
    town,
    sender: sender && {
      contactName: sender.contactName,
      contactPhone: sender.contactPhone,
      start: sender.point ? 'office' : 'courier',
      point: sender.point,
      address: sender.address,
      box: { lengthCm: sender.lengthCm, widthCm: sender.widthCm, heightCm: sender.heightCm },
    },
    points: points?.map((point) => ({ ...point })) ?? null,
  }
}

export function shipmentsDeskHandlers(deps: ShipmentDeps): Handlers<typeof shipmentsDeskEndpoints> {
  const { executor } = deps.database
  const isOn = deps.carrier !== null

  /** Days on which the carrier's courier collects parcels of a seller. */
  const callDaysOf = async (
    scope: StaffScope,
    organizationId: number | undefined,
    shipments: readonly StoredShipment[],
  ) => {
    const calendar = organizationId === undefined ? null : await calendarOf(deps, organizationId)
    const shipmentIds = shipments.map(({ id }) => id)
    if (!calendar || shipmentIds.length === 0) return new Map<string, string>()
    const days = await listCallDays(executor, scope, { shipmentIds, from: calendar.today })
    return new Map(days.map(({ shipmentId, day }) => [shipmentId, day]))
  }
  const withShipments = async (scope: StaffScope, rows: readonly ParcelRow[]) => {
    const ids = rows.map(({ orderId }) => orderId)
    const shipments = ids.length > 0 ? await listLastShipments(executor, scope, ids) : []
    const byOrder = new Map(shipments.map((shipment) => [shipment.orderId, shipment]))
    const callDays = await callDaysOf(scope, rows[0]?.organizationId, shipments)
    return rows.map((row) => {
      const shipment = byOrder.get(row.orderId) ?? null
      return presentParcel(row, shipment, (shipment && callDays.get(shipment.id)) ?? null)
    })
  }
  /** An order shipped by the carrier; null = another delivery method. Throws NOT_FOUND for another seller's order. */
  const parcelOf = async (scope: StaffScope, orderId: number) => {
    const [row] = await findParcels(executor, scope, [orderId])
    if (!row) throw new Refusal('NOT_FOUND')
    const [parcel = null] = await withShipments(scope, row.deliveryKind === 'cdek' ? [row] : [])
    const hasSender = (await listSenders(executor, [row.organizationId])).length > 0
    return { isOn, hasSender, parcel }
  }

  return {
    listParcels: async ({ query: { organizationId }, scope }) => {
      if (!covers(scope, { organizationId })) throw new Refusal('NOT_FOUND')
      const rows = await listParcels(executor, scope, { organizationId, most: MAX_PARCELS })
      const senders = await listSenders(executor, [organizationId])
      return { isOn, hasSender: senders.length > 0, parcels: await withShipments(scope, rows) }
    },

    orderShipments: async ({ body: { parcels }, actor, scope }) => ({
      items: await orderShipments(deps, { ...staffParty(actor, scope), staffId: actor.staffId }, parcels),
    }),

    printShipments: async ({ query: { paper, orderIds }, scope, context }) => {
      const shipments = orderIds.length > 0 ? await listLastShipments(executor, scope, orderIds) : []
      const made = shipments.filter(({ step, carrierId }) => step === 'made' && carrierId !== null)
      if (made.length === 0) throw new Refusal('NOT_FOUND')
      if (!deps.carrier) throw new Refusal('SHIPMENTS_OFF')
      try {
        const pdf = await deps.carrier.paper(
          paper,
          made.map(({ carrierId }) => carrierId ?? ''),
        )
        context.setHeader('content-disposition', `inline; filename="cdek-${paper}.pdf"`)
        return pdf
      } catch (error) {
        if (!(error instanceof CarrierError)) throw error
        deps.log.warn({ err: error }, 'cdek')
        throw new Refusal('CARRIER_SILENT')
      }
    },

    getParcel: ({ params, scope }) => parcelOf(scope, params.id),

    callOffShipment: async ({ params, actor, scope }) => {
      await callOffShipment(deps, staffParty(actor, scope), params.id)
      const { parcel } = await parcelOf(scope, params.id)
      if (!parcel) throw new Refusal('NOT_FOUND')
      return { parcel }
    },

    getShipmentSettings: async ({ params, scope }) => presentSettings(await readSettings(deps, scope, params.id)),

    setShipmentSender: async ({ params, body, actor, scope }) => {
      await chooseSender(deps, { scope, staffId: actor.staffId }, params.id, body)
      return presentSettings(await readSettings(deps, scope, params.id))
    },
  }
}
