import { CLAIM_ANSWER_DAYS } from '@okolitsa/domain/orders/claim.ts'
import sharp from 'sharp'
import { afterEach, expect, it } from 'vitest'
import { openLedgerShop } from '../../../money/ledger/ledger-shop.data.ts'
import { ANNA, BORIS, FARM } from '../../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../../testing/world.data.ts'
import { CHEESE } from '../changes-shop.data.ts'

const shop = await openLedgerShop()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const photo = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#a33' } })
  .jpeg()
  .toBuffer()
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

// signs in for each test, because the clock moves beyond a session's lifetime
const support = () => shop.office({ roles: ['support'], name: 'Ольга Синицына' })
const seller = async () => ({ authorization: `Bearer ${await shop.staff(FARM)}` })
const list = async (headers: Record<string, string>) =>
  (await shop.call('GET', '/v1/office/disputes', { headers })).body.items as Record<string, unknown>[]
const see = (id: string, headers: Record<string, string>) => shop.call('GET', `/v1/office/disputes/${id}`, { headers })
const post = (id: string, call: string, headers: Record<string, string>, body: object) =>
  shop.call('POST', `/v1/office/disputes/${id}/${call}`, { headers, body })

/** A claim about the cheese of a paid and received order: instant with a photo, otherwise for the seller. */
async function claimed(isInstant: boolean, as = ANNA): Promise<{ id: number; claimId: string }> {
  const id = await shop.paid({ as })
  await shop.handOver(id)
  const form = new FormData()
  form.set('lineId', String(await shop.lineOf(id, CHEESE, as)))
  form.set('comment', 'Плесень с одного края')
  if (isInstant) {
    form.set('spoiltPercent', '20')
    form.set('files', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), '0.jpg')
  } else {
    form.set('kind', 'missing')
    form.set('amount', '300')
  }
  const { body } = await shop.call('POST', `/api/v1/orders/${id}/claims`, { as, body: form })
  expect(body).toMatchObject({ isInstant, state: isInstant ? 'accepted' : 'waiting' })
  return { id, claimId: body.id }
}

