import { claim } from './claims.ts'
import { type Life, minutesLater, type PlacedOrder } from './life.ts'

const HOUR = 60

/** Puts what follows a received order on the agenda: reviews with answers, claims and their decisions. */
export async function afterReceipt(life: Life, order: PlacedOrder): Promise<void> {
  const { shop, agenda } = life
  const { random } = order
  const hasClaim = random.chance(0.07)
  if (hasClaim) agenda.add(minutesLater(shop.now(), random.int(30, 20 * HOUR)), () => claim(life, order))
  if (random.chance(0.4)) {
    agenda.add(minutesLater(shop.now(), random.int(2 * HOUR, 50 * HOUR)), () => review(life, order, hasClaim))
  }
}

async function review({ shop, agenda, count, words }: Life, order: PlacedOrder, hadClaim: boolean): Promise<void> {
  const { orderId, person, organizationId, random } = order
  const rating = random.weighted([5, 4, 3, 2], (stars) => (hadClaim ? [2, 3, 3, 2] : [70, 22, 6, 2])[5 - stars] ?? 0)
  const texts = rating === 5 ? words.goodReviews : rating >= 3 ? words.middlingReviews : words.badReviews
  const hasText = random.chance(0.55)
  const shown = await shop.asPerson(person, 'GET', `/api/v1/reviews/possibility/orders/${orderId}`)
  const products: { productId: number; isPossible: boolean }[] = shown.body.products ?? []
  const possible = products.filter(({ isPossible }) => isPossible)
  const isOfProduct = possible.length > 0 && random.chance(0.5)
  const body = {
    entityType: isOfProduct ? 'product' : 'order',
    entityId: isOfProduct ? random.pick(possible).productId : orderId,
    rating,
    description: hasText ? random.pick(texts) : '',
    advantages: !isOfProduct && rating >= 4 ? [random.pick([101, 102, 104])] : [],
    disadvantages: !isOfProduct && rating < 4 ? [151] : [],
    isAnonymous: random.chance(0.12),
  }
  const made = await shop.asPerson(person, 'POST', '/api/v2/reviews', body)
  if (made.status >= 300) return count(`review refused: ${made.body.code}`)
  count('reviewed')
  const { reviewId } = made.body
  if (!hasText) return
  // some wait longer for the office, and for the seller's answer
  const untilDecided = random.chance(0.06) ? random.int(24 * HOUR, 40 * HOUR) : random.int(HOUR, 16 * HOUR)
  agenda.add(minutesLater(shop.now(), untilDecided), async () => {
    const path = `/v1/office/moderation/review/${reviewId}/decision`
    const moderated = await shop.asOffice('POST', path, { declinedBecause: null })
    if (moderated.status !== 200) return count(`moderation refused: ${moderated.body.code}`)
    const untilAnswered = random.chance(0.2) ? random.int(30 * HOUR, 60 * HOUR) : random.int(HOUR, 30 * HOUR)
    agenda.add(minutesLater(shop.now(), untilAnswered), async () => {
      const answer = random.pick(rating >= 4 ? words.goodAnswers : words.sorryAnswers)
      const reply = await shop.asSeller(organizationId, 'POST', `/v1/cabinet/reviews/${reviewId}/answer`, { answer })
      count(reply.status === 200 ? 'review answered' : `review's answer refused: ${reply.body.code}`)
    })
  })
}
