import { randomUUID } from 'node:crypto'
import type { menuDeskEndpoints } from '@okolitsa/contracts/restaurants/menu-desk.endpoints.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { covers, type StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { NewOptionGroup } from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Database, Executor } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { MenusService } from '../ports.ts'
import { findDeskDish } from '../store/desk-dish.store.ts'
import { listChoices } from '../store/option.store.ts'
import { presentDeskDish, presentKitchenMenu } from './present-menu.ts'

export interface MenuDeskDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly clock: Clock
  readonly menus: MenusService
}

const MINUTE_MS = 60_000
type Call = {
  readonly params: { readonly id: number }
  readonly scope: StaffScope
  readonly actor: { readonly staffId: number }
}
type SentGroup = Omit<NewOptionGroup, 'options'> & {
  readonly options: readonly (Omit<NewOptionGroup['options'][number], 'price' | 'groups'> & {
    readonly price: number
    readonly groups?: readonly SentGroup[]
  })[]
}

type Named<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
/** What the body names; a field that is undefined is not named. */
const named = <T extends object>(body: T): Named<T> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Named<T>

/** Roubles of the wire in kopecks. */
const groupsOf = (groups: readonly SentGroup[]): NewOptionGroup[] =>
  groups.map((group) => ({
    ...group,
    options: group.options.map(({ price, groups: nested = [], ...option }) => ({
      ...option,
      price: fromRoubles(price),
      groups: groupsOf(nested),
    })),
  }))

/** The desk where a restaurant is written, and the buttons of its kitchen. */
export function menuDeskHandlers({ database, clock, menus }: MenuDeskDeps): Handlers<typeof menuDeskEndpoints> {
  const { executor, inTransaction } = database

  /** Throws NOT_FOUND for a restaurant the person does not work for. */
  const refuseStranger = ({ scope, params }: Call): void => {
    if (!covers(scope, { organizationId: params.id })) throw new Refusal('NOT_FOUND')
  }
  const menuOf = async (organizationId: number) =>
    presentKitchenMenu(await menus.menuOf(executor, organizationId), clock())
  /** Does it in a transaction and answers the menu as it is then. */
  const pressed = async (call: Call, work: (tx: Executor, author: Author) => Promise<unknown>) => {
    refuseStranger(call)
    await inTransaction((tx) => work(tx, { kind: 'staff', staffId: call.actor.staffId }))
    return menuOf(call.params.id)
  }
  const dishOf = async (organizationId: number, dishId: number) => {
    const dish = await findDeskDish(executor, { organizationId, dishId })
    if (!dish) throw new Refusal('NOT_FOUND')
    return presentDeskDish(dish, await listChoices(executor, [dishId]))
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

    deskDish: async (call) => {
      refuseStranger(call)
      return dishOf(call.params.id, call.params.dishId)
    },
    addDish: async (call) => {
      refuseStranger(call)
      const organizationId = call.params.id
      const { sectionId, price, served, isSpicy, isMeatless, groups, ...product } = call.body
      const [dishId = 0] = await inTransaction(async (tx) => {
        const restaurant = await menus.restaurantOf(tx, organizationId)
        if (!restaurant) throw new Refusal('NOT_FOUND')
        return menus.createDishes(tx, { kind: 'staff', staffId: call.actor.staffId }, [
          {
            organizationId,
            sectionId,
            // the restaurant's picture stands for it until it has its own
            product: { ...product, sku: randomUUID(), vat: null, hue: null, image: restaurant.image },
            fields: { served, isSpicy, isMeatless, groups: groupsOf(groups), origins: [] },
            price: fromRoubles(price),
          },
        ])
      })
      return dishOf(organizationId, dishId)
    },
    changeDish: async (call) => {
      refuseStranger(call)
      const { id: organizationId, dishId } = call.params
      const { sectionId, price, served, isSpicy, isMeatless, groups, isOnSale, ...product } = call.body
      const ref = { organizationId, dishId }
      const author = { kind: 'staff', staffId: call.actor.staffId } as const
      await inTransaction(async (tx) => {
        await menus.changeDish(tx, author, ref, {
          ...(Object.keys(product).length > 0 && { product: named(product) }),
          ...(price !== undefined && { price: fromRoubles(price) }),
          ...(sectionId !== undefined && { sectionId }),
          fields: {
            ...(served !== undefined && { served }),
            ...(isSpicy !== undefined && { isSpicy }),
            ...(isMeatless !== undefined && { isMeatless }),
            ...(groups !== undefined && { groups: groupsOf(groups) }),
          },
        })
        if (isOnSale !== undefined) await menus.setDishOnSale(tx, author, ref, isOnSale)
      })
      return dishOf(organizationId, dishId)
    },

    setStop: (call) =>
      pressed(call, (tx, author) => {
        const { thing, thingId, isStopped, until } = call.body
        const organizationId = call.params.id
        const what = thing === 'dish' ? { organizationId, dishId: thingId } : { organizationId, optionId: thingId }
        return menus.setStop(tx, author, what, isStopped ? { until: until === null ? null : new Date(until) } : null)
      }),
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
