import { type officeSellersEndpoints, SELLERS_PER_PAGE } from '@okolitsa/contracts/sellers/office-sellers.endpoints.ts'
import { dayIn, plusDays, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { mayInOffice, type Office } from '@okolitsa/domain/identity/actor.ts'
import { toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { maskedPhone } from '@okolitsa/domain/office/personal-fields.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { NpdFilter } from '@okolitsa/domain/sellers/person-seller.ts'
import { sellerStateAfter } from '@okolitsa/domain/sellers/seller-state.ts'
import { suspensionDayMistake } from '@okolitsa/domain/sellers/suspension.ts'
import { TERMINATION_DAYS_AHEAD } from '@okolitsa/domain/sellers/termination.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { readKey, writeKey } from '../../../platform/db/keyset.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import { presentRow } from '../present-seller.ts'
import {
  countSellers,
  keyOf,
  listSellerPage,
  listSellersById,
  type SellerFilters,
  type SellerOrder,
} from '../store/seller-list.store.ts'
import { insertNote, listNames, listStaff, openOrdersOf } from '../store/seller-page.store.ts'
import { exportSellers } from '../use-cases/export-sellers.ts'
import { moveSellers } from '../use-cases/move-sellers.ts'
import { readSeller } from '../use-cases/read-seller.ts'

export type OfficeSellersDeps = Deps<
  | 'database'
  | 'clock'
  | 'audit'
  | 'sellers'
  | 'registration'
  | 'numbers'
  | 'sellerTaxes'
  | 'sites'
  | 'office'
  | 'sellerContract'
>

const MAX_STAFF = 100

export function officeSellersHandlers(deps: OfficeSellersDeps): Handlers<typeof officeSellersEndpoints> {
  const { database, clock, sellers } = deps
  const { executor } = database
  const authorOf = ({ staffId }: Office) => ({ kind: 'staff', staffId }) as const

  type Asked = Omit<SellerFilters, 'ids'> & { readonly npd?: NpdFilter | undefined }
  const filtersOf = async ({ npd, ...filters }: Asked): Promise<SellerFilters> =>
    npd
      ? {
          ...filters,
          ids: await (npd === 'lost' ? deps.sellerTaxes.lostNpd(executor) : deps.numbers.npdWarned(executor, clock())),
        }
      : filters

  const exported = async (
    { order, ...asked }: Asked & { readonly order: SellerOrder },
    format: 'xlsx' | 'csv',
    context: CallContext,
  ) => {
    const { language } = context
    const filters = await filtersOf(asked)
    const bytes = await exportSellers(deps, { filters, order, format, language })
    const { fileName } = wordsIn(language).officeSellers
    context.setHeader('content-disposition', `attachment; filename="${fileName}.${format}"`)
    return bytes
  }
  const demandRow = async (id: number) => {
    const [row] = await listSellersById(executor, [id], clock())
    if (!row) throw new Refusal('NOT_FOUND')
    return row
  }

  const effectOf = async (id: number) => {
    const [[row], open, staff, sites] = await Promise.all([
      listSellersById(executor, [id], clock()),
      openOrdersOf(executor, [id]),
      listStaff(executor, id, MAX_STAFF),
      deps.sites.listSitesOf(executor, id),
    ])
    return {
      goods: row?.goods ?? 0,
      openOrders: open.get(id)?.orders ?? 0,
      openSum: toRoubles(open.get(id)?.sum ?? ZERO),
      sites: sites.length,
      staff: staff.length,
    }
  }

  return {
    listOfficeSellers: async ({ query: { order, after, ...asked }, actor }) => {
      const filters = await filtersOf(asked)
      const key = after === undefined ? null : readKey(after)
      const most = SELLERS_PER_PAGE + 1
      const rows = await listSellerPage(executor, filters, { order, after: key, most, now: clock() })
      const items = rows.slice(0, SELLERS_PER_PAGE)
      const last = items.at(-1)
      return {
        items: items.map((row) => presentRow(row, mayInOffice(actor, 'manageSellers'))),
        next: last && rows.length > items.length ? writeKey(keyOf(last, order)) : null,
      }
    },
    countOfficeSellers: async ({ query }) => ({ count: await countSellers(executor, await filtersOf(query), clock()) }),
    exportSellersXlsx: ({ query, context }) => exported(query, 'xlsx', context),
    exportSellersCsv: ({ query, context }) => exported(query, 'csv', context),
    getOfficeSeller: async ({ params, actor }) =>
      readSeller(deps, await demandRow(params.id), mayInOffice(actor, 'manageSellers')),
    listSellerStaff: async ({ params }) => {
      await demandRow(params.id)
      const rows = await listStaff(executor, params.id, MAX_STAFF)
      return { items: rows.map(({ phone, ...row }) => ({ ...row, phone: phone && maskedPhone(phone) })) }
    },
    noteSeller: async ({ params, body, actor }) => {
      const { id: organizationId } = await demandRow(params.id)
      const { staffId } = actor
      const at = clock()
      const id = await database.inTransaction((tx) => insertNote(tx, { organizationId, staffId, text: body.text, at }))
      const names = await listNames(executor, [staffId])
      return { id, who: names.get(staffId) ?? '', text: body.text, at: at.toISOString() }
    },
    previewSellerMoves: async ({ body: { ids, move } }) => {
      const [rows, open] = await Promise.all([listSellersById(executor, ids, clock()), openOrdersOf(executor, ids)])
      return {
        items: rows.map(({ id, title, state, goods }) => ({
          ...{ id, title, state, goods },
          isChanged: sellerStateAfter(state, move) !== null,
          openOrders: open.get(id)?.orders ?? 0,
          openSum: toRoubles(open.get(id)?.sum ?? ZERO),
        })),
      }
    },
    suspendSellers: async ({ body: { ids, ...asked }, actor }) => {
      const now = clock()
      const mistake = suspensionDayMistake(asked.till, now, SHOP_TIME_ZONE)
      refuseMistakes(mistake ? { till: mistake } : {})
      const suspend = (tx: Parameters<typeof sellers.suspendSeller>[0], id: number) =>
        sellers.suspendSeller(tx, authorOf(actor), id, { ...asked, now })
      return { outcomes: await moveSellers(deps, ids, suspend) }
    },
    previewTermination: async ({ params: { id } }) => effectOf((await demandRow(id)).id),
    proposeTermination: async ({ params: { id }, body, actor }) => {
      const now = clock()
      const row = await demandRow(id)
      if (sellerStateAfter(row.state, 'terminate') === null) throw new Refusal('SELLER_NOT_SELLING')
      const today = dayIn(row.timeZone, now)
      const last = plusDays(today, TERMINATION_DAYS_AHEAD)
      refuseMistakes({
        ...(body.endsOn < today && { endsOn: 'tooSmall' }),
        ...(body.endsOn > last && { endsOn: 'tooBig' }),
      })
      const seller = { ...body, ...(await effectOf(id)), id, title: row.title }
      const proposed = await deps.office.proposeTermination(actor.staffId, seller)
      if (!proposed) sellers.forget(id)
      return { approval: proposed && { id: proposed.id, aloneFrom: proposed.aloneFrom?.toISOString() ?? null } }
    },
    restoreSellers: async ({ body: { ids }, actor }) => ({
      outcomes: await moveSellers(deps, ids, (tx, id) => sellers.restoreSeller(tx, authorOf(actor), id, clock())),
    }),
  }
}
