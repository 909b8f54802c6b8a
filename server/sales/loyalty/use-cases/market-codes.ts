import { forbiddenMistakes } from '@okolitsa/domain/catalog/alcohol.ts'
import { marketCodeMistakes } from '@okolitsa/domain/loyalty/promo-code-fields.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { orTaken, refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import type { MarketCodeCommands } from '../ports.ts'
import {
  countSellers,
  insertMarketCode,
  listCodeSellers,
  listMarketCodes,
  listMarketCodeUses,
  sumMarketCodeGoods,
} from '../store/market-codes.store.ts'
import { endPromoCode } from '../store/offers.store.ts'

export function createMarketCodeCommands({ audit, products }: Deps<'audit' | 'products'>): MarketCodeCommands {
  return {
    createMarketCode: async (tx, author, fields) => {
      refuseMistakes(marketCodeMistakes(fields))
      const words = await products.alcoholWords(tx)
      refuseMistakes(forbiddenMistakes(words, { title: fields.code.replaceAll(/\d+/g, ' ') }, 'code'))
      const known = new Set((await products.listGoodsCategories(tx)).map(({ id }) => id))
      refuseMistakes({
        ...(!fields.categoryIds.every((id) => known.has(id)) && { categoryIds: 'wrongValue' }),
        ...((await countSellers(tx, fields.organizationIds)) !== new Set(fields.organizationIds).size && {
          organizationIds: 'wrongValue',
        }),
      })
      const id = await orTaken({ promo_code_of_market: 'code' }, () => insertMarketCode(tx, fields))
      await audit.record(tx, author, [
        {
          action: 'createPromoCode',
          entity: 'promo_code',
          entityId: id,
          organizationId: null,
          before: null,
          after: { ...fields },
        },
      ])
      return id
    },
    endMarketCode: async (tx, author, codeId, now) => {
      if (!(await endPromoCode(tx, { organizationId: null, codeId, ...now }))) {
        const [code] = await listMarketCodes(tx, { before: codeId + 1, limit: 1 })
        if (code?.id !== codeId) throw new Refusal('NOT_FOUND')
        return
      }
      await audit.record(tx, author, [
        {
          action: 'endPromoCode',
          entity: 'promo_code',
          entityId: codeId,
          organizationId: null,
          before: { isEnded: false },
          after: { isEnded: true },
        },
      ])
    },
    listMarketCodes,
    usesOfMarketCode: async (executor, codeId, most) => ({
      uses: await listMarketCodeUses(executor, codeId, most),
      goods: await sumMarketCodeGoods(executor, codeId),
    }),
    listCodeSellers,
  }
}
