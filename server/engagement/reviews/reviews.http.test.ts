import { UNDO_SECONDS } from '@okolitsa/domain/moderation/moderation.ts'
import type { ReviewTag } from '@okolitsa/domain/reviews/review-tags.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { FARM, OTHER, openReviewsShop } from './reviews-shop.data.ts'

const shop = await openReviewsShop('7916570')
const { call, sql, enter, goods, customer, order, say, ofProduct } = shop
const { cheese, milk, curd } = goods
const FARM_ITSELF = { entityType: 'farmer', entityId: FARM }
const list = (type: 'product' | 'farmer', id: number, query = '', options = {}) =>
  call('GET', `/api/v3/reviews/${type}/${id}?needTotals=true${query}`, options)
const totals = async (type: 'product' | 'farmer', id: number) => (await list(type, id)).body.totals
const olga = await enter('olga')
const ivan = await enter('ivan')
const marta = await shop.moderator()
const publish = (id: number, declinedBecause: string | null = null, headers = marta) =>
  call('POST', `/v1/office/moderation/review/${id}/decision`, { headers, body: { declinedBecause } })
/** Ends the time in which decisions may be taken back, so that authors and sellers are notified. */
const passUndo = () => shop.passSeconds(UNDO_SECONDS)
const nobody = { token: (await customer()).token }

const picture = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#3a3' } })
  .withExif({ IFD0: { Artist: 'who' } })
  .jpeg()
  .toBuffer()
