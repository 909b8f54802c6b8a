import type { menuDeskEndpoints } from '@okolitsa/contracts/menus/menu-desk.endpoints.ts'
import { covers, type StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Author } from '../../../../people/audit/ports.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Deps } from '../../../../services.ts'
import { presentKitchenMenu } from './present-menu.ts'

export type MenuDeskDeps = Deps<'database' | 'clock' | 'menus'>

const MINUTE_MS = 60_000
type Call = {
  readonly params: { readonly id: number }
  readonly scope: StaffScope
  readonly actor: { readonly staffId: number }
}
type Named<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
/** The fields that are present in the body. */
const named = <T extends object>(body: T): Named<T> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Named<T>

export function menuDeskHandlers({ database, clock, menus }: MenuDeskDeps): Handlers<typeof menuDeskEndpoints> {
  const { executor, inTransaction } = database

  /** Throws NOT_FOUND for a restaurant outside the scope. */
  const refuseStranger = ({ scope, params }: Call): void => {
    if (!covers(scope, { organizationId: params.id })) throw new Refusal('NOT_FOUND')
  }
  const menuOf = async (organizationId: number) =>
    presentKitchenMenu(await menus.menuOf(executor, organizationId), clock())
  /** Runs a command in a transaction and returns the resulting menu. */
  const pressed = async (call: Call, work: (tx: Executor, author: Author) => Promise<unknown>) => {
    refuseStranger(call)
    await inTransaction((tx) => work(tx, { kind: 'staff', staffId: call.actor.staffId }))
    return menuOf(call.params.id)
  }

  return {
    kitchenMenu: async (call) => {
      refuseStranger(call)
      return menuOf(call.params.id)
    },
    changeRestaurant: (call) =>
      pressed(call, (tx, author) => menus.changeRestaurant(tx, author, call.params.id, named(call.body))),
    setOpeningHours: (call) =>
      pressed(call, async (tx, author) => {
        const { week, exceptions } = call.body
        if (week) await menus.setOpeningHours(tx, author, call.params.id, week)
        if (exceptions) await menus.setOpeningExceptions(tx, author, call.params.id, exceptions)
      }),
    setSections: (call) =>
      pressed(call, (tx, author) => menus.setSections(tx, author, call.params.id, call.body.sections)),

    orderDishes: (call) =>
      pressed(call, (tx, author) => {
        const { id: organizationId, sectionId } = call.params
        return menus.orderDishes(tx, author, { organizationId, sectionId }, call.body.dishIds)
      }),

    setStop: (call) =>
      pressed(call, (tx, author) => {
        const { thing, thingId, isStopped, until } = call.body
        const organizationId = call.params.id
        const what = thing === 'dish' ? { organizationId, dishId: thingId } : { organizationId, optionId: thingId }
        return menus.setStop(tx, author, what, isStopped ? { until: until === null ? null : new Date(until) } : null)
      }),
    setTodayHours: (call) =>
      pressed(call, (tx, author) => menus.setTodayHours(tx, author, call.params.id, call.body.spans)),
    setRush: (call) =>
      pressed(call, (tx, author) => {
        const { minutes, forMinutes } = call.body
        const until = new Date(clock().getTime() + forMinutes * MINUTE_MS)
        return menus.setRush(tx, author, call.params.id, minutes === 0 ? null : { minutes, until })
      }),
    setPause: (call) =>
      pressed(call, (tx, author) => {
        const { minutes } = call.body
        const until = minutes === 0 ? null : new Date(clock().getTime() + minutes * MINUTE_MS)
        return menus.setPause(tx, author, call.params.id, until)
      }),
  }
}
