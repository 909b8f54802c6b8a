import { describe, expect, it } from 'vitest'
import { FARM, OTHER, openReviewsShop } from '../reviews/reviews-shop.data.ts'

const { call, enter, goods, customer } = await openReviewsShop('7916571')
const { cheese } = goods
const olga = await enter('olga')
const ivan = await enter('ivan')
const toFarm = `/api/v1/farmers/${FARM}/question`
const aboutCheese = `/api/v1/products/${cheese.id}/question`
const ask = (path: string, token: string | undefined, body: object, headers = {}) =>
  call('POST', path, { ...(token && { token }), headers, body: { question: 'Чем кормите коз?', ...body } })
const answer = (id: number, token: string) =>
  call('POST', `/v1/cabinet/questions/${id}/answer`, { token, body: { answer: 'Сеном' } })

describe('a question', () => {
  it('shows a question to its customer until it is answered, and then to all visitors', async () => {
    const vera = await customer()
    const asked = await ask(aboutCheese, vera.token, {})
    expect(asked).toMatchObject({
      status: 201,
      body: { name: 'Мария К.', isMine: true, answer: null, product: { id: cheese.id } },
    })
    const id = asked.body.questionId
    const seen = async (path: string, token?: string) =>
      (await call('GET', path, token ? { token } : {})).body.items.map((one: { questionId: number }) => one.questionId)
    expect(await seen(`${aboutCheese}s`)).toEqual([])
    expect(await seen(`${aboutCheese}s`, vera.token)).toEqual([id])
    expect(await seen('/v1/cabinet/questions', ivan)).toEqual([])
    expect(await seen('/v1/cabinet/questions', olga)).toEqual([id])
    expect((await answer(id, ivan)).status).toBe(404)
    expect((await answer(id, await enter('petr'))).status).toBe(403)
    expect((await answer(id, olga)).body).toMatchObject({ state: 'answered', answer: { name: 'Ольга Лучкова' } })
    expect((await call('GET', `${aboutCheese}s`)).body).toMatchObject({
      totalItems: 1,
      itemsPerPage: 6,
      items: [{ questionId: id, isMine: false, answer: { text: 'Сеном', name: 'Ольга Лучкова' } }],
    })
    expect(await seen(`${toFarm}s`)).toEqual([id])
    expect(await seen('/v1/cabinet/questions', olga)).toEqual([])
    expect(await seen('/v1/cabinet/questions?queue=answered', olga)).toEqual([id])
    expect((await call('POST', `/v1/cabinet/questions/${id}/decline`, { token: olga })).status).toBe(404)
  })
  it("hides the customer's name from the seller", async () => {
    const vera = await customer('Вера', 'Тайная')
    const { body } = await ask(toFarm, vera.token, { isAnonymous: true, question: 'Сколько стоит экскурсия?' })
    expect(body.name).toBeNull()
    const named = async (token: string) =>
      (await call('GET', '/v1/cabinet/questions', { token })).body.items.map((one: { name: string | null }) => one.name)
    expect(await named(olga)).toEqual([null])
    expect(JSON.stringify((await call('GET', '/v1/cabinet/questions', { token: olga })).body)).not.toContain('Вера')
    expect((await call('POST', `/v1/cabinet/questions/${body.questionId}/decline`, { token: olga })).body.state).toBe(
      'declined',
    )
    expect(
      (await call('GET', `${toFarm}s`, { token: vera.token })).body.items.map(
        (one: { question: string }) => one.question,
      ),
    ).not.toContain('Сколько стоит экскурсия?')
  })
  it('requires a customer, a text and a subject, and allows ten questions a day', async () => {
    const vera = await customer()
    expect((await ask(toFarm, undefined, {})).status).toBe(401)
    expect((await ask(toFarm, vera.token, { question: '   ' })).status).toBe(400)
    expect((await ask(toFarm, vera.token, { question: 'x'.repeat(501) })).status).toBe(400)
    expect((await ask('/api/v1/farmers/2000000000/question', vera.token, {})).status).toBe(404)
    expect((await ask('/api/v1/products/2000000000/question', vera.token, {})).status).toBe(404)
    expect((await ask(`/api/v1/farmers/${OTHER}/question`, vera.token, {}, { host: 'own.example' })).status).toBe(404)
    for (let index = 0; index < 10; index++) expect((await ask(toFarm, vera.token, {})).status).toBe(201)
    expect((await ask(toFarm, vera.token, {})).body.code).toBe('TOO_MANY_REQUESTS')
  })
})
