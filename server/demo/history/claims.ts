import { readFile } from 'node:fs/promises'
import { type Life, minutesLater, type PlacedOrder } from './life.ts'

const HOUR = 60
/** Share of the claims with a photo, of which small ones are refunded at once. */
const WITH_PHOTO = 0.55
/** The photo of all claims: a drawing of the starter data. */
const PHOTO = new URL('../../starter/pictures/food/tomato.webp', import.meta.url)

/** The customer claims a line of a received order; the decision follows on the agenda. */
export async function claim(life: Life, order: PlacedOrder): Promise<void> {
  const { shop, agenda, count, words } = life
  const { orderId, person, random } = order
  const shown = await shop.asPerson(person, 'GET', `/api/v1/orders/${orderId}`)
  const lines: { id: number; orderedAmount: number; pickedAmount: number | null }[] = shown.body.lines ?? []
  const came = lines.filter(({ orderedAmount, pickedAmount }) => (pickedAmount ?? orderedAmount) > 0)
  if (came.length === 0) return
  const line = random.pick(came)
  const isSpoilt = random.chance(WITH_PHOTO)
  const amount = Math.max(1, Math.round((line.pickedAmount ?? line.orderedAmount) * random.pick([0.3, 0.5, 1])))
  const fields = isSpoilt
    ? { kind: 'spoilt', lineId: line.id, spoiltPercent: random.pick([30, 50, 100]), comment: random.pick(words.spoilt) }
    : { kind: 'missing', lineId: line.id, amount, comment: random.pick(words.claims) }
  const photos = isSpoilt ? [await readFile(PHOTO)] : []
  const made = await shop.sendForm(person, `/api/v1/orders/${orderId}/claims`, fields, photos)
  if (made.status !== 201) return count(`claim refused: ${made.body.code}`)
  count(made.body.isInstant ? 'refunded at once' : 'claimed')
  const { id, isInstant } = made.body
  const after = (minutes: number, run: () => Promise<void>) => agenda.add(minutesLater(shop.now(), minutes), run)
  if (isInstant) {
    if (random.chance(0.35)) after(random.int(2 * HOUR, 40 * HOUR), () => contest(life, order, id))
    return
  }
  // some are left to the seller's deadline, after which the office decides
  if (random.chance(0.12)) return after(random.int(50 * HOUR, 70 * HOUR), () => decideInOffice(life, id))
  after(random.int(40, 30 * HOUR), () => decide(life, order, id))
}

async function decide({ shop, count, words }: Life, order: PlacedOrder, claimId: string): Promise<void> {
  const { orderId, organizationId, random } = order
  const way = random.weighted(['all', 'part', 'replaced', 'declined'] as const, (each) =>
    each === 'all' ? 5 : each === 'declined' ? 1 : 2,
  )
  const decided = await shop.asSeller(organizationId, 'POST', `/v1/cabinet/orders/${orderId}/claims/${claimId}`, {
    isAccepted: way !== 'declined',
    percent: way === 'part' ? 50 : 100,
    isReplaced: way === 'replaced',
    reason: way === 'declined' ? words.claimDeclined[0] : way === 'part' ? words.claimPart[0] : '',
  })
  count(decided.status === 200 ? `claim: ${way}` : `decision refused: ${decided.body.code}`)
}

async function decideInOffice({ shop, count, words }: Life, claimId: string): Promise<void> {
  const body = { isAccepted: true, percent: 100, reason: words.contestRejected[0] }
  const decided = await shop.asOffice('POST', `/v1/office/disputes/${claimId}/claim`, body)
  count(decided.status === 200 ? 'claim: by the office' : `office's decision refused: ${decided.body.code}`)
}

/** The seller contests a refund that was made at once; the office decides within two days. */
async function contest({ shop, agenda, count, words }: Life, order: PlacedOrder, claimId: string): Promise<void> {
  const { orderId, organizationId, random } = order
  const path = `/v1/cabinet/orders/${orderId}/claims/${claimId}/contest`
  const contested = await shop.asSeller(organizationId, 'POST', path, { reason: random.pick(words.contests) })
  if (contested.status !== 200) return count(`contest refused: ${contested.body.code}`)
  count('contested')
  const isUpheld = random.chance(0.4)
  const reason = isUpheld ? words.contestUpheld[0] : words.contestRejected[0]
  agenda.add(minutesLater(shop.now(), random.int(5 * HOUR, 40 * HOUR)), async () => {
    const decided = await shop.asOffice('POST', `/v1/office/disputes/${claimId}/contest`, { isUpheld, reason })
    count(decided.status === 200 ? `contest ${isUpheld ? 'upheld' : 'rejected'}` : `contest: ${decided.body.code}`)
  })
}
