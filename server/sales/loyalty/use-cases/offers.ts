import { forbiddenMistakes } from '@okolitsa/domain/catalog/alcohol.ts'
import { BONUS } from '@okolitsa/domain/loyalty/bonuses.ts'
import { type LeveledProgram, levelMistakes } from '@okolitsa/domain/loyalty/levels.ts'
import {
  loyaltyProgramMistakes,
  type PromoCodeFields,
  promoCodeMistakes,
} from '@okolitsa/domain/loyalty/promo-code-fields.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { mistakesInList, mistakesOf, whole } from '@okolitsa/domain/validation/field-rules.ts'
import { orTaken, refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import type { ProductsService } from '../../../supply/products/ports.ts'
import type { LoyaltyCommands } from '../ports.ts'
import { insertEntry } from '../store/bonus.store.ts'
import {
  deleteProgram,
  endPromoCode,
  insertPromoCodes,
  listOwnPromoCodes,
  lockProgram,
  readProgram,
  saveProgram,
} from '../store/offers.store.ts'

/** Maximum whole bonuses of one gift. */
const MAX_GIVEN = 100_000

export function createLoyaltyCommands(
  deps: Deps<'audit' | 'sellers'> & { readonly products: Pick<ProductsService, 'alcoholWords'> },
): LoyaltyCommands {
  const { audit, sellers, products } = deps
  const createPromoCodes: LoyaltyCommands['createPromoCodes'] = async (tx, author, codes) => {
    refuseMistakes(mistakesInList(codes, 'codes', (code: PromoCodeFields) => promoCodeMistakes(code)))
    const words = await products.alcoholWords(tx)
    // digits of a code are ignored by the check of texts, because codes often contain the discount
    const named = (code: string) => ({ title: code.replaceAll(/\d+/g, ' ') })
    refuseMistakes(mistakesInList(codes, 'codes', ({ code }) => forbiddenMistakes(words, named(code), 'code')))
    await sellers.takeSellers(
      tx,
      codes.map(({ organizationId }) => organizationId),
    )
    const ids = await orTaken({ promo_code_organization_id_code_key: 'code' }, () => insertPromoCodes(tx, codes))
    await audit.record(
      tx,
      author,
      codes.map(({ organizationId, ...fields }, index) => ({
        action: 'createPromoCode',
        entity: 'promo_code',
        entityId: ids[index] ?? 0,
        organizationId,
        before: null,
        after: { ...fields },
      })),
    )
    return ids
  }
  return {
    createPromoCodes,
    createPromoCode: async (tx, author, code) => (await createPromoCodes(tx, author, [code]))[0] ?? 0,
    listOwnPromoCodes,
    programOf: readProgram,
    endPromoCode: async (tx, author, { organizationId, codeId }, { today, at }) => {
      await sellers.takeSellers(tx, [organizationId])
      const isEndedNow = await endPromoCode(tx, { organizationId, codeId, today, at })
      const [code] = await listOwnPromoCodes(tx, organizationId, { before: codeId + 1, limit: 1 })
      if (code?.id !== codeId) throw new Refusal('NOT_FOUND')
      if (isEndedNow)
        await audit.record(tx, author, [
          {
            action: 'endPromoCode',
            entity: 'promo_code',
            entityId: codeId,
            organizationId,
            before: { isEnded: false },
            after: { isEnded: true },
          },
        ])
      return code
    },
    setLoyaltyProgram: async (tx, author, organizationId, program: LeveledProgram | null) => {
      refuseMistakes(program ? { ...loyaltyProgramMistakes(program), ...levelMistakes(program) } : {})
      const words = await products.alcoholWords(tx)
      refuseMistakes(mistakesInList(program?.levels ?? [], 'levels', (level) => forbiddenMistakes(words, level)))
      await sellers.takeSellers(tx, [organizationId])
      const before = await lockProgram(tx, organizationId)
      if (program) await saveProgram(tx, organizationId, program)
      else await deleteProgram(tx, organizationId)
      await audit.record(tx, author, [
        {
          action: 'setLoyaltyProgram',
          entity: 'loyalty_program',
          entityId: organizationId,
          organizationId,
          before: before && { ...before },
          after: program && { ...program },
        },
      ])
    },
    giveBonuses: async (tx, author, { customerId, bonuses, at, about }) => {
      refuseMistakes(mistakesOf({ bonuses: whole(1, MAX_GIVEN) }, { bonuses }))
      const amount = bonuses * BONUS
      await insertEntry(tx, { customerId, kind: 'accrued', amount, orderId: null, at, ...about })
      await audit.record(tx, author, [
        {
          action: 'giveBonuses',
          entity: 'bonuses',
          entityId: customerId,
          organizationId: null,
          before: null,
          after: { bonuses, ...about },
        },
      ])
    },
  }
}