it('shows a contested refund with the evidence of both sides, and pays the seller when the contest is upheld', async () => {
  const { id, claimId } = await claimed(true)
  const [office, olga] = [await support(), await seller()]
  expect(await list(office)).toEqual([])
  expect((await see(claimId, office)).body.kind).toBeNull()
  await shop.call('POST', `/v1/cabinet/orders/${id}/claims/${claimId}/contest`, {
    headers: olga,
    body: { reason: 'На фото не наш сыр' },
  })
  expect(await list(office)).toEqual([
    expect.objectContaining({
      id: claimId,
      kind: 'contest',
      orderId: id,
      seller: expect.objectContaining({ id: FARM }),
    }),
  ])
  const { body } = await see(claimId, office)
  expect(body).toMatchObject({
    kind: 'contest',
    claim: {
      comment: 'Плесень с одного края',
      photoIds: [expect.any(String)],
      contest: { state: 'open', reason: 'На фото не наш сыр', at: expect.any(String) },
    },
    order: { id, paymentMethod: expect.any(String) },
    customer: { orders: expect.any(Number), claims: 0, upheldAgainst: 0 },
    seller: { id: FARM, claims: 0 },
  })
  expect(JSON.stringify(body)).not.toMatch(/7916\d{7}/)
  const photoOf = (photoId: string) => `/v1/office/disputes/${claimId}/photos/${photoId}`
  expect((await shop.call('GET', photoOf(body.claim.photoIds[0]), { headers: office })).status).toBe(200)
  expect((await shop.call('GET', photoOf(UNKNOWN), { headers: office })).status).toBe(404)

  const decision = { isUpheld: true, reason: 'Согласны с продавцом' }
  expect((await post(claimId, 'contest', office, { isUpheld: true, reason: ' ' })).body.errors).toEqual({
    reason: expect.stringMatching(/[а-я]/),
  })
  expect((await post(claimId, 'claim', office, { isAccepted: false, reason: 'нет' })).status).toBe(404)
  const answers = await Promise.all([
    post(claimId, 'contest', office, decision),
    post(claimId, 'contest', office, decision),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect((await see(claimId, office)).body).toMatchObject({
    kind: null,
    claim: { contest: { state: 'upheld', answer: 'Согласны с продавцом' } },
  })
  expect(await list(office)).toEqual([])
  await shop.runOutbox()
  const entries = await shop.sql(`select order_id as "orderId" from ledger_entry where cause = $1`, [
    `contest:${claimId}`,
  ])
  expect(entries).toEqual([{ orderId: id }])
})

it('gives a claim to the office when the seller has not answered in time, and refunds the previewed part', async () => {
  const { id, claimId } = await claimed(false)
  const early = await support()
  expect(await list(early)).toEqual([])
  for (const [call, body] of [
    ['preview', { percent: 50 }],
    ['claim', { isAccepted: true, reason: 'да' }],
  ] as const)
    expect((await post(claimId, call, early, body)).status).toBe(404)
  shop.passMinutes(CLAIM_ANSWER_DAYS * 24 * 60)
  const office = await support()
  expect(await list(office)).toMatchObject([{ id: claimId, kind: 'late', refund: 645.5, dueAt: expect.any(String) }])
  const preview = await post(claimId, 'preview', office, { percent: 50 })
  expect(preview.body).toEqual({ refund: 322.75, returnedBonuses: 0 })
  const wrong = await post(claimId, 'claim', office, { isAccepted: true, percent: 0, reason: 'да' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['percent']])
  const decided = await post(claimId, 'claim', office, {
    isAccepted: true,
    percent: 50,
    reason: 'Половина была в пакете',
  })
  expect(decided.body).toMatchObject({
    kind: null,
    claim: {
      state: 'accepted',
      refund: 322.75,
      askedRefund: 645.5,
      decisionReason: 'Половина была в пакете',
      // the words are the office's, not the seller's
      sellerAnswer: '',
    },
  })
  expect((await post(claimId, 'claim', office, { isAccepted: false, reason: 'нет' })).body.code).toBe('CLAIM_REFUSED')
  await shop.runOutbox()
  expect(await shop.read(id)).toMatchObject({
    refunds: [{ amount: 322.75, status: 'done' }],
    claims: [{ decisionReason: 'Половина была в пакете', appealBefore: expect.any(String) }],
  })

  // the customer asked for more, so that they may appeal; another person adds what is missing
  const path = `/api/v1/orders/${id}/claims/${claimId}/appeal`
  expect((await shop.call('POST', path, { as: ANNA, body: appealForm('Пакет был пуст') })).status).toBe(200)
  const ivan = await support()
  expect((await see(claimId, ivan)).body).toMatchObject({ kind: 'appeal', claim: { refund: 322.75 } })
  for (const percent of [20, 50]) {
    const less = await post(claimId, 'preview', ivan, { percent })
    expect([less.status, less.body.code]).toEqual([400, expect.stringMatching(/CLAIM_REFUSED|ORDER_CHANGE_FORBIDDEN/)])
  }
  expect((await post(claimId, 'preview', ivan, { percent: 100 })).body).toEqual({ refund: 322.75, returnedBonuses: 0 })
  const changed = { isChanged: true, percent: 100, reason: 'Согласны' }
  const answers = await Promise.all([post(claimId, 'appeal', ivan, changed), post(claimId, 'appeal', ivan, changed)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  await shop.runOutbox()
  const read = await shop.read(id)
  expect(read.claims).toMatchObject([{ refund: 645.5, askedRefund: null, appeal: { state: 'changed' } }])
  expect(read.refunds.map(({ amount }: { amount: number }) => amount)).toEqual([322.75, 322.75])
  expect(await notifiedOf(id)).toEqual(['appealChanged'])
  shop.passMinutes(-CLAIM_ANSWER_DAYS * 24 * 60)
})

/** Notifications of the customer about the appeal. */
const notifiedOf = async (orderId: number) => {
  const rows = await shop.sql<{ kind: string }>(
    `select kind from notification where order_id = $1 and kind like 'appeal%' order by id`,
    [orderId],
  )
  return rows.map(({ kind }) => kind)
}

const appealForm = (text: string, hasPhoto = false) => {
  const form = new FormData()
  form.set('text', text)
  if (hasPhoto) form.set('files', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), '0.jpg')
  return form
}

it('lets a customer appeal once against a refusal, and another person of the office refund it', async () => {
  const { id, claimId } = await claimed(false)
  const path = `/api/v1/orders/${id}/claims/${claimId}/appeal`
  const appeal = (text: string, as: number | undefined = ANNA) =>
    shop.call('POST', path, { ...(as !== undefined && { as }), body: appealForm(text, true) })
  // the claim is not decided yet
  expect((await appeal('Не согласна')).body.code).toBe('CLAIM_REFUSED')
  shop.passMinutes(CLAIM_ANSWER_DAYS * 24 * 60)
  const [olga, ivan] = [await support(), await support()]
  await post(claimId, 'claim', olga, { isAccepted: false, reason: 'Всё привезли' })
  expect((await shop.read(id)).claims).toMatchObject([{ appeal: null, appealBefore: expect.any(String) }])
  expect((await appeal(' ')).body.errors).toEqual({ text: expect.stringMatching(/[а-я]/) })
  expect((await appeal('Не согласна', BORIS)).status).toBe(404)
  expect((await shop.call('POST', path, { body: appealForm('Не согласна') })).status).toBe(401)
  const answers = await Promise.all([appeal('Пакета не было'), appeal('Пакета не было')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await list(ivan)).toMatchObject([{ id: claimId, kind: 'appeal' }])

  const shown = (await see(claimId, ivan)).body
  expect(shown).toMatchObject({ kind: 'appeal', appeal: { side: 'customer', text: 'Пакета не было', mayDecide: true } })
  expect(shown.claim.photoIds).toHaveLength(1)
  expect((await see(claimId, olga)).body.appeal.mayDecide).toBe(false)
  const decision = { isChanged: true, percent: 50, reason: 'Половины не было' }
  expect(await post(claimId, 'appeal', olga, decision)).toMatchObject({ status: 403, body: { code: 'APPROVAL_OWN' } })
  expect((await post(claimId, 'preview', ivan, { percent: 50 })).body).toEqual({ refund: 322.75, returnedBonuses: 0 })
  const decided = await Promise.all([post(claimId, 'appeal', ivan, decision), post(claimId, 'appeal', ivan, decision)])
  expect(decided.map(({ status }) => status).sort()).toEqual([200, 400])
  await shop.runOutbox()
  expect(await shop.read(id)).toMatchObject({
    refunds: [{ amount: 322.75, status: 'done' }],
    claims: [{ state: 'accepted', appealBefore: null, appeal: { state: 'changed', answer: 'Половины не было' } }],
  })
  expect((await appeal('И вторая половина')).body.code).toBe('CLAIM_REFUSED')
  expect(await notifiedOf(id)).toEqual(['appealChanged'])
  // the next tests order for the same day
  shop.passMinutes(-CLAIM_ANSWER_DAYS * 24 * 60)
})

// Anna has had her refund of the month
it('lets a seller appeal against a rejected contest, and the only person left decides alone', async () => {
  const { id, claimId } = await claimed(true, BORIS)
  const olga = await seller()
  await shop.sql(`update organization set phone = '79164520042' where id = $1`, [FARM])
  const path = `/v1/cabinet/orders/${id}/claims/${claimId}`
  await shop.call('POST', `${path}/contest`, { headers: olga, body: { reason: 'Не наш сыр' } })
  await shop.sql('update office_member set is_active = false')
  const only = await support()
  await post(claimId, 'contest', only, { isUpheld: false, reason: 'Сыр ваш' })
  expect(
    (await shop.call('POST', `/api/v1/orders/${id}/claims/${claimId}/appeal`, { as: BORIS, body: appealForm('?') }))
      .body.code,
  ).toBe('CLAIM_REFUSED')
  const { status, body } = await shop.call('POST', `${path}/appeal`, {
    headers: olga,
    body: appealForm('Вот накладная'),
  })
  expect([status, body.claims[0].appeal]).toEqual([200, { side: 'seller', state: 'open', answer: '' }])
  const decision = { isChanged: true, reason: 'Накладная верная' }
  expect((await post(claimId, 'appeal', only, decision)).body).toMatchObject({
    kind: null,
    claim: { contest: { state: 'upheld' } },
    appeal: { state: 'changed', answer: 'Накладная верная' },
  })
  await shop.runOutbox()
  expect(await shop.sql('select order_id from ledger_entry where cause = $1', [`contest:${claimId}`])).toHaveLength(1)
  const [entry] = await shop.sql<{ after: object }>(
    `select after from audit_entry where action = 'decideAppeal' order by id desc limit 1`,
  )
  expect(entry?.after).toMatchObject({ isByOnePerson: true })
  const notified = await shop.sql('select state from seller_message where key = $1', [`appeal:${claimId}`])
  expect(notified).toEqual([{ state: 'sent' }])
  expect(await notifiedOf(id)).toEqual([])
  await shop.sql('update office_member set is_active = true')
})

it('is closed to guests, sellers and roles without the permission, and asks for a fresh factor', async () => {
  const { claimId } = await claimed(false)
  const moderator = await shop.office({ roles: ['moderator'] })
  for (const [headers, status] of [
    [{}, 401],
    [await seller(), 401],
    [moderator, 403],
  ] as const) {
    expect((await shop.call('GET', '/v1/office/disputes', { headers })).status).toBe(status)
    expect((await see(claimId, headers)).status).toBe(status)
    expect((await post(claimId, 'claim', headers, { isAccepted: false, reason: 'нет' })).status).toBe(status)
    expect((await post(claimId, 'appeal', headers, { isChanged: false, reason: 'нет' })).status).toBe(status)
  }
  const office = await support()
  expect((await see(UNKNOWN, office)).status).toBe(404)
  expect((await see('1', office)).status).toBe(404)
  // the claim has no appeal
  expect((await post(claimId, 'appeal', office, { isChanged: false, reason: 'нет' })).status).toBe(404)
  shop.passMinutes(16)
  expect((await post(claimId, 'claim', office, { isAccepted: false, reason: 'нет' })).body.code).toBe('FACTOR_NEEDED')
})
