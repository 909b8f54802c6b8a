import type { OfficeCustomer } from '@okolitsa/contracts/office-customers/office-customers.ts'
import { mayInOffice, type Office } from '@okolitsa/domain/identity/actor.ts'
import { deviceOf } from '@okolitsa/domain/identity/device.ts'
import { REVEAL_MS } from '@okolitsa/domain/office/personal-fields.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Deps } from '../../../services.ts'
import { contactsOf, presentCustomer } from '../present-customer.ts'
import { findCustomer } from '../store/customer-list.store.ts'
import { listConsents, listSessions } from '../store/customer-page.store.ts'

export type OfficeCustomersDeps = Deps<
  'executor' | 'inTransaction' | 'clock' | 'audit' | 'identity' | 'loyalty' | 'office' | 'officeOrders'
>

const MAX_SHOWN = 30

/** The page of a customer. @throws Refusal NOT_FOUND for an unknown or erased customer */
export async function readCustomer(deps: OfficeCustomersDeps, actor: Office, id: number): Promise<OfficeCustomer> {
  const { executor, audit, loyalty, office, officeOrders } = deps
  const now = deps.clock()
  const subject = { orderId: null, customerId: id }
  const [row, consents, sessions, bonuses, movements, looks, log, people] = await Promise.all([
    findCustomer(executor, id),
    listConsents(executor, id),
    listSessions(executor, id, now),
    loyalty.bonusesOf(id),
    loyalty.movementsOf(id, MAX_SHOWN),
    officeOrders.openLooks(executor, { subject, memberId: actor.staffId }),
    audit.listOf(executor, { organizationId: null, entity: 'customer', entityId: id }, MAX_SHOWN),
    office.listPeople(executor),
  ])
  if (!row) throw new Refusal('NOT_FOUND')
  const contacts = contactsOf(row)
  const names = new Map(people.map((person) => [person.id, person.name]))
  const mayManage = mayInOffice(actor, 'manageCustomers')
  return {
    ...presentCustomer(row, now),
    personal: contacts.map(({ field, masked }) => ({ field, masked })),
    revealed: looks.flatMap(({ field, at }) => {
      const found = contacts.find((one) => one.field === field)
      return found ? [{ field, value: found.value, until: new Date(at.getTime() + REVEAL_MS).toISOString() }] : []
    }),
    bonuses,
    movements: movements.map((one) => ({ ...one, at: one.at.toISOString() })),
    consents: consents.map((one) => ({ ...one, at: one.at.toISOString() })),
    sessions: sessions.map(({ source, userAgent, createdAt, lastSeenAt }) => ({
      source,
      ...deviceOf(userAgent ?? ''),
      since: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    log: log.map(({ id: entryId, at, author, action }) => ({
      ...{ id: entryId, action },
      at: at.toISOString(),
      who: author.kind === 'staff' ? (names.get(author.staffId) ?? null) : null,
    })),
    abilities: {
      ...{ reveal: mayInOffice(actor, 'revealPersonalData'), block: mayManage },
      ...{ endSessions: mayManage, merge: mayManage },
    },
  }
}
