import { randomUUID } from 'node:crypto'
import { type Life, minutesLater, type PlacedOrder } from './life.ts'

/** Share of orders about which the customer writes to the seller, and of those with a question about goods. */
const CHATS = 0.1
const QUESTIONS = 0.05

/** Share of chats and of questions that wait for more than the usual hours, at most two days. */
const LATE = 0.07

/** Puts a chat and a question about an order on the agenda; the last ones of a history have no answer yet. */
export function talkAbout(life: Life, order: PlacedOrder): void {
  const { shop, agenda } = life
  const { random } = order
  if (random.chance(CHATS)) agenda.add(minutesLater(shop.now(), random.int(10, 600)), () => chat(life, order))
  if (random.chance(QUESTIONS)) agenda.add(minutesLater(shop.now(), random.int(30, 900)), () => ask(life, order))
}

async function chat(
  { shop, agenda, count, words }: Life,
  { person, organizationId, random }: PlacedOrder,
): Promise<void> {
  const opened = await shop.asPerson(person, 'POST', '/api/v2/chat/list', { organizationId })
  if (opened.status !== 200) return count(`chat refused: ${opened.body.code}`)
  const { chatId, customerId } = opened.body
  const say = async (side: 'customer' | 'seller', text: string) => {
    const isCustomer = side === 'customer'
    const message = {
      chatId,
      clientMessageId: randomUUID(),
      userSenderId: isCustomer ? customerId : organizationId,
      userRecipientId: isCustomer ? organizationId : customerId,
      clientType: side,
      text,
      createdAt: shop.now().toISOString(),
    }
    const refusal = await shop.say(isCustomer ? person : organizationId, chatId, message)
    count(refusal === null ? `reply by the ${side}` : `not reply: ${refusal}`)
  }
  await say('customer', random.pick(words.chatQuestions))
  const after = (minutes: number, run: () => Promise<void>) => agenda.add(minutesLater(shop.now(), minutes), run)
  after(random.chance(LATE) ? random.int(14 * 60, 40 * 60) : random.int(4, 150), async () => {
    await say('seller', random.pick(words.chatAnswers))
    if (!random.chance(0.6)) return
    after(random.int(2, 40), async () => {
      await say('customer', random.pick(words.chatThanks))
      // a thread whose last words are the customer's waits for the seller
      after(random.int(3, 90), () => say('seller', random.pick(words.chatWelcomes)))
    })
  })
}

async function ask({ shop, agenda, count, words }: Life, order: PlacedOrder): Promise<void> {
  const { orderId, person, organizationId, random } = order
  const shown = await shop.asPerson(person, 'GET', `/api/v1/orders/${orderId}`)
  const [line] = shown.body.lines ?? []
  const path = line ? `/api/v1/products/${line.productId}/question` : `/api/v1/farmers/${organizationId}/question`
  const body = { question: random.pick(words.questions), isAnonymous: random.chance(0.2) }
  const asked = await shop.asPerson(person, 'POST', path, body)
  if (asked.status !== 201) return count(`question refused: ${asked.body.code}`)
  count('asked')
  const minutes = random.chance(LATE) ? random.int(26 * 60, 46 * 60) : random.int(40, 20 * 60)
  agenda.add(minutesLater(shop.now(), minutes), async () => {
    const answer = random.pick(words.questionAnswers)
    const reply = await shop.asSeller(organizationId, 'POST', `/v1/cabinet/questions/${asked.body.questionId}/answer`, {
      answer,
    })
    count(reply.status === 200 ? 'question answered' : `answer refused: ${reply.body.code}`)
  })
}
