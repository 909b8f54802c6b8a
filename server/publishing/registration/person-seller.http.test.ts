import { expect, it } from 'vitest'
import { goodsForm } from '../../supply/products/desk/goods-form.data.ts'
import { openWorld } from '../../testing/world.data.ts'
import { NpdSilence } from './ports.ts'

const FARM = 101
const PLOT_TIN = '500100732259'
const NPD_TIN = '366316608346'
const [HONEY, JARS, APPLES] = [11, 12, 13]
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<</Type /Page>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n')

let npd: 'payer' | 'nobody' | 'silent' = 'payer'
const shop = await openWorld({
  isDatabaseAtNoon: true,
  adapters: {
    npd: {
      isPayer: async () => {
        if (npd === 'silent') throw new NpdSilence('status 503')
        return npd === 'payer'
      },
    },
  },
})
await shop.categories(
  { id: 10, urlKey: 'food', title: 'Еда' },
  { id: HONEY, parentId: 10, urlKey: 'honey', title: 'Мёд' },
  { id: JARS, parentId: HONEY, urlKey: 'jars', title: 'Мёд в\u00A0банках' },
  { id: APPLES, parentId: 10, urlKey: 'apples', title: 'Яблоки' },
)
await shop.sql(`update category set marking_group = 'honey' where id = $1`, [HONEY])
await shop.sellers({ id: FARM })
const neighbour = { authorization: `Bearer ${await shop.staff(FARM)}` }
const office = await shop.office()

const codeFor = async (phone: string) => {
  shop.passMinutes(2)
  const asked = await shop.call('POST', '/v1/auth/code', { body: { phone } })
  const text = shop.sent.filter((message) => message.phone === phone).at(-1)?.text ?? ''
  return { phone, code: /\d{4,6}/.exec(text)?.[0], challengeId: asked.body.challengeId }
}
const person = {
  ...{ kind: 'household', fullName: ' Сидорова  Мария Петровна', inn: PLOT_TIN, regionCode: '69', town: 'Малые Липки' },
  ...{ trade: 'vegetables', title: 'Огород Сидоровой', isOwnProduce: true },
}
const apply = async (phone: string, more: object = {}) =>
  shop.call('POST', '/v1/cabinet/start/person', { body: { ...person, ...(await codeFor(phone)), ...more } })

const started = await apply('79165550201')
const maria = { authorization: `Bearer ${started.body.token}` }
const plot = started.body.organizationId as number
const application = (id = plot, headers: Record<string, string> = maria) =>
  shop.call('GET', `/v1/cabinet/sellers/${id}/application`, { headers })
const submit = (id = plot, headers: Record<string, string> = maria) =>
  shop.call('POST', `/v1/cabinet/sellers/${id}/application`, { headers })
const bring = (fields: Record<string, string>, headers: Record<string, string> = maria, id = plot, bytes = PDF) => {
  const form = paperForm(bytes, fields)
  const path = `/v1/cabinet/sellers/${id}/application/paper`
  return shop.call('POST', path, { body: form.body, headers: { ...headers, ...form.headers } })
}
/** A form with a file in the format of browsers. */
function paperForm(bytes: Uint8Array, fields: Record<string, string>) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = '--edge\r\ncontent-disposition: form-data; name="files"; filename="paper"\r\n\r\n'
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    body: Buffer.concat([Buffer.from(parts.join('') + head), bytes, Buffer.from('\r\n--edge--\r\n')]),
  }
}
const paper = { number: 'ПХ-17', issuedOn: '2026-03-01', validTo: '2027-03-01' }
const reveal = (headers: Record<string, string> = office, id = plot, reason = 'identity') =>
  shop.call('POST', `/v1/office/applications/${id}/person`, { headers, body: { reason } })
const inOffice = async (state: string) =>
  (await shop.call('GET', `/v1/office/applications?state=${state}`, { headers: office })).body.items
/** The list of the first sale is tested elsewhere: what is left of it is written at once. */
const fill = async (id: number, product: number) => {
  await shop.sql(
    `update organization set phone = '79161112233', story = '{Сад}', image = 'goods/garden.webp', with_cdek = true,
       delivery_weekdays = '{1,2}' where id = $1`,
    [id],
  )
  await shop.products({
    id: product,
    seller: id,
    price: 10_000,
    categoryId: APPLES,
    stock: 5,
    fields: { image: 'goods/apples.webp' },
  })
}

