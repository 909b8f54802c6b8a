import { randomUUID } from 'node:crypto'
import { MAX_REPORTS_AN_HOUR, UNDO_SECONDS } from '@okolitsa/domain/moderation/moderation.ts'
import { describe, expect, it } from 'vitest'
import { FARM, OTHER, openReviewsShop } from '../../../engagement/reviews/reviews-shop.data.ts'

const shop = await openReviewsShop('7916571')
const { call, sql, goods, customer, order, say, ofProduct } = shop
const { cheese } = goods
const marta = await shop.moderator()
const olga = await shop.enter('olga')
type Row = { id: string; kind: string; [field: string]: unknown }
const queue = async (kind?: string) =>
  (await call('GET', `/v1/office/moderation${kind ? `?kind=${kind}` : ''}`, { headers: marta })).body as {
    items: Row[]
    counts: { kind: string; count: number }[]
  }
const findIn = async (kind: string, id: string) => (await queue(kind)).items.find((one) => one.id === id)
const decide = (kind: string, id: string, declinedBecause: string | null, headers = marta) =>
  call('POST', `/v1/office/moderation/${kind}/${id}/decision`, { headers, body: { declinedBecause } })
const undo = (kind: string, id: string, headers = marta) =>
  call('POST', `/v1/office/moderation/${kind}/${id}/decision/undo`, { headers })
const report = (kind: string, id: string, more: { as?: string; words?: string; host?: string; reason?: string } = {}) =>
  call('POST', '/api/v1/reports', {
    ...(more.as && { token: more.as }),
    ...(more.host && { headers: { host: more.host } }),
    body: { kind, id, reason: more.reason ?? 'insult', words: more.words ?? '' },
  })
const passUndo = () => shop.passSeconds(UNDO_SECONDS)

// a published review with an answer, an answered question, news, and a page of the seller's site
const vera = await customer()
await order(vera, [cheese.id])
const reviewId = String((await say(vera, { ...ofProduct(cheese.id), description: 'Сыр как сыр' })).body.reviewId)
await decide('review', reviewId, null)
const answerReview = (answer: string) =>
  call('POST', `/v1/cabinet/reviews/${reviewId}/answer`, { token: olga, body: { answer } })
await answerReview('Сами вы сыр')
const asked = await call('POST', `/api/v1/farmers/${FARM}/question`, {
  token: vera.token,
  body: { question: 'Звоните 8 900?' },
})
const questionId = String(asked.body.questionId)
await call('POST', `/v1/cabinet/questions/${questionId}/answer`, { token: olga, body: { answer: 'Да' } })
const [post = { id: 0 }] = await sql<{ id: number }>(
  `insert into farm_post (organization_id, title, text, published_at) values ($1, 'Новость', 'Сено скосили', shop_now()) returning id`,
  [FARM],
)
const postId = String(post.id)
const pageId = randomUUID()
const [site = { uuid: '' }] = await sql<{ uuid: string }>('select site_uuid as uuid from site_host where host = $1', [
  'own.example',
])
const content = {
  title: 'О нас',
  seo: { title: '', description: 'Наша сыроварня', picture: null, isIndexed: true },
  document: { blocks: [] },
}
await sql(
  `with page as (insert into site_page (id, site_uuid, path, draft, changed_at) values ($1, $2, '/o-nas', $3, shop_now())),
     version as (insert into site_page_version (page_id, version, content, revision, published_at) values ($1, 1, $3, 1, shop_now()))
   select 1`,
  [pageId, site.uuid, JSON.stringify(content)],
)
await sql('update site_page set published_version = 1 where id = $1', [pageId])

/** Texts of each kind that visitors see; null = hidden. */
const seen = {
  review: async () => (await call('GET', `/api/v3/reviews/product/${cheese.id}`)).body.items[0]?.description ?? null,
  answer: async () => (await call('GET', `/api/v3/reviews/product/${cheese.id}`)).body.items[0]?.answer?.text ?? null,
  question: async () => (await call('GET', `/api/v1/farmers/${FARM}/questions`)).body.items[0]?.question ?? null,
  post: async () =>
    (await call('GET', `/api/v1/farmers/${FARM}/posts?perPage=50`)).body.items.find(
      (one: Row) => String(one.id) === postId,
    )?.title ?? null,
  page: async () => {
    const { status, body } = await call('GET', '/api/v1/site/page?path=/o-nas', { headers: { host: 'own.example' } })
    return status === 404 ? null : body.title
  },
} as const
const subjects = {
  review: { id: reviewId, named: reviewId, words: 'Сыр как сыр' },
  answer: { id: reviewId, named: reviewId, words: 'Сами вы сыр' },
  question: { id: questionId, named: questionId, words: 'Звоните 8 900?' },
  post: { id: postId, named: postId, words: 'Новость' },
  page: { id: pageId, named: '/o-nas', words: 'О нас' },
} as const
const kinds = Object.keys(subjects) as (keyof typeof subjects)[]

