import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { AttributeKey } from '@okolitsa/domain/catalog/attributes.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { SellerRole } from '@okolitsa/domain/identity/actor.ts'
import type { SellerProfile, SellerSchedule } from '@okolitsa/domain/sellers/seller-fields.ts'
import type { App } from '../app.ts'
import { insertCustomers } from '../people/identity/store/customer-store.ts'
import type { BankIdentity } from '../people/staff/ports.ts'
import type { Executor } from '../platform/db/client.ts'
import type { Services } from '../services.ts'
import { type ProductSpec, productOf, type SellerSpec, sellerOf } from './goods.data.ts'
import { enterOffice, type OfficePersonSpec } from './office.data.ts'
import { shopSite } from './sites.data.ts'

/** The author of test data in audit entries. */
export const AUTHOR = { kind: 'service', name: 'test' } as const
/** The host of a seller's own shop. */
export const siteOf = (organizationId: number): string => `seller-${organizationId}.test`

/** Commands to run in one transaction. */
type Writing<Result> = (tx: Executor, services: Services) => Promise<Result>

export interface CategorySpec {
  readonly id: number
  readonly parentId?: number
  readonly urlKey: string
  readonly title: string
  readonly attributes?: readonly AttributeKey[]
}
export interface CustomerSpec {
  readonly id: number
  /** Phone of the customer; derived from the id by default. */
  readonly phone?: string
  readonly firstName?: string | null
  /** The plan of a subscription that starts now. */
  readonly plan?: string
}

/** Fills a shop by the commands of its modules. */
export interface Supply {
  /** Creates sellers with one site each, and waits until all caches contain them. */
  sellers(...specs: SellerSpec[]): Promise<void>
  /** Changes cached data of sellers, and waits until the caches contain the change. */
  changeSellers<Result>(change: Writing<Result>): Promise<Result>
  /** Changes fields of a seller. */
  changeSeller(organizationId: number, change: Partial<SellerProfile>): Promise<void>
  setSchedule(organizationId: number, change: Partial<SellerSchedule>): Promise<void>
  products(...specs: ProductSpec[]): Promise<void>
  categories(...specs: CategorySpec[]): Promise<void>
  customers(...specs: CustomerSpec[]): Promise<void>
  /** Signs in a staff member of a seller; returns the token. */
  staff(organizationId: number, name?: string, role?: SellerRole): Promise<string>
  /** Adds a person of the office with an open session; returns the headers of their pages. */
  office(person?: OfficePersonSpec): Promise<Record<string, string>>
  /** Runs other commands in a transaction. */
  write<Result>(work: Writing<Result>): Promise<Result>
}

/** A sellers' bank that accepts every proof; the proof is the person's id. */
export const believingBank: BankIdentity = {
  loginUrl: 'http://bank.test',
  clientOf: async ({ value }) => ({ subject: value, name: value }),
}

/** Time limit of a notification, ms; without one, caches are read again after five minutes. */
const MAX_WAIT_MS = 60_000

/** @throws when the change notifies no cache, so that the test does not wait until the caches expire */
async function until(isCurrent: () => boolean | Promise<boolean>): Promise<void> {
  const began = performance.now()
  while (!(await isCurrent())) {
    if (performance.now() - began > MAX_WAIT_MS) throw new Error('the change notified no cache: use write')
    await pause(1)
  }
}

/** Returns the commands that fill a shop with the bank above. */
export function supplyOf({ database, services, http }: App, clock: Clock): Supply {
  const write: Supply['write'] = (work) => database.inTransaction((tx) => work(tx, services))
  const changeSellers: Supply['changeSellers'] = async (change) => {
    const { version } = await services.sellers.current()
    const result = await write(change)
    // the shop reads the change after the database's notification, like other nodes
    await until(async () => (await services.sellers.current()).version !== version)
    return result
  }
  return {
    write,
    changeSellers,
    sellers: async (...specs) => {
      const ids = await changeSellers(async (tx, { sellers, sites }) => {
        const made = await sellers.createSellers(tx, AUTHOR, specs.map(sellerOf))
        const shopOf = (organizationId: number) => shopSite(organizationId, siteOf(organizationId))
        await sites.createSites(tx, AUTHOR, made.map(shopOf))
        return made
      })
      const isKnown = (id: number) => services.sites.resolve(siteOf(id)).organizationId === id
      await until(() => ids.every(isKnown))
    },
    changeSeller: (id, change) => changeSellers((tx, { sellers }) => sellers.changeSeller(tx, AUTHOR, id, change)),
    setSchedule: (id, change) => changeSellers((tx, { sellers }) => sellers.setSchedule(tx, AUTHOR, id, change)),
    products: async (...specs) => {
      await write((tx, { products }) => products.createProducts(tx, AUTHOR, specs.map(productOf)))
    },
    categories: async (...specs) => {
      const made = specs.map(({ id, parentId = null, ...words }, position) => ({
        id,
        fields: {
          parentId,
          description: '',
          image: `c/${id}`,
          hue: 90,
          position,
          attributes: [],
          synonyms: [],
          requiredPapers: [],
          isRisky: false,
          markingGroup: null,
          ...words,
        },
      }))
      await write((tx, { products }) => products.createCategories(tx, AUTHOR, made))
    },
    customers: (...specs) => {
      const people = specs.map(({ id, phone, firstName = null }) => ({
        id,
        phone: phone ?? `7917${String(id).padStart(7, '0')}`,
        firstName,
        lastName: null,
        createdAt: clock(),
      }))
      return write(async (tx, { subscription }) => {
        await insertCustomers(tx, people)
        for (const { id: customerId, plan: planCode } of specs) {
          if (planCode) await subscription.startSubscription(tx, AUTHOR, { customerId, planCode, at: clock() })
        }
      })
    },
    office: (person) => enterOffice({ database, services }, clock, person),
    staff: async (organizationId, name = 'Olga', role = 'owner') => {
      const person = { name, bankSubject: randomUUID() }
      await write((tx, { sellers }) => sellers.addStaff(tx, AUTHOR, [{ ...person, role, organizationId }]))
      const url = `/v1/auth/by-external-token?externalToken=${person.bankSubject}`
      const reply = await http.inject({ method: 'POST', url })
      if (reply.statusCode !== 200) throw new Error(reply.body)
      return reply.json().token
    },
  }
}