it('begins a seller without a registration number, and says what is wrong with each field', async () => {
  expect(started).toMatchObject({ status: 200, body: { isNew: true, user: { name: 'Мария' } } })
  const [row] = await shop.sql(
    'select tin, ien, tax_system, legal_name, legal_address from organization where id = $1',
    [plot],
  )
  expect(row).toEqual({
    ...{ tin: PLOT_TIN, ien: '', tax_system: 'lph', legal_name: 'Сидорова Мария Петровна' },
    // the town only, never the address of a home
    legal_address: 'Малые Липки, Тверская область',
  })
  const wrong = await shop.call('POST', '/v1/cabinet/start/person', {
    body: {
      ...person,
      inn: '7707083893',
      fullName: 'Maria',
      kind: 'company',
      town: '',
      trade: 'restaurant',
      isOwnProduce: false,
    },
  })
  expect(wrong.status).toBe(400)
  expect(Object.keys(wrong.body.errors).sort()).toEqual(
    ['challengeId', 'code', 'fullName', 'inn', 'isOwnProduce', 'kind', 'phone', 'town', 'trade'].filter(
      (field) => field in wrong.body.errors,
    ),
  )
  expect(wrong.body.errors).toMatchObject({ inn: expect.any(String), fullName: expect.any(String) })
  expect(wrong.body.errors).toMatchObject({ isOwnProduce: expect.any(String), town: expect.any(String) })
})

it('asks a household plot for the paper of the municipality instead of declarations, and keeps it private', async () => {
  const points = async () => (await application()).body.points.map(({ name }: { name: string }) => name)
  expect(await points()).toEqual(['company', 'contact', 'story', 'photo', 'delivery', 'payment', 'plot', 'goods'])
  expect((await bring(paper, {})).status).toBe(401)
  expect((await bring(paper, neighbour)).status).toBe(404)
  expect((await bring(paper, neighbour, FARM)).status).toBe(404)
  expect((await bring({ ...paper, number: '', issuedOn: 'вчера' })).body.errors).toEqual({
    ...{ number: expect.any(String), issuedOn: expect.any(String) },
  })
  expect((await bring({ ...paper, validTo: '2026-03-02' })).body.errors).toEqual({ validTo: expect.any(String) })
  expect((await bring({ ...paper, issuedOn: '2026-12-31' })).body.errors).toEqual({ issuedOn: expect.any(String) })
  expect((await bring(paper, maria, plot, Buffer.from('no paper'))).body.code).toBe('PAPER_UNREADABLE')
  const saved = await bring(paper)
  expect(saved.body.person).toEqual({ kind: 'household', npd: null, paper, next: null })
  expect(saved.body.points).toContainEqual({ name: 'plot', isDone: true })
  const [{ plot_file: key = '' } = {}] = await shop.sql<{ plot_file: string }>(
    'select plot_file from seller_application where organization_id = $1',
    [plot],
  )
  expect((await shop.call('GET', `/api/v1/files/${key}`)).status).toBe(404)
})

it('shows the office masked numbers, reveals them for a reason that stays in the log, and asks a question back', async () => {
  await fill(plot, 7001)
  expect((await submit()).body.state).toBe('submitted')
  const [listed] = await inOffice('submitted')
  expect(listed).toMatchObject({
    ...{ organizationId: plot, provedBy: 'phone', taxSystem: 'lph' },
    legal: { name: 'Сидорова Мария Петровна', ien: '', tin: `${'\u2022'.repeat(10)}59` },
    person: { kind: 'household', paper: { ...paper, number: '\u2022\u2022\u2022\u202217' } },
  })
  expect((await reveal({})).status).toBe(401)
  expect((await reveal(await shop.office({ roles: ['support'] }))).status).toBe(403)
  expect((await reveal(office, FARM)).status).toBe(404)
  expect((await reveal(office, plot, 'curious')).status).toBe(400)
  expect((await reveal()).body).toEqual({ tin: PLOT_TIN, paperNumber: 'ПХ-17', hasFile: true })
  const file = `/v1/office/applications/${plot}/paper?reason=identity`
  const sent = await shop.app.http.inject({ method: 'GET', url: file, headers: office })
  expect([sent.statusCode, sent.rawPayload.equals(PDF)]).toEqual([200, true])
  const seen = await shop.sql<{ after: object }>(
    `select after from audit_entry where action = 'revealField' and entity = 'seller' and entity_id = $1 order by id`,
    [String(plot)],
  )
  expect(seen.map(({ after }) => after)).toEqual([
    { field: 'person', reason: 'identity' },
    { field: 'paper', reason: 'identity' },
  ])
  const decide = (body: object) =>
    shop.call('POST', `/v1/office/applications/${plot}/decision`, { headers: office, body })
  await decide({ decision: 'return', note: 'Чей это огород?' })
  expect((await bring({ ...paper, number: 'ПХ-18' })).body.person.paper.number).toBe('ПХ-18')
  await submit()
  expect((await decide({ decision: 'approve' })).body.state).toBe('approved')
})

