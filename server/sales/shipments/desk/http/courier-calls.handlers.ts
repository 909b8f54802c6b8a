import type { CourierCall } from '@okolitsa/contracts/shipments/courier-call.ts'
import type { courierCallsEndpoints } from '@okolitsa/contracts/shipments/courier-calls.endpoints.ts'
import { covers, type StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { findCall, listCalledFor, type StoredCall } from '../../store/courier-call.store.ts'
import { listSenders } from '../../store/sender.store.ts'
import { calendarOf, callCourier, listCallsOf } from '../../use-cases/call-courier.ts'
import { callOffCourier, mayCallCourierOff } from '../../use-cases/call-off-courier.ts'
import type { ShipmentDeps } from '../../use-cases/shipment-deps.ts'

const presentCall = (call: StoredCall, orderIds: readonly number[]): CourierCall => ({
  id: call.id,
  day: call.day,
  fromHour: call.fromHour,
  toHour: call.toHour,
  address: call.address,
  note: call.note,
  step: call.step,
  state: call.state,
  number: call.carrierNumber,
  failures: call.failures,
  weightGrams: call.weightGrams,
  orderIds: [...orderIds],
  mayCallOff: mayCallCourierOff(call),
})

export function courierCallsHandlers(deps: ShipmentDeps): Handlers<typeof courierCallsEndpoints> {
  const { executor } = deps.database
  const present = async (calls: readonly StoredCall[]): Promise<CourierCall[]> => {
    const calledFor = await listCalledFor(
      executor,
      calls.map(({ id }) => id),
    )
    return calls.map((call) =>
      presentCall(
        call,
        calledFor.flatMap(({ callId, orderId }) => (callId === call.id ? orderId : [])),
      ),
    )
  }
  const one = async (scope: StaffScope, id: string) => {
    const call = await findCall(executor, scope, id)
    const [presented] = await present(call ? [call] : [])
    if (!presented) throw new Refusal('NOT_FOUND')
    return { call: presented }
  }

  return {
    listCourierCalls: async ({ query: { organizationId }, scope }) => {
      const calendar = covers(scope, { organizationId }) ? await calendarOf(deps, organizationId) : null
      if (!calendar) throw new Refusal('NOT_FOUND')
      const { today, days, town } = calendar
      const [sender] = await listSenders(executor, [organizationId])
      const calls = await listCallsOf(deps, scope, { organizationId, today })
      return {
        mayCall: deps.carrier !== null && sender !== undefined && sender.point === null,
        town,
        address: sender?.address ?? '',
        days: [...days],
        calls: await present(calls.filter(({ step }) => step !== 'calledOff')),
      }
    },
    callCourier: async ({ body, actor, scope }) =>
      one(scope, await callCourier(deps, { scope, staffId: actor.staffId }, body)),
    callOffCourier: async ({ params, scope }) => {
      await callOffCourier(deps, scope, params.id)
      return one(scope, params.id)
    },
  }
}
