import { CODES_PIECE, type offersEndpoints } from '@okolitsa/contracts/loyalty/offers.endpoints.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { covers, type StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { normalizePromoCode } from '@okolitsa/domain/loyalty/promo-code.ts'
import { type PromoCodeFields, promoCodeMistakes } from '@okolitsa/domain/loyalty/promo-code-fields.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../../services.ts'
import { presentCode, presentProgram } from './present-offers.ts'

export type OffersDeps = Deps<'database' | 'clock' | 'loyalty' | 'sellers'>

export function offersHandlers({ database, clock, loyalty, sellers }: OffersDeps): Handlers<typeof offersEndpoints> {
  const { executor, inTransaction } = database

  /** Today in the seller's time zone. Throws NOT_FOUND for a closed seller, or one outside the scope. */
  async function todayOf(scope: StaffScope, organizationId: number) {
    const seller = covers(scope, { organizationId }) ? await sellers.sellerOf(organizationId) : null
    if (!seller) throw new Refusal('NOT_FOUND')
    return dayIn(seller.timeZone, clock())
  }
  const author = (staffId: number) => ({ kind: 'staff', staffId }) as const

  return {
    listOfferedCodes: async ({ params, query, scope }) => {
      const today = await todayOf(scope, params.id)
      const codes = await loyalty.listOwnPromoCodes(executor, params.id, {
        before: query.before ?? null,
        limit: CODES_PIECE + 1,
      })
      const shown = codes.slice(0, CODES_PIECE)
      return {
        items: shown.map((code) => presentCode(code, today)),
        next: codes.length > CODES_PIECE ? (shown.at(-1)?.id ?? null) : null,
        today,
      }
    },

    createOfferedCode: async ({ params, body: { kind, value, ...body }, scope, actor }) => {
      const today = await todayOf(scope, params.id)
      const fields: PromoCodeFields = {
        ...body,
        code: normalizePromoCode(body.code),
        value: kind === 'percent' ? { kind, percent: value } : { kind, amount: fromRoubles(value) },
        minSum: fromRoubles(body.minSum),
        customerId: null,
      }
      refuseMistakes(promoCodeMistakes(fields))
      // a code that ends in the past would never be valid
      refuseMistakes(body.toDate !== null && body.toDate < today ? { toDate: 'tooSmall' } : {})
      return inTransaction(async (tx) => {
        const id = await loyalty.createPromoCode(tx, author(actor.staffId), { ...fields, organizationId: params.id })
        return presentCode({ ...fields, id, used: 0, isEnded: false }, today)
      })
    },

    endOfferedCode: async ({ params: { id, codeId }, scope, actor }) => {
      const today = await todayOf(scope, id)
      const code = await inTransaction((tx) =>
        loyalty.endPromoCode(tx, author(actor.staffId), { organizationId: id, codeId }, { today, at: clock() }),
      )
      return presentCode(code, today)
    },

    getOfferedProgram: async ({ params, scope }) => {
      await todayOf(scope, params.id)
      return presentProgram(await loyalty.programOf(executor, params.id))
    },

    setOfferedProgram: async ({ params, body: { program }, scope, actor }) => {
      await todayOf(scope, params.id)
      return inTransaction(async (tx) => {
        await loyalty.setLoyaltyProgram(
          tx,
          author(actor.staffId),
          params.id,
          program && {
            ...program,
            levels: program.levels.map((level) => ({ ...level, fromSum: fromRoubles(level.fromSum) })),
          },
        )
        return presentProgram(await loyalty.programOf(tx, params.id))
      })
    },
  }
}