it('renews the paper of a household plot after the approval, while the old one counts until a curator accepts', async () => {
  const renewed = { number: 'ПХ-19', issuedOn: '2026-11-01', validTo: '2027-11-01' }
  const decide = (body: object, headers: Record<string, string> = office, id = plot) =>
    shop.call('POST', `/v1/office/applications/${id}/paper`, { headers, body })
  expect((await decide({ decision: 'approve' })).body.code).toBe('PAPER_CHECKED')
  // the old file is of the old paper
  const form = new FormData()
  for (const [name, value] of Object.entries(renewed)) form.set(name, value)
  const path = `/v1/cabinet/sellers/${plot}/application/paper`
  expect((await shop.call('POST', path, { headers: maria, body: form })).body.errors).toHaveProperty('files')
  expect((await bring(renewed, neighbour)).status).toBe(404)
  const old = { ...paper, number: 'ПХ-18' }
  expect((await bring(renewed)).body.person).toMatchObject({ paper: old, next: { ...renewed, refusal: null } })
  expect(await inOffice('submitted')).toMatchObject([
    { organizationId: plot, state: 'approved', person: { next: { validTo: renewed.validTo } } },
  ])
  expect((await reveal()).body.paperNumber).toBe('ПХ-19')

  expect((await decide({ decision: 'approve' }, {})).status).toBe(401)
  expect((await decide({ decision: 'approve' }, await shop.office({ roles: ['support'] }))).status).toBe(403)
  expect((await decide({ decision: 'approve' }, office, FARM)).status).toBe(404)
  expect((await decide({ decision: 'return', note: ' ' })).body.errors).toHaveProperty('note')
  await decide({ decision: 'return', note: 'Нет печати' })
  expect((await application()).body.person).toMatchObject({ paper: old, next: { refusal: 'Нет печати' } })
  expect(await inOffice('submitted')).toEqual([])

  await bring(renewed)
  const accepted = await Promise.all([decide({ decision: 'approve' }), decide({ decision: 'approve' })])
  expect(accepted.map(({ status }) => status).sort()).toEqual([200, 400])
  expect((await application()).body.person).toMatchObject({ paper: renewed, next: null })
  await shop.runOutbox()
  expect(shop.sent.map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringContaining('не\u00A0приняли'), expect.stringContaining('книги приняли')]),
  )
})

it('shows customers and the office who the seller is, and lets the person change no tax', async () => {
  const page = (await shop.call('GET', `/api/v3/farmers/id/${plot}`)).body
  expect(page.legal).toMatchObject({ organizationName: 'Сидорова Мария Петровна', tin: PLOT_TIN, ien: '' })
  const list = (kind: string) => shop.call('GET', `/v1/office/sellers?kind=${kind}`, { headers: office })
  expect((await list('household')).body.items).toMatchObject([{ id: plot, kind: 'household' }])
  expect((await list('selfEmployed')).body.items).toEqual([])
  const seller = (await shop.call('GET', `/v1/office/sellers/${plot}`, { headers: office })).body
  expect(seller).toMatchObject({ kind: 'household', tin: `${'\u2022'.repeat(10)}59`, ien: '', npd: null })
  const change = (taxSystem: string) =>
    shop.call('PATCH', `/v1/cabinet/sellers/${plot}/company`, { headers: maria, body: { taxSystem } })
  expect((await change('npd')).body.errors).toEqual({ taxSystem: expect.any(String) })
  expect((await change('lph')).status).toBe(200)
})

