import {
  MARKET_CODES_PIECE,
  type MarketCode,
  type marketCodesEndpoints,
} from '@okolitsa/contracts/loyalty/market-codes.endpoints.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { normalizePromoCode } from '@okolitsa/domain/loyalty/promo-code.ts'
import { fromRoubles, type Kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { folded } from '@okolitsa/domain/office/search-text.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import { emit } from '../../../../platform/db/outbox.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../../services.ts'
import { discountProposed } from '../../events.ts'
import type { OwnMarketCode } from '../../ports.ts'
import { stateOf } from './present-offers.ts'

const MAX_FOUND = 20
/** A shorter text names too many goods. */
const MIN_GOODS_TEXT = 2
const orNull = (amount: Kopecks | null) => (amount === null ? null : toRoubles(amount))
const typedOrNull = (roubles: number | null) => (roubles === null ? null : fromRoubles(roubles))

export function marketCodesHandlers({
  database: { executor, inTransaction },
  clock,
  loyalty,
  products,
}: Deps<'database' | 'clock' | 'loyalty' | 'products'>): Handlers<typeof marketCodesEndpoints> {
  const today = () => dayIn(SHOP_TIME_ZONE, clock())
  const author = (staffId: number) => ({ kind: 'staff', staffId }) as const
  const categoriesOf = async (on: Executor) =>
    (await products.listGoodsCategories(on)).map(({ id, fields }) => ({ id, title: fields.title }))

  const list = async (on: Executor, piece: { before: number | null; limit: number }): Promise<MarketCode[]> => {
    const [codes, categories] = [await loyalty.listMarketCodes(on, piece), await categoriesOf(on)]
    return codes.map((code) => present(code, categories, today()))
  }
  const read = async (on: Executor, codeId: number): Promise<MarketCode> => {
    const [code] = await list(on, { before: codeId + 1, limit: 1 })
    if (code?.id !== codeId) throw new Refusal('NOT_FOUND')
    return code
  }

  return {
    listMarketCodes: async ({ query }) => {
      const codes = await list(executor, { before: query.before ?? null, limit: MARKET_CODES_PIECE + 1 })
      const items = codes.slice(0, MARKET_CODES_PIECE)
      return { items, next: codes.length > items.length ? (items.at(-1)?.id ?? null) : null }
    },
    listPromoSubjects: async ({ query }) => ({
      categories: (await categoriesOf(executor))
        .filter(({ title }) => folded(title).includes(folded(query.search)))
        .slice(0, MAX_FOUND),
      sellers: [...(await loyalty.listCodeSellers(executor, query.search, MAX_FOUND))],
      goods: query.search.length < MIN_GOODS_TEXT ? [] : await products.findNamed(executor, query.search, MAX_FOUND),
    }),
    getMarketCode: async ({ params: { codeId } }) => {
      const code = await read(executor, codeId)
      const { uses, goods } = await loyalty.usesOfMarketCode(executor, codeId, MARKET_CODES_PIECE)
      return {
        ...code,
        consents: code.marketPercent < 100 ? await loyalty.consentsOf(executor, codeId) : null,
        goods: goods / 100,
        uses: uses.map((use) => ({
          ...use,
          usedAt: use.usedAt.toISOString(),
          goods: use.goods / 100,
          given: use.given / 100,
        })),
      }
    },
    createMarketCode: async ({ body: { kind, value, ...body }, actor }) => {
      // a code that ends in the past would never be valid
      refuseMistakes(body.toDate !== null && body.toDate < today() ? { toDate: 'tooSmall' } : {})
      return inTransaction(async (tx) => {
        const id = await loyalty.createMarketCode(tx, author(actor.staffId), {
          ...body,
          code: normalizePromoCode(body.code),
          value: kind === 'percent' ? { kind, percent: value } : { kind, amount: fromRoubles(value) },
          minSum: fromRoubles(body.minSum),
          maxDiscount: typedOrNull(body.maxDiscount),
          budget: typedOrNull(body.budget),
        })
        if (body.marketPercent < 100) await emit(tx, discountProposed({ codeId: id }))
        return read(tx, id)
      })
    },
    stopMarketCode: ({ params: { codeId }, actor }) =>
      inTransaction(async (tx) => {
        await loyalty.endMarketCode(tx, author(actor.staffId), codeId, { today: today(), at: clock() })
        return read(tx, codeId)
      }),
  }
}

function present(
  code: OwnMarketCode,
  categories: readonly { readonly id: number; readonly title: string }[],
  today: string,
): MarketCode {
  const isSpent = code.budget !== null && code.given >= code.budget
  const state = stateOf(code, today)
  return {
    id: code.id,
    code: code.code,
    kind: code.value.kind,
    value: code.value.kind === 'percent' ? code.value.percent : toRoubles(code.value.amount),
    minSum: toRoubles(code.minSum),
    maxDiscount: orNull(code.maxDiscount),
    budget: orNull(code.budget),
    fromDate: code.fromDate,
    toDate: code.toDate,
    totalLimit: code.totalLimit,
    perCustomerLimit: code.perCustomerLimit,
    isFirstOrder: code.isFirstOrder,
    marketPercent: code.marketPercent,
    withoutConsent: code.withoutConsent,
    trades: [...code.trades],
    categories: categories.filter(({ id }) => code.categoryIds.includes(id)),
    sellers: [...code.sellers],
    used: code.used,
    given: code.given / 100,
    state: isSpent && state !== 'ended' ? 'usedUp' : state,
  }
}
