import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Deps } from '../../../services.ts'
import type { DiscountConsents } from '../ports.ts'
import { countConsents, insertConsent, listCovered, listSharedDiscounts, ownsSeller } from '../store/consent.store.ts'

export const discountConsents = ({ audit }: Deps<'audit'>): DiscountConsents => ({
  sharedDiscountsOf: (executor, organizationId, today) => listSharedDiscounts(executor, organizationId, { today }),
  answerDiscount: async (tx, { termsOf, ...answer }, today) => {
    const { codeId, organizationId, isAgreed, staffId } = answer
    if (!(await ownsSeller(tx, answer))) throw new Refusal('OWNERS_ONLY')
    const [discount] = await listSharedDiscounts(tx, organizationId, { today, codeId })
    if (!discount) throw new Refusal('NOT_FOUND')
    await insertConsent(tx, { ...answer, terms: termsOf(discount) })
    await audit.record(tx, { kind: 'staff', staffId }, [
      {
        ...{ action: 'answerDiscount', entity: 'promo_code', entityId: codeId, organizationId },
        ...{ before: { isAgreed: discount.answer?.isAgreed ?? null }, after: { isAgreed } },
      },
    ])
  },
  consentsOf: countConsents,
  askedAbout: listCovered,
  ownsSeller,
})
