import {
  CUSTOMERS_PER_PAGE,
  type officeCustomersEndpoints,
} from '@okolitsa/contracts/office-customers/office-customers.endpoints.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { blockDayMistake, blockEnd } from '@okolitsa/domain/office/customer-block.ts'
import type { DataRequestMove } from '@okolitsa/domain/office/data-requests.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { readKey, writeKey } from '../../../platform/db/keyset.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { contactsOf, presentBlock, presentCustomer } from '../present-customer.ts'
import { countCustomers, findCustomer, listCustomerPage } from '../store/customer-list.store.ts'
import { type OfficeCustomersDeps, readCustomer } from '../use-cases/read-customer.ts'
import { readPersonalData } from '../use-cases/read-personal-data.ts'

export function officeCustomersHandlers(deps: OfficeCustomersDeps): Handlers<typeof officeCustomersEndpoints> {
  const { executor, inTransaction, clock, identity, loyalty, officeOrders } = deps
  const authorOf = ({ staffId }: { staffId: number }) => ({ kind: 'staff', staffId }) as const
  /** A search that is too short finds nobody. */
  const foundBy = async (search: string | undefined) =>
    search ? ((await officeOrders.findCustomers(executor, search)) ?? []) : null
  const moved =
    (move: DataRequestMove) =>
    async (call: { params: { id: number }; body: { result?: string | undefined }; actor: Office }) => {
      await identity.moveRequest(call.actor.staffId, { id: call.params.id, move, result: call.body.result })
      return readPersonalData(deps)
    }
  return {
    listCustomers: async ({ query: { order, after, search, ...filters } }) => {
      const key = after === undefined ? null : readKey(after)
      const [most, now] = [CUSTOMERS_PER_PAGE + 1, clock()]
      const asked = { ...filters, found: await foundBy(search) }
      const rows = await listCustomerPage(executor, asked, { order, after: key, most, now })
      const shown = rows.slice(0, CUSTOMERS_PER_PAGE)
      const last = shown.at(-1)
      return {
        items: shown.map((row) => presentCustomer(row, now)),
        next: last && rows.length > shown.length ? writeKey({ id: last.id, value: last.createdKey }) : null,
      }
    },
    countCustomers: async ({ query: { search, ...filters } }) => ({
      count: await countCustomers(executor, { ...filters, found: await foundBy(search) }, clock()),
    }),
    getCustomer: ({ params, actor }) => readCustomer(deps, actor, params.id),
    revealCustomerField: async ({ params: { id }, body: { field, reason }, actor }) => {
      const row = await findCustomer(executor, id)
      if (!row || !contactsOf(row).some((one) => one.field === field)) throw new Refusal('NOT_FOUND')
      const asked = { subject: { orderId: null, customerId: id }, memberId: actor.staffId, field, reason }
      await inTransaction((tx) => officeOrders.look(tx, asked))
      return readCustomer(deps, actor, id)
    },
    blockCustomer: async ({ params: { id }, body: { reason, message, till }, actor }) => {
      const mistake = blockDayMistake(till, clock())
      refuseMistakes(mistake ? { till: mistake } : {})
      await identity.changeBlock(authorOf(actor), id, { reason, message, until: blockEnd(till) })
      return readCustomer(deps, actor, id)
    },
    unblockCustomer: async ({ params: { id }, actor }) => {
      await identity.changeBlock(authorOf(actor), id, null)
      return readCustomer(deps, actor, id)
    },
    previewCustomerMerge: async ({ params: { id: into }, query: { from } }) => {
      const [preview, closed, own, added] = await Promise.all([
        identity.previewMerge(executor, { from, into }),
        findCustomer(executor, from),
        loyalty.bonusesOf(into),
        loyalty.bonusesOf(from),
      ])
      if (!closed) throw new Refusal('NOT_FOUND')
      const { moves, blocks, block } = preview
      return {
        ...{ moves: [...moves], blocks: [...blocks], bonuses: { own, added }, block: presentBlock(block) },
        from: presentCustomer(closed, clock()),
      }
    },
    mergeCustomers: async ({ params: { id: into }, body: { from, reason }, actor }) => {
      await identity.mergeAccounts(authorOf(actor), { from, into }, reason)
      return readCustomer(deps, actor, into)
    },
    getPersonalData: () => readPersonalData(deps),
    enterDataRequest: async ({ body: { text, ...body }, actor }) => {
      await identity.enterRequest(actor.staffId, { ...body, text: text === '' ? null : text })
      return readPersonalData(deps)
    },
    prepareDataRequest: moved('prepare'),
    approveDataRequest: moved('approve'),
    cancelDataRequest: moved('cancel'),
    endCustomerSessions: async ({ params: { id }, actor }) => {
      await identity.endSessions(authorOf(actor), id)
      return readCustomer(deps, actor, id)
    },
  }
}
