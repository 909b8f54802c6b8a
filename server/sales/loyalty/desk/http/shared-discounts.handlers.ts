import type {
  SharedDiscounts,
  sharedDiscountsEndpoints,
} from '@okolitsa/contracts/loyalty/shared-discounts.endpoints.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Deps } from '../../../../services.ts'
import type { SharedDiscount } from '../../ports.ts'

/** Maximum characters of a browser's name that are kept with an answer. */
const LONGEST_BROWSER = 300

/** The offer in words, always in Russian: the language of the contract. */
const termsOf = ({ code, value, minSum, maxDiscount, fromDate, toDate, marketPercent }: SharedDiscount): string =>
  wordsIn('ru').sharedDiscounts.terms({
    ...{ code, fromDate, toDate, marketPercent, kind: value.kind },
    value: value.kind === 'percent' ? value.percent : toRoubles(value.amount),
    minSum: toRoubles(minSum),
    maxDiscount: maxDiscount === null ? null : toRoubles(maxDiscount),
  })

export function sharedDiscountsHandlers({
  database: { executor, inTransaction },
  clock,
  loyalty,
}: Deps<'database' | 'clock' | 'loyalty'>): Handlers<typeof sharedDiscountsEndpoints> {
  const today = () => dayIn(SHOP_TIME_ZONE, clock())
  const read = async (organizationId: number, staffId: number): Promise<SharedDiscounts> => {
    const [discounts, mayAnswer] = await Promise.all([
      loyalty.sharedDiscountsOf(executor, organizationId, today()),
      loyalty.ownsSeller(executor, { organizationId, staffId }),
    ])
    return {
      mayAnswer,
      items: discounts.map(({ answer, ...discount }) => ({
        ...{ codeId: discount.codeId, code: discount.code, withoutConsent: discount.withoutConsent },
        terms: termsOf({ ...discount, answer }),
        answer: answer && { ...answer, at: new Date(answer.at).toISOString() },
      })),
    }
  }
  return {
    listSharedDiscounts: ({ params, actor }) => read(params.id, actor.staffId),
    answerSharedDiscount: async ({ params: { id, codeId }, body: { isAgreed }, headers, actor, context }) => {
      const answer = {
        ...{ codeId, organizationId: id, isAgreed, staffId: actor.staffId, at: clock(), network: context.network },
        browser: headers['user-agent']?.slice(0, LONGEST_BROWSER) ?? null,
      }
      await inTransaction((tx) => loyalty.answerDiscount(tx, { ...answer, termsOf }, today()))
      return read(id, actor.staffId)
    },
  }
}
