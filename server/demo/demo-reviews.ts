import { demoQuestions } from '@okolitsa/demo/data/questions.ts'
import { demoReviews } from '@okolitsa/demo/data/reviews.ts'
import type { DemoOrganization } from '@okolitsa/demo/schemas/organization.ts'
import { areTags } from '@okolitsa/domain/reviews/review-tags.ts'
import type { ImportedQuestion } from '../engagement/questions/module.ts'
import type { ImportedReview } from '../engagement/reviews/module.ts'
import { starterReviewTags } from '../starter/starter-data.ts'

const HOUR_MS = 3_600_000

/** Subject of reviews; restaurants and tour operators have no numbered products. */
export type SpokenOf = Pick<DemoOrganization, 'id' | 'owner'> & { readonly products?: readonly unknown[] }
const productOf = ({ id, products = [] }: SpokenOf, number: number | undefined): number | null => {
  if (number === undefined) return null
  if (number > products.length) throw new Error(`the farm ${id} has no product ${number}`)
  return id * 1_000 + number
}
/** Age of a review in hours, deterministically spread over half a year; a farm's first review is the latest. */
const hoursBack = (farm: number, index: number) => 5 + ((farm * 37 + index * 101) % 120) + index * 430

/** The hand-written reviews of a farm, a kitchen or a tour operator. */
export function demoReviewsOf(organization: SpokenOf, now: Date): ImportedReview[] {
  const { id, owner } = organization
  return (demoReviews[id] ?? []).map(({ product, stars, author = '', tags = [], text, answer }, index) => {
    const productId = productOf(organization, product)
    const about = productId === null ? 'farmer' : 'product'
    const createdAt = new Date(now.getTime() - hoursBack(id, index) * HOUR_MS)
    const chosen = (kind: 'advantage' | 'disadvantage') =>
      tags.filter((tag) => areTags(starterReviewTags, [tag], kind, about))
    return {
      organizationId: id,
      productId,
      authorName: author,
      rating: stars,
      description: text,
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
  (demoQuestions[organization.id] ?? []).map(({ product, author = '', text, answer }, index) => {
    const createdAt = new Date(now.getTime() - hoursBack(organization.id + 3, index) * HOUR_MS)
    return {
      organizationId: organization.id,
      productId: productOf(organization, product),
      authorName: author,
      question: text,
      answer,
      answeredBy: organization.owner,
      createdAt,
      answeredAt: new Date(createdAt.getTime() + 2 * HOUR_MS),
    }
  })