function sendPhotos(id: number, token: string, files: readonly Buffer[]) {
  const part = (index: number, file: Buffer) =>
    Buffer.concat([
      Buffer.from(
        `--edge\r\ncontent-disposition: form-data; name="files"; filename="${index}.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
      ),
      file,
      Buffer.from('\r\n'),
    ])
  return call('POST', `/api/v1/reviews/${id}/photos`, {
    token,
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    body: Buffer.concat([...files.map((file, index) => part(index, file)), Buffer.from('--edge--\r\n')]),
  })
}

describe('permission to review', () => {
  const may = async (token: string, thing: string) =>
    (await call('GET', `/api/v2/reviews/possibility/${thing}`, { token })).body
  it('allows one review per order after a recent receipt', async () => {
    const vera = await customer()
    const of = () => may(vera.token, `product/${cheese.id}`)
    expect(await of()).toEqual({ isPossible: false, status: 'notReceived', orderId: null, reviewId: null })
    await order(vera, [cheese.id], { state: 'onTheRoad' })
    expect(await of()).toMatchObject({ status: 'notReceived' })
    await order(vera, [cheese.id], { daysAgo: 31 })
    expect(await of()).toMatchObject({ status: 'tooLate' })
    await order(vera, [cheese.id], { picked: 0 })
    expect(await of()).toMatchObject({ status: 'tooLate' })
    expect((await say(vera, ofProduct(cheese.id))).body).toMatchObject({
      code: 'REVIEW_REFUSED',
      facts: { reason: 'tooLate' },
    })
    const id = await order(vera, [cheese.id])
    expect(await of()).toEqual({ isPossible: true, status: 'ok', orderId: id, reviewId: null })
    expect(await may(vera.token, `farmer/${FARM}`)).toMatchObject({ status: 'ok' })
    const posted = await say(vera, ofProduct(cheese.id))
    expect(posted).toMatchObject({ status: 201, body: { state: 'published', entityId: cheese.id, mayEdit: true } })
    expect(await of()).toMatchObject({
      isPossible: false,
      status: 'reviewed',
      orderId: id,
      reviewId: posted.body.reviewId,
    })
    expect((await say(vera, ofProduct(cheese.id))).body.facts).toEqual({ reason: 'reviewed' })
    await order(vera, [cheese.id])
    expect(await of()).toMatchObject({ status: 'ok' })
  })
  it('stores only one of two concurrent reviews', async () => {
    const vera = await customer()
    await order(vera, [milk.id])
    const both = await Promise.all([say(vera, ofProduct(milk.id)), say(vera, ofProduct(milk.id))])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
  })
  it('refuses a review of the own shop', async () => {
    const owner = await customer()
    await order(owner, [curd.id])
    const [before] = await sql<{ phone: string }>('select phone from organization where id = $1', [FARM])
    await sql('update organization set phone = $2 where id = $1', [FARM, owner.phone])
    expect(await may(owner.token, `product/${curd.id}`)).toMatchObject({ isPossible: false, status: 'ownShop' })
    expect((await say(owner, ofProduct(curd.id))).body.facts).toEqual({ reason: 'ownShop' })
    await sql('update organization set phone = $2 where id = $1', [FARM, before?.phone])
  })
  it("refuses guests, other people's orders and unknown products", async () => {
    const vera = await customer()
    const theirs = await order(vera, [cheese.id])
    expect((await call('POST', '/api/v2/reviews', { body: { ...FARM_ITSELF, rating: 5 } })).status).toBe(401)
    expect((await say(nobody, { entityType: 'order', entityId: theirs })).status).toBe(404)
    expect((await say(nobody, ofProduct(2_000_000_000))).status).toBe(404)
    expect((await call('GET', `/api/v1/reviews/orders/${theirs}`, nobody)).status).toBe(404)
    expect((await call('GET', `/api/v1/reviews/possibility/orders/${theirs}`, nobody)).status).toBe(404)
    expect((await say(vera, { ...ofProduct(cheese.id), rating: 6 })).status).toBe(400)
    expect((await say(vera, { ...ofProduct(cheese.id), advantages: [51] })).status).toBe(400)
  })
  it('allows a review of an order and of each of its products', async () => {
    const vera = await customer()
    const id = await order(vera, [cheese.id, milk.id])
    const asked = () => call('GET', `/api/v1/reviews/possibility/orders/${id}`, { token: vera.token })
    expect((await asked()).body).toMatchObject({
      isPossible: true,
      products: [
        { productId: cheese.id, status: 'ok' },
        { productId: milk.id, status: 'ok' },
      ],
    })
    const awaits = async () =>
      (await call('GET', `/api/v1/orders/${id}`, { token: vera.token })).body.awaitsReview as boolean
    expect(await awaits()).toBe(true)
    const whole = await say(vera, { entityType: 'order', entityId: id, rating: 4 })
    expect(await awaits()).toBe(false)
    // an order and its seller are one subject
    expect((await say(vera, FARM_ITSELF)).body.facts).toEqual({ reason: 'reviewed' })
    const part = await say(vera, ofProduct(milk.id))
    expect(part.body).toMatchObject({ parentId: whole.body.reviewId })
    expect((await asked()).body).toMatchObject({
      status: 'reviewed',
      products: [{ status: 'ok' }, { status: 'reviewed', reviewId: part.body.reviewId }],
    })
    const { body } = await call('GET', `/api/v1/reviews/orders/${id}`, { token: vera.token })
    expect(body.items.map((one: { entityType: string; entityId: number }) => [one.entityType, one.entityId])).toEqual([
      ['order', id],
      ['product', milk.id],
    ])
    expect((await call('GET', `/api/v1/reviews/order/${id}/my`, { token: vera.token })).body.review).toMatchObject({
      rating: 4,
    })
    expect((await call('GET', `/api/v1/reviews/order/${id}/my`, nobody)).body).toEqual({ review: null })
  })
})

describe('a review', () => {
  it('counts a review without text immediately, and submits a text to a moderator, also after a change', async () => {
    const vera = await customer()
    await order(vera, [curd.id])
    const posted = await say(vera, {
      ...ofProduct(curd.id),
      rating: 4,
      description: '  Нежный, как в детстве  ',
      advantages: [1, 11, 1],
    })
    const id = posted.body.reviewId
    expect(posted.body).toMatchObject({ state: 'waiting', description: 'Нежный, как в детстве', advantages: [1, 11] })
    expect(await totals('product', curd.id)).toMatchObject({ reviewsCount: 0, rating: null })
    expect((await list('product', curd.id)).body.items).toEqual([])
    const waiting = await call('GET', '/v1/office/moderation?kind=review', { headers: marta })
    expect(waiting.body.items.map((one: { id: string }) => one.id)).toContain(String(id))
    expect((await publish(id)).status).toBe(200)
    expect((await publish(id)).body.code).toBe('MATTER_DECIDED')
    // a published text notifies its seller
    const called = `select payload from outbox where topic = 'ReviewAwaitsAnswer' and (payload ->> 'reviewId')::int = $1`
    expect(await sql(called, [id])).toEqual([])
    await passUndo()
    await expect.poll(() => sql(called, [id])).toEqual([{ payload: { reviewId: id, organizationId: FARM } }])
    expect(await totals('product', curd.id)).toMatchObject({
      reviewsCount: 1,
      rating: null,
      starsSummary: [0, 0, 0, 1, 0],
      totalTagged: 1,
      tags: [
        { id: 1, kind: 'advantage', title: 'Вкусно', count: 1 },
        { id: 11, count: 1 },
      ],
    })
    expect((await list('product', curd.id)).body.items).toEqual([
      expect.objectContaining({
        reviewId: id,
        name: 'Мария К.',
        isTextDisplayed: true,
        isMine: false,
        helpfulCount: 0,
      }),
    ])
    const change = (body: object) => call('PATCH', `/api/v1/reviews/${id}`, { token: vera.token, body })
    expect((await change({ rating: 2 })).body).toMatchObject({ state: 'waiting', rating: 2 })
    expect(await totals('product', curd.id)).toMatchObject({ reviewsCount: 0 })
    expect((await change({ description: '' })).body).toMatchObject({ state: 'published', isTextDisplayed: false })
    expect(await totals('product', curd.id)).toMatchObject({ reviewsCount: 1, starsSummary: [0, 1, 0, 0, 0] })
    expect((await call('PATCH', `/api/v1/reviews/${id}`, { ...nobody, body: { rating: 5 } })).status).toBe(404)
    await sql(`update review set created_at = created_at - interval '31 days' where id = $1`, [id])
    expect((await change({ rating: 5 })).body.facts).toEqual({ reason: 'tooLate' })
  })
  it('shows a declined review to its author only, with the reason', async () => {
    const vera = await customer()
    const id = await order(vera, [milk.id])
    const { body } = await say(vera, { entityType: 'order', entityId: id, description: 'Звоните 8 900' })
    await publish(body.reviewId, 'personalData')
    const mine = await call('GET', `/api/v1/reviews/order/${id}/my`, { token: vera.token })
    expect(mine.body.review).toMatchObject({ state: 'declined', declinedBecause: 'personalData' })
    expect(JSON.stringify((await list('farmer', FARM)).body)).not.toContain('8 900')
  })
  it('takes back the own decision for some seconds, and notifies the author of the last one only', async () => {
    const vera = await customer()
    const id = await order(vera, [milk.id])
    const { body } = await say(vera, { entityType: 'order', entityId: id, description: 'Молоко как молоко' })
    const { reviewId } = body
    const undo = (headers = marta) =>
      call('POST', `/v1/office/moderation/review/${reviewId}/decision/undo`, { headers })
    const count = async () => (await totals('farmer', FARM)).reviewsCount
    const before = await count()
    expect((await undo()).body.code).toBe('MATTER_DECIDED')
    expect((await publish(reviewId)).body).toEqual({ undoBefore: expect.any(String) })
    expect(await count()).toBe(before + 1)
    expect((await undo(await shop.moderator('Ольга'))).body.code).toBe('MATTER_DECIDED')
    expect((await undo({})).status).toBe(401)
    expect((await undo()).status).toBe(200)
    expect(await count()).toBe(before)
    const waiting = (await call('GET', '/v1/office/moderation', { headers: marta })).body.items
    expect(waiting.find((one: { id: string }) => one.id === String(reviewId))).toMatchObject({
      since: expect.any(String),
      review: { published: 0, declined: 0 },
    })
    await shop.passSeconds(1)
    expect((await publish(reviewId, 'copied')).status).toBe(200)
    await passUndo()
    const publishedTopics = `select topic from outbox where topic in ('ReviewPublished', 'ReviewDeclined')
      and (payload ->> 'reviewId')::int = $1`
    await expect.poll(() => sql(publishedTopics, [reviewId])).toEqual([{ topic: 'ReviewDeclined' }])
    await shop.passSeconds(1)
    expect((await undo()).body.code).toBe('MATTER_DECIDED')
  })
  it("hides the author's name on request, except from the moderator", async () => {
    const vera = await customer('Вера', 'Тайная')
    const id = await order(vera, [cheese.id])
    const { body } = await say(vera, { entityType: 'order', entityId: id, description: 'Тайком', isAnonymous: true })
    const find = async (path: string, options = {}) =>
      (await call('GET', path, options)).body.items.find((one: { reviewId: number }) => one.reviewId === body.reviewId)
    const queue = (await call('GET', '/v1/office/moderation', { headers: marta })).body.items
    expect(queue.find((one: { id: string }) => one.id === String(body.reviewId))).toMatchObject({
      name: 'Вера Т.',
      review: { orderId: id },
    })
    await publish(body.reviewId)
    expect(await find(`/api/v3/reviews/farmer/${FARM}?perPage=100`)).toMatchObject({ name: null, entityType: 'farmer' })
    expect(await find('/v1/cabinet/reviews?perPage=100', { token: olga })).toMatchObject({ name: null, orderId: null })
  })
  it('shows the answer of a named person of the seller', async () => {
    const vera = await customer()
    await order(vera, [cheese.id])
    const { body } = await say(vera, { ...ofProduct(cheese.id), description: 'Солоноват', rating: 4 })
    const answer = (token: string) =>
      call('POST', `/v1/cabinet/reviews/${body.reviewId}/answer`, { token, body: { answer: 'Учтём!' } })
    expect((await answer(olga)).status).toBe(404)
    await publish(body.reviewId)
    await passUndo()
    expect((await answer(ivan)).status).toBe(404)
    expect((await answer(await enter('petr'))).status).toBe(403)
    expect((await answer(olga)).body.answer).toMatchObject({ text: 'Учтём!', name: 'Ольга Лучкова' })
    const titles = async (): Promise<string[]> =>
      (await call('GET', '/api/v1/notifications', { token: vera.token })).body.items
        .map((one: { title: string }) => one.title.replaceAll('\u00A0', ' '))
        .sort()
    await expect
      .poll(titles)
      .toEqual([
        expect.stringMatching(/^Ответ на отзыв по заказу/),
        expect.stringMatching(/^Отзыв по заказу .* опубликован$/),
      ])
    const [shown] = (await list('product', cheese.id)).body.items
    expect(shown.answer).toMatchObject({ text: 'Учтём!', name: 'Ольга Лучкова' })
    const queue = await call('GET', '/v1/cabinet/reviews?perPage=100', { token: olga })
    expect(queue.body.items.map((one: { reviewId: number }) => one.reviewId)).not.toContain(body.reviewId)
    expect((await call('GET', '/v1/cabinet/reviews', { token: ivan })).body.items).toEqual([])
    expect((await publish(body.reviewId, null, { authorization: `Bearer ${olga}` })).status).toBe(401)
    expect((await publish(body.reviewId, null, await shop.office('curator'))).status).toBe(403)
  })
  it('counts one vote per customer, but none by the author', async () => {
    const vera = await customer()
    await order(vera, [milk.id])
    const { body } = await say(vera, ofProduct(milk.id))
    const vote = (token: string, isHelpful = true) =>
      call('POST', `/api/v1/reviews/${body.reviewId}/helpful`, { token, body: { isHelpful } })
    const boris = await customer()
    expect((await vote(vera.token)).body.facts).toEqual({ reason: 'own' })
    expect((await vote(boris.token)).body).toEqual({ helpfulCount: 1, isHelpful: true })
    await Promise.all([vote(boris.token), vote(boris.token), vote(nobody.token)])
    expect((await vote(boris.token)).body).toEqual({ helpfulCount: 2, isHelpful: true })
    expect((await vote(boris.token, false)).body).toEqual({ helpfulCount: 1, isHelpful: false })
    expect((await vote(boris.token, false)).body).toEqual({ helpfulCount: 1, isHelpful: false })
  })
  it('stores up to five re-encoded photos, each shown and hidden on its own while the text stays', async () => {
    const vera = await customer()
    const id = await order(vera, [cheese.id])
    const { body } = await say(vera, { entityType: 'order', entityId: id, description: 'Вот такой' })
    const { reviewId } = body
    expect((await sendPhotos(reviewId, vera.token, [Buffer.from('no picture')])).body.code).toBe('PHOTO_UNREADABLE')
    expect((await sendPhotos(reviewId, nobody.token, [picture])).status).toBe(404)
    await publish(reviewId)
    const sent = await sendPhotos(reviewId, vera.token, [picture, picture])
    expect(sent).toMatchObject({
      status: 201,
      body: { state: 'published', images: [expect.any(String), expect.any(String)] },
    })
    const [first, second]: string[] = sent.body.images
    const photo = (src = '', options = {}) => call('GET', src, options)
    const shown = async () =>
      (await call('GET', `/api/v3/reviews/farmer/${FARM}`)).body.items.find(
        (one: { reviewId: number }) => one.reviewId === reviewId,
      )
    expect(await shown()).toMatchObject({ description: 'Вот такой', images: [] })
    expect((await photo(first)).status).toBe(404)
    expect((await photo(first, nobody)).status).toBe(404)
    expect((await photo(first, { token: vera.token })).headers['content-type']).toBe('image/webp')
    const atDesk = first?.replace('/api/v1/reviews', '/v1/office/reviews')
    expect((await photo(atDesk, { headers: marta })).status).toBe(200)
    expect((await photo(atDesk, { token: olga })).status).toBe(401)
    const tooMany = await sendPhotos(reviewId, vera.token, Array(4).fill(picture))
    expect(tooMany.body.facts).toEqual({ reason: 'tooManyPhotos' })

    const subjectOf = (src = '') => `${reviewId}-${src.split('/').at(-1)}`
    const waiting = await call('GET', '/v1/office/moderation?kind=photo', { headers: marta })
    expect(waiting.body.items.map((one: { id: string }) => one.id).toSorted()).toEqual(
      [subjectOf(first), subjectOf(second)].toSorted(),
    )
    expect(waiting.body.items[0]).toMatchObject({ isShown: false, text: '', quote: 'Вот такой' })
    const decide = (src: string | undefined, declinedBecause: string | null) =>
      call('POST', `/v1/office/moderation/photo/${subjectOf(src)}/decision`, {
        headers: marta,
        body: { declinedBecause },
      })
    await decide(first, null)
    await decide(second, 'copied')
    expect(await shown()).toMatchObject({ description: 'Вот такой', images: [first] })
    expect([(await photo(first)).status, (await photo(second)).status]).toEqual([200, 404])
    await passUndo()
    await expect
      .poll(async () => JSON.stringify((await call('GET', '/api/v1/notifications', { token: vera.token })).body.items))
      .toMatch(/Рынок скрыл ваш снимок.*взяты у/)
    // a visitor reports what is shown; a decision may be taken back
    const report = (src?: string) =>
      call('POST', '/api/v1/reports', { body: { kind: 'photo', id: subjectOf(src), reason: 'personalData' } })
    expect([(await report(first)).status, (await report(second)).status]).toEqual([201, 404])
    await decide(first, 'personalData')
    expect((await shown()).images).toEqual([])
    await call('POST', `/v1/office/moderation/photo/${subjectOf(first)}/decision/undo`, { headers: marta })
    expect((await shown()).images).toEqual([first])
    const removed = await call('DELETE', second ?? '', { token: vera.token })
    expect(removed.body).toMatchObject({ state: 'published', images: [first] })
    expect((await decide(second, null)).status).toBe(404)
  })
})

describe('the list of reviews', () => {
  it('sorts visible reviews by date and by rating, six a page', async () => {
    const [product = { id: 0 }] = await sql<{ id: number }>(
      'select id from product where organization_id = $1 and enabled order by id limit 1',
      [OTHER],
    )
    await sql(
      `insert into review (organization_id, product_id, about, author_name, rating, description, state, created_at, changed_at)
       select $1, $2, 'product', 'Гость', 1 + n % 5, 'Слова ' || n, 'published', shop_now() - n * interval '1 day', shop_now()
         from generate_series(1, 10) as n`,
      [OTHER, product.id],
    )
    await sql('select refresh_ratings(array[$1::int], array[]::int[])', [product.id])
    const stars = async (sorting: string) =>
      (await list('product', product.id, `&sorting=${sorting}&perPage=10`)).body.items.map(
        (one: { rating: number }) => one.rating,
      )
    expect((await list('product', product.id)).body).toMatchObject({
      totalItems: 10,
      totalPages: 2,
      itemsPerPage: 6,
      totals: { rating: 3, reviewsCount: 10, starsSummary: [2, 2, 2, 2, 2] },
      starsSummary: [2, 2, 2, 2, 2],
      tags: [],
      totalTagged: 0,
    })
    expect((await list('product', product.id, '&page=2')).body.items).toHaveLength(4)
    expect(await stars('dateDesc')).toEqual([2, 3, 4, 5, 1, 2, 3, 4, 5, 1])
    expect(await stars('dateAsc')).toEqual([1, 5, 4, 3, 2, 1, 5, 4, 3, 2])
    expect(await stars('ratingDesc')).toEqual([5, 5, 4, 4, 3, 3, 2, 2, 1, 1])
    expect(await stars('ratingAsc')).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
    // reviews filtered by rating and tag are counted, paged and sorted like unfiltered ones
    const narrowed = async (query: string) => (await list('product', product.id, query)).body
    expect(await narrowed('&stars=2')).toMatchObject({ totalItems: 2, totalPages: 1, totals: { reviewsCount: 10 } })
    expect((await narrowed('&stars=2')).items.map(({ rating }: { rating: number }) => rating)).toEqual([2, 2])
    const [one] = (await narrowed('')).items
    await sql('update review set advantages = $2 where id = $1', [one.reviewId, [11]])
    expect(await narrowed(`&tag=11&stars=${one.rating}`)).toMatchObject({
      totalItems: 1,
      items: [{ advantages: [11] }],
    })
    expect(await narrowed('&tag=12')).toMatchObject({ totalItems: 0, items: [] })
    await sql(`update review set advantages = '{}' where id = $1`, [one.reviewId])
    for (const wrong of ['&stars=6', '&stars=x', '&tag=0'])
      expect((await list('product', product.id, wrong)).status).toBe(400)
    expect((await list('product', product.id, '&sorting=best')).status).toBe(400)
    expect((await call('GET', `/api/v3/reviews/product/${product.id}`)).body).toMatchObject({
      totals: null,
      starsSummary: null,
      tags: null,
      totalTagged: null,
    })
    expect((await call('GET', '/api/v3/reviews/order/1?needTotals=true')).status).toBe(404)
    const own = { headers: { host: 'own.example' } }
    expect((await list('product', product.id, '', own)).status).toBe(404)
    expect((await list('product', cheese.id, '', own)).status).toBe(200)
    expect((await list('farmer', 2_000_000_000)).status).toBe(404)
  })
  it('offers tags of the category, or requested ones', async () => {
    const offered = async (query: string) =>
      (await call('GET', `/api/v1/reviews/tags${query}`)).body.items.map((one: { id: number }) => one.id)
    const all = await offered('')
    const here = await offered(`?entityType=product&entityId=${cheese.id}`)
    expect(here).toContain(11)
    expect(all).toEqual(expect.arrayContaining(here))
    expect(here).not.toContain(17)
    expect(await offered('?ids=17,101')).toEqual([17, 101])
    expect(await offered('?entityType=farmer')).toContain(101)
  })
})

describe('tags that the operator edits', () => {
  const { services, database } = shop.app
  const EDITOR = { kind: 'service', name: 'office' } as const
  const save = async (id: number, change: Partial<ReviewTag>) => {
    const tag = (await services.reviews.listReviewTags(database.executor)).find((one) => one.id === id)
    if (!tag) throw new Error(`no tag ${id}`)
    await database.inTransaction((tx) => services.reviews.saveReviewTags(tx, EDITOR, [{ ...tag, ...change }]))
  }
  const tagsFor = async (headers = {}) =>
    (await call('GET', `/api/v1/reviews/tags?entityType=product&entityId=${milk.id}`, { headers })).body.items
  const titleFor = async (id: number, headers = {}) =>
    (await tagsFor(headers)).find((one: { id: number }) => one.id === id)?.title

  it('shows a new title in the list of tags, in reviews and in totals', async () => {
    const vera = await customer()
    await order(vera, [milk.id])
    const added = await say(vera, { ...ofProduct(milk.id), advantages: [2], description: 'Парное' })
    await publish(added.body.reviewId)
    await save(2, { title: 'Свежайшее', titleEn: 'As fresh as it gets' })
    await expect.poll(() => titleFor(2)).toBe('Свежайшее')
    expect(await titleFor(2, { cookie: 'okolitsa-language=en' })).toBe('As fresh as it gets')
    const { items, totals: counted } = (await list('product', milk.id)).body
    expect(items[0].tags).toEqual([{ id: 2, kind: 'advantage', title: 'Свежайшее' }])
    expect(counted.tags).toContainEqual({ id: 2, kind: 'advantage', title: 'Свежайшее', count: 1 })
  })

  it('offers a withdrawn tag no more, and keeps it on its reviews', async () => {
    await save(2, { isOffered: false })
    await expect.poll(() => titleFor(2)).toBeUndefined()
    expect((await list('product', milk.id)).body.items[0].tags).toHaveLength(1)
  })

  it('refuses a tag without a title', async () => {
    await expect(save(2, { title: '' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      facts: { errors: { 'tags.0.title': 'required' } },
    })
  })
})

it('updates ratings to the same values as a recount, also in cards', async () => {
  const dump = () => sql('select * from rating_summary order by about, entity_id')
  const kept = await dump()
  await sql('select refresh_ratings(null, null)')
  expect(await dump()).toEqual(kept)
  const [card] = await sql<{ counted: number; shown: number; rank: number; fair: number }>(
    `select s.rating_count as counted, (c.card ->> 'ratingCount')::int as shown, l.rating_rank as rank,
       ((s.rating_sum + 22.5) * 1000 / (s.rating_count + 5))::int as fair
     from rating_summary s join product_card c on c.product_id = s.entity_id
     join category_listing l on l.product_id = s.entity_id and l.category_id = 0
     where s.about = 'product' and s.entity_id = $1`,
    [milk.id],
  )
  expect(card).toMatchObject({ shown: card?.counted, rank: card?.fair })
})