describe('a report of a visitor', () => {
  it('puts a text into the queue once, with what each person says', async () => {
    const other = await customer()
    const sent = await Promise.all([
      report('review', reviewId, { words: 'Грубо' }),
      report('review', reviewId, { words: 'Грубо' }),
      report('review', reviewId, { as: other.token, reason: 'deceit', words: 'Не покупал' }),
    ])
    expect(sent.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([201, { accepted: true }]))
    expect(await findIn('review', reviewId)).toMatchObject({
      isShown: true,
      text: 'Сыр как сыр',
      about: cheese.title,
      reportsCount: 2,
      reports: expect.arrayContaining([
        { reason: 'insult', words: 'Грубо', at: expect.any(String) },
        { reason: 'deceit', words: 'Не покупал', at: expect.any(String) },
      ]),
    })
    expect(await seen.review()).toBe('Сыр как сыр')
    // decided once, it does not return for the same people
    expect((await decide('review', reviewId, null)).status).toBe(200)
    await report('review', reviewId)
    expect(await findIn('review', reviewId)).toBeUndefined()
  })
  it('is refused for what the site does not show, and for mistakes in fields', async () => {
    const waits = await customer()
    await order(waits, [cheese.id])
    const unread = await say(waits, { ...ofProduct(cheese.id), description: 'Ждёт' })
    expect((await report('review', String(unread.body.reviewId))).status).toBe(404)
    for (const [kind, id] of [
      ['question', '2000000000'],
      ['post', 'x'],
      ['page', '/o-nas'],
      ['answer', '-1'],
    ] as const)
      expect([kind, (await report(kind, id)).status]).toEqual([kind, 404])
    const wrong = await call('POST', '/api/v1/reports', {
      body: { kind: 'review', id: '', reason: 'bored', words: 'x'.repeat(501) },
    })
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: { id: expect.any(String), reason: expect.any(String), words: expect.any(String) } },
    })
    expect(wrong.body.errors.id).toMatch(/\p{sc=Cyrillic}/u)
    expect((await report('question', '1', { host: 'own.example' })).status).toBe(404)
    await sql('delete from review where id = $1', [unread.body.reviewId])
    // the text is gone, so it leaves the queue
    expect(await findIn('review', String(unread.body.reviewId))).toBeUndefined()
    expect((await queue()).counts).toEqual([])
  })
})