it('looks up a self-employed person at the tax service when they submit, and leaves a silence to the office', async () => {
  const { body } = await apply('79165550202', { kind: 'selfEmployed', inn: NPD_TIN, title: 'Сад Ивана' })
  const ivan = { authorization: `Bearer ${body.token}` }
  const id = body.organizationId as number
  expect((await bring(paper, ivan, id)).status).toBe(404)
  await fill(id, 7002)
  await shop.sql(
    `insert into organization_document (organization_id, kind, title, number) values ($1, 'declaration', 'Яблоки', 'Д-1')`,
    [id],
  )
  npd = 'nobody'
  expect((await submit(id, ivan)).body.code).toBe('NPD_NOT_REGISTERED')
  expect((await application(id, ivan)).body.state).toBe('draft')
  // a person who has just registered is not refused for a day
  shop.passMinutes(11)
  npd = 'silent'
  expect((await submit(id, ivan)).body).toMatchObject({ state: 'submitted', person: { npd: { status: 'unknown' } } })
  await shop.sql(
    `update seller_application set state = 'returned', decided_at = shop_now() where organization_id = $1`,
    [id],
  )
  npd = 'payer'
  expect((await submit(id, ivan)).body.person.npd).toEqual({
    status: 'registered',
    checkedAt: shop.now().toISOString(),
  })
  const [listed] = await inOffice('submitted')
  expect(listed.person).toMatchObject({ kind: 'selfEmployed', npd: { status: 'registered' }, paper: null })

  // marked goods: a list of changes, a product on sale, a file
  const move = await shop.call('POST', '/v1/cabinet/goods/changes', {
    headers: ivan,
    body: { changes: [{ id: 7002, categoryId: JARS }] },
  })
  expect(move.body.items).toMatchObject([{ id: 7002, fate: 'refused' }])
  const edit = (change: object, seen: object) =>
    shop.call('PATCH', '/v1/cabinet/goods/7002', { headers: ivan, body: { change, seen } })
  expect((await edit({ categoryId: JARS }, { categoryId: APPLES })).body.errors).toEqual({
    categoryId: expect.stringContaining('422-ФЗ'),
  })
  const sheet = goodsForm(
    Buffer.from('Название;Категория;Цена;В продаже\r\nМёд;Мёд в банках;500;да\r\nЯблоки красные;Яблоки;90;да\r\n'),
  )
  const file = await shop.call('POST', '/v1/cabinet/goods-imports', {
    ...sheet,
    headers: { ...ivan, ...sheet.headers },
  })
  const { items } = (await shop.call('GET', `/v1/cabinet/goods-imports/${file.body.id}/rows`, { headers: ivan })).body
  expect(
    items.map(({ fate, mistakes }: { fate: string; mistakes: { code: string }[] }) => [fate, mistakes[0]?.code]),
  ).toEqual([
    ['wrong', 'npdMarked'],
    ['new', undefined],
  ])
})

it('forgets name, number and paper of a person whose draft has expired', async () => {
  const { body } = await apply('79165550203', { inn: '638403358568' })
  const id = body.organizationId as number
  await bring(paper, { authorization: `Bearer ${body.token}` }, id)
  shop.passMinutes(14 * 24 * 60 + 10)
  await shop.runPeriodic('end-claims')
  const [row] = await shop.sql(
    `select legal_name, owner_name, tin, plot_number, plot_file from organization
       join seller_application on organization_id = id where id = $1`,
    [id],
  )
  expect(row).toEqual({
    ...{ legal_name: `claim-person-${id}`, owner_name: '', tin: '000000000000', plot_number: null, plot_file: null },
  })
  const values = await shop.sql(
    `select personal.id from audit_entry join audit_personal as personal on personal.id = personal_id
      where entity = 'seller' and entity_id = $1`,
    [String(id)],
  )
  expect(values).toEqual([])
})

it('sells nothing of a household plot after the last day of its paper, warns it before, and sells again after a renewal', async () => {
  // the clock passes the end of sessions
  const owner = async () => ({ authorization: `Bearer ${await shop.staff(plot)}` })
  const today = shop.now().toISOString().slice(0, 10)
  const accept = async (validTo: string) => {
    await bring({ number: 'ПХ-20', issuedOn: '2026-11-01', validTo }, await owner())
    const path = `/v1/office/applications/${plot}/paper`
    return (await shop.call('POST', path, { headers: await shop.office(), body: { decision: 'approve' } })).status
  }
  const sold = async () => {
    await shop.runPeriodic('recount-papers')
    const lacks = (await shop.call('GET', `/v1/cabinet/farmers/${plot}/documents`, { headers: await owner() })).body
      .lacks
    const listed = await shop.sql('select 1 from category_listing where product_id = 7001 limit 1')
    return [lacks.some(({ kind }: { kind: string }) => kind === 'plot'), listed.length > 0]
  }
  expect(await accept(today)).toBe(200)
  expect(await sold()).toEqual([false, true])
  await shop.runPeriodic('tell-of-ending-papers')
  await shop.runPeriodic('tell-of-ending-papers')
  expect(await shop.sql(`select payload ->> 'validTo' as day from outbox where topic = 'SellerPaperEnds'`)).toEqual([
    { day: today },
  ])
  // the day ends at midnight of the seller's time zone
  shop.passMinutes(13 * 60)
  expect(await sold()).toEqual([true, false])
  expect(await accept('2027-12-01')).toBe(200)
  expect(await sold()).toEqual([false, true])
})
