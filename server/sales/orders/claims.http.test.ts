import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { ANNA, BORIS, EGGS, FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { CHEESE, farmer, openChangesShop, stranger } from './changes-shop.data.ts'
import { presentCabinetOrder } from './desk/http/present-desk-order.ts'
import { orderClaimDue } from './events.ts'

const shop = await openChangesShop()
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

const photo = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#a33' } })
  .withExif({ IFD0: { Artist: 'who', Copyright: 'where' } })
  .jpeg()
  .toBuffer()
const BOUNDARY = 'claim-boundary'

/** Sends a claim like a browser. */
function claim(
  id: number,
  fields: Record<string, string | number>,
  { as, files = [photo], type = 'image/jpeg' }: { as?: number; files?: Buffer[]; type?: string } = {},
) {
  const part = (head: string, body: Buffer | string) =>
    Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')])
  const body = Buffer.concat([
    ...Object.entries(fields).map(([name, value]) =>
      part(`content-disposition: form-data; name="${name}"`, String(value)),
    ),
    ...files.map((file, index) =>
      part(`content-disposition: form-data; name="files"; filename="${index}.jpg"\r\ncontent-type: ${type}`, file),
    ),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
  return shop.call('POST', `/api/v1/orders/${id}/claims`, { body, headers, ...(as && { as }) })
}
/** Sends photos like the seller's cabinet. */
function sendPhotos(path: string, files: readonly Buffer[], headers: Record<string, string>) {
  const head = (index: number) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="${index}.jpg"\r\n\r\n`
  const parts = files.flatMap((file, index) => [Buffer.from(head(index)), file, Buffer.from('\r\n')])
  return shop.call('POST', path, {
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  })
}
const half = async (id: number, as = ANNA) => ({ lineId: await shop.lineOf(id, CHEESE, as), spoiltPercent: 50 })
const others = { lines: { [CHEESE]: 2, [EGGS]: 6 } }

describe('claims about goods', () => {
  it('refunds a small claim instantly, and the next one after the seller’s decision', async () => {
    const id = await shop.received(others)
    expect((await shop.read(id)).may).toMatchObject({ claim: true, edit: false })
    const fields = { ...(await half(id)), spoiltPercent: 20, comment: 'Плесень с одного края' }
    const first = await claim(id, fields, { as: ANNA })
    // a fifth of 1 291 ₽
    expect(first).toMatchObject({
      status: 201,
      body: { state: 'accepted', isInstant: true, refund: 258.2, title: 'Cheese', comment: 'Плесень с одного края' },
    })
    expect(await shop.read(id)).toMatchObject({
      total: 2670 - 258.2,
      claims: [{ state: 'accepted' }],
      lines: expect.arrayContaining([
        expect.objectContaining({ productId: CHEESE, spoiltPercent: 20, actualSum: 1032.8 }),
      ]),
    })
    expect((await shop.changesOf(id)).at(-1)).toMatchObject({ kind: 'claim', actor: 'user', reason: fields.comment })

    const eggs = { lineId: await shop.lineOf(id, EGGS), spoiltPercent: 10 }
    const second = await claim(id, eggs, { as: ANNA })
    expect(second.body).toMatchObject({ state: 'waiting', isInstant: false, refund: 108 })
    const again = await claim(id, eggs, { as: ANNA })
    expect([again.body.code, again.body.facts.reason]).toEqual(['CLAIM_REFUSED', 'claimedAlready'])
    // photos of an impossible claim are not processed
    const unread = await claim(id, eggs, { as: ANNA, files: [Buffer.from('no picture')] })
    expect(unread.body.facts.reason).toBe('claimedAlready')

    const decide = (isAccepted: boolean, by = farmer) =>
      shop.services.orders.decideClaim(by, id, second.body.id, { isAccepted, reason: 'Простите' })
    await expect(decide(true, stranger)).rejects.toThrow('NOT_FOUND')
    const outcomes = await Promise.allSettled([decide(true), decide(true), decide(false)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('includes bonuses in the size of a claim', async () => {
    const as = 2001
    await shop.sql(
      `insert into bonus_entry (customer_id, kind, amount, at) values ($1, 'accrued', 200000, shop_now())`,
      [as],
    )
    const id = await shop.received({ as, lines: { [CHEESE]: 4, [EGGS]: 6 }, bonuses: 1_831 })
    const fields = { lineId: await shop.lineOf(id, CHEESE, as), spoiltPercent: 45 }
    // 1 161,90 ₽ of cheese, half paid with bonuses
    const { body } = await claim(id, fields, { as })
    expect(body).toMatchObject({ state: 'waiting', isInstant: false })
    expect(body.refund).toBeLessThan(600)
  })

  it('refunds only one of two concurrent small claims instantly', async () => {
    const ids = [await shop.received({ as: BORIS }), await shop.received({ as: BORIS })]
    const claims = await Promise.all(
      ids.map(async (id) => claim(id, { ...(await half(id, BORIS)), spoiltPercent: 5 }, { as: BORIS })),
    )
    expect(claims.map(({ body }) => body.state).sort()).toEqual(['accepted', 'waiting'])
  })

  it('accepts another claim after the seller has declined the first one', async () => {
    const id = await shop.received({ as: BORIS })
    const { body } = await claim(id, { ...(await half(id, BORIS)), spoiltPercent: 90 }, { as: BORIS })
    expect(body).toMatchObject({ state: 'waiting', refund: 1161.9 })
    await shop.services.orders.decideClaim(farmer, id, body.id, { isAccepted: false, reason: 'На фото другой сыр' })
    const list = await shop.call('GET', `/api/v1/orders/${id}/claims`, { as: BORIS })
    expect(list.body.items).toMatchObject([{ state: 'declined', decisionReason: 'На фото другой сыр' }])
    expect((await claim(id, { ...(await half(id, BORIS)), spoiltPercent: 95 }, { as: BORIS })).status).toBe(201)
  })

  it('reports a claim that the seller has not answered for two days', async () => {
    const id = await shop.received({ as: BORIS })
    const { body } = await claim(id, { ...(await half(id, BORIS)), spoiltPercent: 90 }, { as: BORIS })
    expect(Date.parse(body.answerBefore) - Date.parse(body.createdAt)).toBe(2 * 86_400_000)
    const of = (topic: string) =>
      shop.sql(`select due_at from outbox where topic = $1 and payload ->> 'claimId' = $2`, [topic, body.id])
    expect(await of('OrderClaimDue')).toEqual([{ due_at: new Date(body.answerBefore) }])
    const fallDue = () => shop.publish(orderClaimDue({ orderId: id, claimId: body.id }))
    // an event delivered too early has no effect
    await fallDue()
    expect(await of('OrderClaimLate')).toEqual([])
    shop.passMinutes(2 * 24 * 60)
    await fallDue()
    expect(await of('OrderClaimLate')).toHaveLength(1)
    await shop.services.orders.decideClaim(farmer, id, body.id, { isAccepted: true, reason: '' })
    await fallDue()
    expect(await of('OrderClaimLate')).toHaveLength(1)
    const list = await shop.call('GET', `/api/v1/orders/${id}/claims`, { as: BORIS })
    expect(list.body.items).toMatchObject([{ state: 'accepted', answerBefore: null }])
  })

  it('refunds a paid order after the handover', async () => {
    const id = await shop.order({ paymentMethod: 'sbp' })
    const { body } = await shop.call('GET', `/api/v1/checkout/payment/status/${id}`, { as: ANNA })
    await shop.press(body.payload, 'pay')
    shop.passMinutes(1)
    await shop.runPeriodic()
    for (const to of ['isAssembling', 'onTheRoad', 'received'] as const) await shop.services.orders.move(farmer, id, to)
    const { body: waiting } = await claim(id, await half(id), { as: ANNA })
    await shop.services.orders.decideClaim(farmer, id, waiting.id, { isAccepted: true, reason: '' })
    await shop.runOutbox()
    expect(await shop.read(id)).toMatchObject({
      total: 944.5,
      paymentStatus: 'partiallyReturned',
      refunds: [{ amount: 645.5, status: 'done' }],
    })
  })

  it('removes the metadata of photos, and displays them only to their owner and the seller', async () => {
    const id = await shop.received()
    const { body } = await claim(id, await half(id), { as: ANNA, files: [photo, photo] })
    expect(body.photoIds).toHaveLength(2)
    const stored = await shop.services.orders.claimPhoto(farmer, id, body.id, body.photoIds[0])
    const kept = await sharp(stored ?? Buffer.of()).metadata()
    expect([kept.format, kept.width, kept.exif]).toEqual(['webp', 160, undefined])
    expect(await shop.services.orders.claimPhoto(stranger, id, body.id, body.photoIds[0])).toBeNull()
    const path = `/api/v1/orders/${id}/claims/${body.id}/photos/${body.photoIds[1]}`
    const own = await shop.raw('GET', path, ANNA)
    expect([own.statusCode, own.headers['content-type'], own.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, max-age=86400, immutable',
    ])
    expect((await sharp(own.rawPayload).metadata()).format).toBe('webp')
    expect((await shop.raw('GET', path)).statusCode).toBe(401)
    expect((await shop.raw('GET', path, BORIS)).statusCode).toBe(404)
    expect((await shop.raw('GET', `${path.slice(0, -4)}0000`, ANNA)).statusCode).toBe(404)
  })

  it('reads the body after checking the order, and processes photos only of possible claims', async () => {
    const id = await shop.received({ as: BORIS })
    const early = await shop.assembling()
    const fields = await half(id, BORIS)
    const before = shop.photosDrawn()
    const broken = (order: number, as: number, payload: string) =>
      shop.call('POST', `/api/v1/orders/${order}/claims`, {
        as,
        body: Buffer.from(payload),
        headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      })
    const garbage = `--${BOUNDARY}\r\ngarbage`
    const codeOf = async (answer: ReturnType<typeof broken>) => {
      const { status, body } = await answer
      return [status, body.code]
    }
    expect(await codeOf(broken(id, ANNA, garbage))).toEqual([404, 'NOT_FOUND'])
    expect(await codeOf(broken(early, ANNA, garbage))).toEqual([400, 'CLAIM_REFUSED'])
    expect(await codeOf(broken(id, BORIS, garbage))).toEqual([400, 'MALFORMED_FORM'])
    // files are sent after the fields that decide about them
    const [head, last] = [`--${BOUNDARY}\r\ncontent-disposition: form-data; name=`, `\r\n--${BOUNDARY}--\r\n`]
    const fieldsOf = Object.entries(fields).map(([name, value]) => `${head}"${name}"\r\n\r\n${value}\r\n`)
    const file = `${head}"files"; filename="1.jpg"\r\ncontent-type: image/jpeg\r\n\r\n\r\n`
    expect((await broken(id, BORIS, `${file}${fieldsOf.join('')}${last}`)).status).toBe(400)
    expect(shop.photosDrawn()).toBe(before)

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => claim(id, fields, { as: BORIS, files: Array.from({ length: 5 }, () => photo) })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400])
    // of six concurrent claims only the first has its photos processed
    expect(shop.photosDrawn() - before).toBe(5)
  })

  it('requires no photo for missing goods, and refunds their amount after the seller’s decision', async () => {
    const id = await shop.received({ ...others, as: BORIS })
    const eggs = { kind: 'missing', lineId: await shop.lineOf(id, EGGS, BORIS), amount: 2 }
    const preview = await shop.post(`${id}/claims/preview`, eggs, BORIS)
    expect(preview).toMatchObject({ status: 200, body: { returnedBonuses: 0 } })
    const { body } = await claim(id, eggs, { as: BORIS, files: [] })
    expect(body).toMatchObject({ state: 'waiting', isInstant: false, kind: 'missing', amount: 2, spoiltPercent: null })
    expect(body.refund).toBe(preview.body.refund)
    const before = await shop.read(id, BORIS)
    await shop.services.orders.decideClaim(farmer, id, body.id, { isAccepted: true, reason: '' })
    const after = await shop.read(id, BORIS)
    // two of six eggs, exact to the kopeck
    const line = after.lines.find(({ productId }: { productId: number }) => productId === EGGS)
    expect(line).toMatchObject({ missingAmount: 2, pickedAmount: null, actualSum: (line.orderedSum * 4) / 6 })
    expect(after.total).toBe(before.total - body.refund)
    expect(after.sums.delivery).toBe(before.sums.delivery)
  })

  it('refunds the delivery too when all goods are missing, and the order stays handed over', async () => {
    const id = await shop.received({ as: BORIS })
    const all = { kind: 'missing', lineId: await shop.lineOf(id, CHEESE, BORIS), amount: 600 }
    const { body } = await claim(id, all, { as: BORIS })
    await shop.services.orders.decideClaim(farmer, id, body.id, { isAccepted: true, reason: '' })
    expect(await shop.read(id, BORIS)).toMatchObject({ total: 0, deliveryStatus: 'received', sums: { delivery: 0 } })
  })

  it('requires a photo for wrong goods, and limits the claim to the delivered amount', async () => {
    const id = await shop.received({ as: BORIS })
    const wrong = { kind: 'wrong', lineId: await shop.lineOf(id, CHEESE, BORIS), amount: 300 }
    expect((await claim(id, wrong, { as: BORIS, files: [] })).body.code).toBe('PHOTO_REQUIRED')
    const tooMuch = await claim(id, { ...wrong, amount: 601 }, { as: BORIS })
    expect([tooMuch.body.code, tooMuch.body.facts.reason]).toEqual(['ORDER_CHANGE_FORBIDDEN', 'tooMuch'])
    for (const bad of [
      { ...wrong, amount: '' },
      { kind: 'spoilt', lineId: wrong.lineId, amount: 3 },
      { ...wrong, kind: 'late' },
    ]) {
      expect((await claim(id, bad, { as: BORIS })).status).toBe(400)
    }
    const { body } = await claim(id, wrong, { as: BORIS })
    expect(body).toMatchObject({ kind: 'wrong', amount: 300, refund: 645.5 })
    expect((await shop.post(`${id}/claims/preview`, wrong)).status).toBe(401)
    expect((await shop.post(`${id}/claims/preview`, wrong, ANNA)).status).toBe(404)
  })

  it('pays the seller for an upheld contest of an instant refund, and the customer keeps the money', async () => {
    const as = 2003
    const id = await shop.received({ as, ...others })
    const fields = { lineId: await shop.lineOf(id, CHEESE, as), spoiltPercent: 20 }
    const { body } = await claim(id, fields, { as })
    expect(body.isInstant).toBe(true)
    const total = (await shop.read(id, as)).total
    const seen = async () =>
      presentCabinetOrder(await shop.services.orders.getForStaff(farmer, id), { decidesClaims: true }, [], shop.now())
        .claims[0]
    expect(await seen()).toMatchObject({ contest: null, contestBefore: expect.any(String) })
    await expect(shop.services.orders.contestClaim(stranger, id, body.id, 'no')).rejects.toThrow('NOT_FOUND')
    const contested = await Promise.allSettled(
      [1, 2, 3].map(() => shop.services.orders.contestClaim(farmer, id, body.id, 'На фото не наш сыр')),
    )
    expect(contested.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const office = { kind: 'admin', staffId: 1 } as const
    expect(await seen()).toMatchObject({
      contest: { state: 'open' },
      abilities: { contest: false },
      contestBefore: null,
    })
    const uphold = (by: typeof farmer | typeof office) =>
      shop.services.orders.decideContest(by, id, body.id, { isUpheld: true, answer: 'Согласны' })
    await expect(uphold(farmer)).rejects.toThrow('FORBIDDEN')
    const decided = await Promise.allSettled([uphold(office), uphold(office)])
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await seen()).toMatchObject({ contest: { state: 'upheld', answer: 'Согласны' } })
    // the customer keeps the money, and later claims are not refunded instantly
    expect((await shop.read(id, as)).total).toBe(total)
    const published = await shop.sql(`select payload from outbox where topic = 'OrderContestUpheld'`)
    expect(published).toMatchObject([{ payload: { orderId: id, claimId: body.id, amount: 25_820 } }])
    // the claim is moved a month back, so that only the contest affects the next one
    await shop.sql(`update order_claim set created_at = created_at - interval '31 days' where id = $1`, [body.id])
    const later = await shop.received({ as, ...others })
    const small = { lineId: await shop.lineOf(later, CHEESE, as), spoiltPercent: 5 }
    expect((await claim(later, small, { as })).body).toMatchObject({ state: 'waiting' })
  })

  it('displays photos of the seller’s answer to both sides, and photos of a contest to the office', async () => {
    const as = 2005
    const id = await shop.received({ as, ...others })
    const lineId = await shop.lineOf(id, CHEESE, as)
    const instant = (await claim(id, { lineId, spoiltPercent: 20 }, { as })).body
    const waiting = (await claim(id, { lineId: await shop.lineOf(id, EGGS, as), spoiltPercent: 20 }, { as })).body
    expect([instant.isInstant, waiting.state]).toEqual([true, 'waiting'])
    const headersOf = (token: string) => ({ authorization: `Bearer ${token}` })
    const [olga, ivan] = [headersOf(await shop.staff(FARM, 'Olga')), headersOf(await shop.staff(OTHER_FARM, 'Ivan'))]
    const picker = headersOf(await shop.staff(FARM, 'Pavel', 'picker'))
    const show = (claimId: string, headers: Record<string, string>, files = [photo]) =>
      sendPhotos(`/v1/cabinet/orders/${id}/claims/${claimId}/photos`, files, headers)
    expect((await show(waiting.id, {})).status).toBe(401)
    expect((await show(waiting.id, ivan)).status).toBe(404)
    expect((await show(waiting.id, picker)).status).toBe(403)
    expect((await show(waiting.id, olga, [Buffer.from('no picture')])).body.code).toBe('PHOTO_UNREADABLE')
    expect((await show(waiting.id, olga, [])).body.code).toBe('PHOTO_REQUIRED')
    const shown = await show(waiting.id, olga, [photo, photo])
    const shelf = (claimId: string) => shown.body.claims.find((one: { id: string }) => one.id === claimId)
    expect([shown.status, shelf(waiting.id).sellerPhotoIds.length, shelf(waiting.id).photoIds.length]).toEqual([
      201, 2, 1,
    ])
    const ofCustomer = async (claimId: string) =>
      (await shop.read(id, as)).claims.find((one: { id: string }) => one.id === claimId).sellerPhotoIds
    const [seen] = await ofCustomer(waiting.id)
    const look = (claimId: string, photoId: string, by?: number) =>
      shop.call('GET', `/api/v1/orders/${id}/claims/${claimId}/photos/${photoId}`, by ? { as: by } : {})
    expect((await look(waiting.id, seen, as)).status).toBe(200)
    expect((await look(waiting.id, seen, BORIS)).status).toBe(404)
    expect((await show(waiting.id, olga, [photo, photo, photo, photo])).body.facts).toEqual({ reason: 'photosFull' })

    // a contest is hidden from the customer
    const contested = (await show(instant.id, olga)).body.claims.find((one: { id: string }) => one.id === instant.id)
    const [hidden] = contested.sellerPhotoIds
    expect(await ofCustomer(instant.id)).toEqual([])
    expect((await look(instant.id, hidden, as)).status).toBe(404)
    const own = `/v1/cabinet/orders/${id}/claims/${instant.id}/photos/${hidden}`
    expect((await shop.call('GET', own, { headers: olga })).status).toBe(200)

    await shop.services.orders.decideClaim(farmer, id, waiting.id, { isAccepted: false, reason: 'На фото не наш сыр' })
    expect((await show(waiting.id, olga)).body.facts).toEqual({ reason: 'decided' })
    const trail = await shop.sql(`select action from audit_entry where entity = 'order' and action = 'declineClaim'
      and entity_id = '${id}'`)
    expect(trail).toHaveLength(1)
  })

  it('refuses to contest an instant refund after two days, or one that the seller has accepted', async () => {
    const as = 2004
    const id = await shop.received({ as, ...others })
    const { body } = await claim(id, { lineId: await shop.lineOf(id, CHEESE, as), spoiltPercent: 20 }, { as })
    const { body: other } = await claim(id, { lineId: await shop.lineOf(id, EGGS, as), spoiltPercent: 20 }, { as })
    await shop.services.orders.decideClaim(farmer, id, other.id, { isAccepted: true, reason: '' })
    await expect(shop.services.orders.contestClaim(farmer, id, other.id, 'no')).rejects.toThrow('CLAIM_REFUSED')
    await shop.sql(`update order_claim set decided_at = decided_at - interval '49 hours' where id = $1`, [body.id])
    await expect(shop.services.orders.contestClaim(farmer, id, body.id, 'no')).rejects.toThrow('CLAIM_REFUSED')
  })

  it('refuses guests, strangers, other periods and invalid photos', async () => {
    const id = await shop.received()
    const fields = await half(id)
    const early = await shop.assembling()
    expect((await claim(early, await half(early), { as: ANNA })).body.code).toBe('CLAIM_REFUSED')
    expect((await claim(id, fields)).status).toBe(401)
    expect((await claim(id, fields, { as: BORIS })).status).toBe(404)
    expect((await claim(id, { ...fields, lineId: 1 }, { as: ANNA })).status).toBe(404)
    const wrong = await claim(id, { lineId: 'x', spoiltPercent: 101 }, { as: ANNA })
    expect(wrong.status).toBe(400)
    for (const text of [wrong.body.errors.lineId, wrong.body.errors.spoiltPercent]) expect(text).toMatch(/[а-я]/)
    const code = async (files: Buffer[]) => (await claim(id, fields, { as: ANNA, files })).body.code
    expect(await code([])).toBe('PHOTO_REQUIRED')
    expect(await code([Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')])).toBe(
      'PHOTO_UNREADABLE',
    )
    expect(await code(Array.from({ length: 6 }, () => photo))).toBe('BODY_TOO_LARGE')
    expect(await code([Buffer.alloc(11 * 1024 * 1024)])).toBe('BODY_TOO_LARGE')
    const large = await sharp({ create: { width: 6_300, height: 4_000, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer()
    expect(await code([photo, large])).toBe('PHOTO_TOO_LARGE')
    const json = await shop.post(`${id}/claims`, fields, ANNA)
    expect([json.status, json.body.code]).toEqual([400, 'UNSUPPORTED_MEDIA_TYPE'])
    shop.passMinutes(60 * 24 * 3 + 1)
    const late = await claim(id, fields, { as: ANNA })
    expect([late.body.code, late.body.facts.reason]).toEqual(['CLAIM_REFUSED', 'tooLate'])
  })
})