describe('a decision of the office', () => {
  it('hides a reported text of every kind at once, and undo shows it again', async () => {
    // the shop's clock stands still in a test
    await shop.passSeconds(1)
    const reader = await customer()
    for (const kind of kinds) {
      const { id, named, words } = subjects[kind]
      const sent = await report(kind, named, { as: reader.token, ...(kind === 'page' && { host: 'own.example' }) })
      expect([kind, sent.status]).toEqual([kind, 201])
      await expect.poll(seen[kind]).toBe(words)
      expect((await decide(kind, id, 'insult')).body).toEqual({ undoBefore: expect.any(String) })
      // nodes forget what they keep within a second
      await expect.poll(seen[kind]).toBeNull()
      expect(await findIn(kind, id)).toBeUndefined()
      expect((await undo(kind, id)).status).toBe(200)
      await expect.poll(seen[kind]).toBe(words)
      expect(await findIn(kind, id)).toMatchObject({ isShown: true, reportsCount: 1 })
    }
    expect((await queue()).counts).toEqual(kinds.toSorted().map((kind) => ({ kind, count: 1 })))
    const [entry] = await sql(
      `select action, reason, before, after from audit_entry where entity = 'moderated_text' and entity_id = $1 and action = 'hideText'`,
      [`post-${postId}`],
    )
    expect(entry).toEqual({
      action: 'hideText',
      reason: 'insult',
      before: { state: 'waiting', isShown: true },
      after: { state: 'hidden', isShown: false },
    })
  })
  it('stands when two moderators decide at once, and only its author takes it back', async () => {
    const lena = await shop.moderator('Лена')
    const both = await Promise.all([
      decide('question', questionId, 'personalData'),
      decide('question', questionId, null, lena),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const [winner, loser] = both[0].status === 200 ? [marta, lena] : [lena, marta]
    expect(both.find(({ status }) => status === 400)?.body.code).toBe('MATTER_DECIDED')
    expect((await undo('question', questionId, loser)).body.code).toBe('MATTER_DECIDED')
    expect((await undo('question', questionId, winner)).status).toBe(200)
  })
  it('notifies authors of the reason when it can no longer be taken back', async () => {
    await shop.passSeconds(1)
    for (const kind of ['answer', 'question', 'post', 'page'] as const)
      expect((await decide(kind, subjects[kind].id, 'personalData')).status).toBe(200)
    const published = `select payload ->> 'kind' as kind, payload ->> 'because' as because from outbox where topic = 'TextHidden' order by 1`
    expect(await sql(published)).toEqual([])
    await passUndo()
    await expect
      .poll(() => sql(published))
      .toEqual(['answer', 'page', 'post', 'question'].map((kind) => ({ kind, because: 'personalData' })))
    await expect
      .poll(async () =>
        (await call('GET', '/api/v1/notifications', { token: vera.token })).body.items.map(
          ({ text }: { text: string }) => text,
        ),
      )
      .toContainEqual(expect.stringContaining('чужие телефоны'))
    await shop.passSeconds(1)
    expect((await undo('post', postId)).body.code).toBe('MATTER_DECIDED')
  })
  it('is asked for again when the seller changes what was hidden', async () => {
    await answerReview('Спасибо, учтём')
    expect(await seen.answer()).toBeNull()
    const mine = await call('GET', '/v1/cabinet/reviews?queue=all', { token: olga })
    expect(mine.body.items[0]).toMatchObject({ answer: { text: 'Спасибо, учтём' }, answerHiddenBecause: 'waiting' })
    expect(await findIn('answer', reviewId)).toMatchObject({
      isShown: false,
      text: 'Спасибо, учтём',
      quote: 'Сыр как сыр',
    })
    await decide('answer', reviewId, null)
    expect(await seen.answer()).toBe('Спасибо, учтём')
  })
  it('is refused to others, for unknown texts and wrong values', async () => {
    expect((await call('GET', '/v1/office/moderation')).status).toBe(401)
    expect((await decide('review', reviewId, null, {})).status).toBe(401)
    const curator = await shop.office('curator')
    expect((await decide('review', reviewId, null, curator)).status).toBe(403)
    expect((await undo('review', reviewId, curator)).status).toBe(403)
    expect((await decide('post', '2000000000', null)).status).toBe(404)
    expect((await decide('page', '1', null)).status).toBe(404)
    expect((await decide('poem', '1', null)).status).toBe(404)
    expect((await decide('review', reviewId, 'bored')).status).toBe(400)
    // a text about which nobody has asked
    const [untold = { id: 0 }] = await sql<{ id: number }>(
      'select id from farm_post where organization_id = $1 limit 1',
      [OTHER],
    )
    expect((await decide('post', String(untold.id), 'insult')).status).toBe(404)
  })
})

it('explains what a review has in common with the seller, and shows it by nobody but the moderator', async () => {
  await sql(`insert into staff_account (name, phone, bank_subject) values ('Родня', '79165710900', 'kin')`)
  await sql(
    `insert into staff_membership (staff_id, organization_id, role, since)
     select id, $1, 'picker', shop_now() from staff_account where bank_subject = 'kin'`,
    [FARM],
  )
  const kin = await customer('Родня', 'Лучкова')
  const bought = await order(kin, [cheese.id])
  await sql(`update shop_order set recipient_phone = '79165710900' where id = $1`, [bought])
  await sql(`update customer set email = 'farm@example.ru' where id = $1`, [kin.id])
  const { user } = await shop.signIn('79165710900')
  await sql(`update customer set email = 'Farm@example.ru' where id = $1`, [user.id])
  await order({ id: user.id }, [cheese.id])
  const written = await say(kin, { ...ofProduct(cheese.id), description: 'Лучший сыр' })
  expect(await findIn('review', String(written.body.reviewId))).toMatchObject({
    review: { signs: ['staffReceived', 'staffEmail', 'staffAddress', 'newAccount'] },
  })
})

describe('the list of words', () => {
  const setWord = (phrase: string, isHeld: boolean | null, headers = marta) =>
    call('PATCH', '/v1/office/moderation/words', { headers, body: { phrase, isHeld } })
  const ask = async (question: string) =>
    String(
      (await call('POST', `/api/v1/farmers/${FARM}/question`, { token: vera.token, body: { question } })).body
        .questionId,
    )
  const toSeller = async () =>
    (await call('GET', '/v1/cabinet/questions?perPage=100', { token: olga })).body.items.map(
      ({ question }: { question: string }) => question,
    )

  it('counts the texts in which a phrase would have worked, in letters that look alike too', async () => {
    await sql(
      `insert into review (organization_id, about, rating, description, state, created_at, changed_at)
       select $1, 'farmer', 3, text, 'published', shop_now(), shop_now()
         from unnest(array['Продают в обход рынка', 'Всё в oбхoд', 'Обходительный хозяин']) as text`,
      [FARM],
    )
    const preview = (phrase: string) =>
      call('GET', `/v1/office/moderation/words/preview?phrase=${encodeURIComponent(phrase)}`, { headers: marta })
    expect((await preview('в обход')).body).toMatchObject({
      found: 2,
      examples: [{ kind: 'review' }, { kind: 'review' }],
    })
    expect((await preview('обход*')).body.found).toBeGreaterThanOrEqual(3)
    expect((await preview('кефир на луне')).body.found).toBe(0)
  })
  it('holds a text until the office shows it, and notifies its reader only then', async () => {
    expect((await setWord('Скидка  мимо', true)).body.items).toEqual([{ phrase: 'скидка мимо', isHeld: true }])
    const id = await ask('Дадите cкидкy мимо? А скидка мимо?')
    expect(await toSeller()).not.toContainEqual(expect.stringContaining('мимо'))
    const called = `select count(*)::int as count from outbox where topic = 'QuestionAsked' and payload ->> 'questionId' = $1`
    expect(await sql(called, [id])).toEqual([{ count: 0 }])
    const held = await findIn('question', id)
    expect(held).toMatchObject({ isShown: false, phrases: ['скидка мимо'] })
    expect((await decide('question', id, null)).status).toBe(200)
    expect(await toSeller()).toContainEqual(expect.stringContaining('мимо'))
    expect(await sql(called, [id])).toEqual([{ count: 1 }])
  })
  it('only marks a text when it says so, and refuses a decision about a text that has changed since', async () => {
    await setWord('сено*', false)
    await call('POST', `/v1/cabinet/questions/${questionId}/answer`, { token: olga, body: { answer: 'нет' } })
    await decide('question', questionId, null)
    await call('POST', `/v1/cabinet/questions/${questionId}/answer`, { token: olga, body: { answer: 'Есть сенокос' } })
    const marked = await findIn('question', questionId)
    expect(marked).toMatchObject({ isShown: true, phrases: ['сено*'] })
    await shop.passSeconds(1)
    await call('POST', `/v1/cabinet/questions/${questionId}/answer`, {
      token: olga,
      body: { answer: 'Сено уже в стогах' },
    })
    const late = await call('POST', `/v1/office/moderation/question/${questionId}/decision`, {
      headers: marta,
      body: { declinedBecause: null, seen: marked?.changedAt },
    })
    expect(late.body.code).toBe('MATTER_DECIDED')
    expect((await setWord('сено*', null)).body.items).toEqual([{ phrase: 'скидка мимо', isHeld: true }])
  })
  it('is refused to others, and for mistakes in the phrase', async () => {
    expect((await setWord('а', true)).body.errors.phrase).toMatch(/\p{sc=Cyrillic}/u)
    expect((await setWord('раз два три четыре пять', true)).status).toBe(400)
    expect((await setWord('слово', true, {})).status).toBe(401)
    expect((await setWord('слово', true, await shop.office('curator'))).status).toBe(403)
    expect((await call('GET', '/v1/office/moderation/words', { headers: await shop.office('editor') })).status).toBe(
      403,
    )
  })
})

it('refuses a network that reports too much', async () => {
  const statuses = new Set<number>()
  for (let sent = 0; sent < MAX_REPORTS_AN_HOUR; sent += 1) statuses.add((await report('post', '2000000000')).status)
  expect(statuses).toContain(429)
})
