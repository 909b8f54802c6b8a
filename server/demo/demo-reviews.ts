import { demoQuestions } from '@okolitsa/demo/data/questions.ts'
import { reviewsA } from '@okolitsa/demo/data/reviews-a.ts'
import { reviewsB } from '@okolitsa/demo/data/reviews-b.ts'
import { reviewsC } from '@okolitsa/demo/data/reviews-c.ts'
import { reviewsOfGuests } from '@okolitsa/demo/data/reviews-guests.ts'
import type { DemoOrganization } from '@okolitsa/demo/model.ts'
import { areTags } from '@okolitsa/domain/reviews/review-tags.ts'
import type { ImportedQuestion } from '../engagement/questions/module.ts'
import type { ImportedReview } from '../engagement/reviews/module.ts'

const REVIEW = /^(\d+) ([1-5]) (.+?)(?: \[([\d,]+)\])?: (.+?)(?: => (.+))?$/
const QUESTION = /^(\d+) (.+?): (.+?) => (.+)$/
const HOUR_MS = 3_600_000

const linesOf = (text: string | undefined) => (text ?? '').split('\n').filter((line) => line !== '')
/** Subject of reviews; kitchens and tour operators have no numbered products. */
export type SpokenOf = Pick<DemoOrganization, 'id' | 'owner'> & { readonly products?: readonly unknown[] }
const productOf = ({ id, products = [] }: SpokenOf, number: number): number | null => {
  if (number > products.length) throw new Error(`the farm ${id} has no product ${number}`)
  return number === 0 ? null : id * 1_000 + number
}
/** Spread over half a year deterministically; a farm's first is the latest. */
const hoursBack = (farm: number, index: number) => 5 + ((farm * 37 + index * 101) % 120) + index * 430
const nameOf = (who: string) => (who === '-' ? '' : who)

/** The hand-written reviews of a farm, a kitchen or a tour operator. */
export function demoReviewsOf(organization: SpokenOf, now: Date): ImportedReview[] {
  const { id, owner } = organization
  const texts = { ...reviewsA, ...reviewsB, ...reviewsC, ...reviewsOfGuests }
  return linesOf(texts[id]).map((line, index) => {
    const [, number = '', stars = '', who = '', tags, description = '', answer] = REVIEW.exec(line) ?? []
    if (number === '') throw new Error(`no review of the farm ${id}: ${line}`)
    const productId = productOf(organization, Number(number))
    const ids = tags?.split(',').map(Number) ?? []
    const about = productId === null ? 'farmer' : 'product'
    const createdAt = new Date(now.getTime() - hoursBack(id, index) * HOUR_MS)
    const chosen = (kind: 'advantage' | 'disadvantage') => ids.filter((tag) => areTags([tag], kind, about))
    return {
      organizationId: id,
      productId,
      authorName: nameOf(who),
      rating: Number(stars),
      description,
      advantages: chosen('advantage'),
      disadvantages: chosen('disadvantage'),
      helpfulCount: (id * 7 + index * 5) % 19,
      createdAt,
      answer: answer ? { text: answer, name: owner, at: new Date(createdAt.getTime() + 3 * HOUR_MS) } : null,
    }
  })
}

/** The hand-written questions to a farm, answered by its owner. */
export const demoQuestionsOf = (organization: DemoOrganization, now: Date): ImportedQuestion[] =>
  linesOf(demoQuestions[organization.id]).map((line, index) => {
    const [, number = '', who = '', question = '', answer = ''] = QUESTION.exec(line) ?? []
    if (number === '') throw new Error(`no question to the farm ${organization.id}: ${line}`)
    const createdAt = new Date(now.getTime() - hoursBack(organization.id + 3, index) * HOUR_MS)
    return {
      organizationId: organization.id,
      productId: productOf(organization, Number(number)),
      authorName: nameOf(who),
      question,
      answer,
      answeredBy: organization.owner,
      createdAt,
      answeredAt: new Date(createdAt.getTime() + 2 * HOUR_MS),
    }
  })
