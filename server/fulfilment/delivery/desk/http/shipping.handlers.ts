import type { shippingEndpoints } from '@okolitsa/contracts/delivery/shipping.endpoints.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { keptLocation } from '@okolitsa/strings/ru/places.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Deps } from '../../../../services.ts'
import type { SellerShipping } from '../../../../supply/sellers/ports.ts'
import { presentShippingMethod } from '../../public.ts'
import { listClosedDayOrders } from '../store/closed-day.store.ts'
import { presentShipping, rateOfForm, revisionOf } from './present-shipping.ts'
import { nearestAreaOf, presentOtherRates, presentOutline, presentSlots, roomOf } from './present-slots.ts'

export type ShippingDeps = Deps<'database' | 'clock' | 'sellers' | 'delivery'>

export function shippingHandlers({
  database,
  clock,
  sellers,
  delivery,
}: ShippingDeps): Handlers<typeof shippingEndpoints> {
  async function shippingOf(executor: Executor, organizationId: number) {
    const shipping = await sellers.shippingOf(executor, organizationId)
    if (!shipping) throw new Refusal('NOT_FOUND')
    return shipping
  }
  /** Changes delivery settings of the staff's own seller and returns all of them. */
  async function change(
    call: { readonly params: { readonly id: number }; readonly scope: StaffScope; readonly actor: { staffId: number } },
    step: (tx: Executor, author: { readonly kind: 'staff'; readonly staffId: number }) => Promise<unknown>,
  ) {
    return database.inTransaction(async (tx) => {
      await step(tx, { kind: 'staff', staffId: call.actor.staffId })
      return presentShipping(await shippingOf(tx, call.params.id))
    })
  }

  const slotsOf = async (organizationId: number, shipping: SellerShipping) =>
    presentSlots(
      shipping,
      await delivery.courierDays(organizationId, clock()),
      await sellers.loadsOf(database.executor, organizationId),
    )

  return {
    getSlots: async ({ params }) => {
      return slotsOf(params.id, await shippingOf(database.executor, params.id))
    },
    getShipping: async ({ params }) => {
      return presentShipping(await shippingOf(database.executor, params.id))
    },
    setShippingRates: ({ body, ...call }) =>
      change(call, async (tx, author) => {
        const { id } = call.params
        // serializes concurrent saves, so that the second one reads the changes of the first one
        await sellers.takeSellers(tx, [id])
        if (revisionOf((await shippingOf(tx, id)).rates) !== body.revision) throw new Refusal('SHIPPING_CHANGED')
        await sellers.setShippingRates(tx, author, id, body.rates.map(rateOfForm))
      }),
    setShippingSchedule: ({ body: { withCdek, withPlans, ...schedule }, ...call }) =>
      change(call, async (tx, author) => {
        // a consent is the seller's own: a person of the office who visits the cabinet neither gives nor withdraws it
        const agreed = (await shippingOf(tx, call.params.id)).place.workWithSubscriptions
        if (call.actor.visit && withPlans !== undefined && withPlans !== agreed) throw new Refusal('FORBIDDEN')
        const changes = Object.fromEntries(Object.entries(schedule).filter(([, value]) => value !== undefined))
        await sellers.setSchedule(tx, author, call.params.id, changes)
        const profile = {
          ...(withCdek !== undefined && { withCdek }),
          // the trail of the change is the record of the consent: who gave or withdrew it, and when
          ...(withPlans !== undefined && { workWithSubscriptions: withPlans }),
        }
        if (Object.keys(profile).length > 0) await sellers.changeSeller(tx, author, call.params.id, profile)
      }),
    setClosures: ({ body, ...call }) =>
      change(call, (tx, author) => sellers.setClosures(tx, author, call.params.id, body.closures)),
    listClosedDayOrders: async ({ params, scope }) => {
      const { closures } = await shippingOf(database.executor, params.id)
      return { items: await listClosedDayOrders(database.executor, scope, params.id, closures) }
    },
    openTradePlace: ({ body, ...call }) =>
      change(call, (tx, author) => sellers.openTradePlace(tx, author, call.params.id, body)),
    changeTradePlace: ({ body, ...call }) =>
      change(call, (tx, author) => {
        const changes = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
        const { id: organizationId, tradePlaceId } = call.params
        return sellers.changeTradePlace(tx, author, { organizationId, tradePlaceId }, changes)
      }),
    closeTradePlace: (call) =>
      change(call, (tx, author) => {
        const { id: organizationId, tradePlaceId } = call.params
        return sellers.closeTradePlace(tx, author, { organizationId, tradePlaceId })
      }),
    findOutlines: async ({ body }) => {
      const outlines = body.places.map(delivery.outlineOf)
      return { outlines: outlines.map((outline) => outline && presentOutline(outline)) }
    },
    checkAddress: async ({ params, body, context }) => {
      const location = keptLocation(body.place)
      if (!delivery.isPlausible(location)) throw new Refusal('POINT_ELSEWHERE')
      const shipping = await shippingOf(database.executor, params.id)
      const offer = await delivery.offerAt({ organizationId: params.id, location, now: clock() })
      const couriers = offer?.methods.filter(({ methodCode }) => methodCode === 'courier') ?? []
      const [courier] = couriers
      const rate = shipping.rates.find(({ id }) => id === courier?.shippingRateId)
      const { slots, days } = await slotsOf(params.id, shipping)
      return {
        methods: (offer?.methods ?? []).map((method) =>
          presentShippingMethod(method, offer?.timeZone ?? '', context.language),
        ),
        rate: rate ? { id: rate.id, title: rate.title } : null,
        sendsByCarrier: offer?.sendsByCarrier ?? false,
        otherRates: presentOtherRates(couriers.slice(1)),
        ...roomOf({ slots: slots.filter(({ rateId }) => rateId === rate?.id), days }, courier?.dates ?? []),
        nearestArea: courier ? null : nearestAreaOf(shipping.rates, location.coords),
      }
    },
  }
}
