import sharp from 'sharp'
import { expect, it } from 'vitest'
import { ANNA, FARM, OTHER_FARM, twoFarms } from '../../../testing/two-farms.data.ts'
import { A4, createPdf } from '../../images/public.ts'

const world = await twoFarms()
const bearer = async (organizationId: number) => ({
  authorization: `Bearer ${await world.staff(organizationId)}`,
})
const olga = await bearer(FARM)
const ivan = await bearer(OTHER_FARM)
const desk = (farm: number) => `/v1/cabinet/farmers/${farm}/documents`
const PDF = await (async () => {
  const paper = await createPdf({ title: 'Declaration', language: 'ru', now: new Date() })
  paper.addPage(A4)
  return Buffer.from(await paper.bytes())
})()
const FACTS = { kind: 'declaration', title: 'Сыры козьи', number: 'RU-1', validTo: '2029-03-14' }

function add(
  fields: Readonly<Record<string, string>>,
  { files = [], headers = olga, farm = FARM }: { files?: readonly Buffer[]; headers?: object; farm?: number } = {},
) {
  const field = ([name, value]: [string, string]) =>
    Buffer.from(`--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  const file = (bytes: Buffer) => [
    Buffer.from('--edge\r\ncontent-disposition: form-data; name="files"; filename="1.pdf"\r\n\r\n'),
    bytes,
    Buffer.from('\r\n'),
  ]
  return world.call('POST', desk(farm), {
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    body: Buffer.concat([...Object.entries(fields).map(field), ...files.flatMap(file), Buffer.from('--edge--\r\n')]),
  })
}
const remove = (id: number, headers: object = olga, farm = FARM) =>
  world.call('DELETE', `${desk(farm)}/${id}`, { headers: { ...headers } })
const documents = async () => (await world.call('GET', `/api/v3/farmers/id/${FARM}`)).body.documents

it('adds a document with its file to the farm’s public page, and removes both', async () => {
  const { status, body } = await add({ ...FACTS, title: ` ${FACTS.title} ` }, { files: [PDF] })
  expect([status, body.items]).toMatchObject([201, [FACTS]])
  const [paper] = body.items
  const { term, state, refusal, remark, ...shown } = paper
  expect([term, state, refusal, remark, await documents()]).toEqual(['valid', 'waiting', null, null, [shown]])
  const read = () => world.raw('GET', paper.fileUrl)
  const file = await read()
  expect([file.statusCode, file.headers['content-type'], file.rawPayload]).toEqual([200, 'application/pdf', PDF])

  const { validTo: _, ...endless } = FACTS
  const named = (await add({ ...endless, kind: 'organic', number: 'ORG-1' })).body.items[1]
  expect(named).toMatchObject({ kind: 'organic', validTo: null, fileUrl: null })
  // access to one farm gives no access to another
  expect((await remove(paper.id, ivan, OTHER_FARM)).status).toBe(404)
  expect((await remove(paper.id)).body.items).toEqual([named])
  const { term: _term, state: _state, refusal: _refusal, remark: _remark, ...stillShown } = named
  expect([(await read()).statusCode, await documents()]).toEqual([404, [stillShown]])
  expect((await remove(paper.id)).status).toBe(404)
  const trace = await world.sql<{ action: string }>(
    "select action from audit_entry where action in ('addDocument', 'removeDocument') order by id",
  )
  expect(trace.map(({ action }) => action)).toEqual(['addDocument', 'addDocument', 'removeDocument'])
})

it('re-encodes a photo of a document, replaces a renewed document, and hides an expired one', async () => {
  const photo = await sharp({ create: { width: 180, height: 120, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Artist: 'who' } })
    .jpeg()
    .toBuffer()
  const before = (await world.call('GET', desk(FARM), { headers: olga })).body.items
  const added = (await add({ ...FACTS, number: 'RU-9', validTo: '2026-01-01' }, { files: [photo] })).body.items
  const ended = added.find(({ number }: { number: string }) => number === 'RU-9')
  expect(ended).toMatchObject({ term: 'ended', fileUrl: expect.stringMatching(/\.webp$/) })
  const drawn = await sharp((await world.raw('GET', ended.fileUrl)).rawPayload).metadata()
  expect([drawn.format, drawn.exif]).toEqual(['webp', undefined])
  const numbers = async () => (await documents()).map(({ number }: { number: string }) => number)
  expect(await numbers()).not.toContain('RU-9')
  const overdue = (await world.call('GET', '/v1/cabinet/today', { headers: olga })).body.tasks
  expect(overdue).toContainEqual(expect.objectContaining({ kind: 'papers', all: 1, isOverdue: true }))

  // staff of another farm cannot renew it, even through their own farm
  const renewed = { ...FACTS, number: 'RU-10', replaces: String(ended.id) }
  expect((await add(renewed, { headers: ivan, farm: OTHER_FARM })).status).toBe(404)
  const { body } = await add(renewed)
  expect(body.items).toHaveLength(before.length + 1)
  const paper = body.items.find(({ number }: { number: string }) => number === 'RU-10')
  // without a new file the old one stays
  expect(paper).toMatchObject({ term: 'valid', fileUrl: ended.fileUrl })
  expect(await numbers()).toContain('RU-10')
  const again = await add({ ...renewed, replaces: String(paper.id) }, { files: [PDF] })
  const last = again.body.items.find(({ number }: { number: string }) => number === 'RU-10')
  expect([last.fileUrl.endsWith('.pdf'), (await world.raw('GET', ended.fileUrl)).statusCode]).toEqual([true, 404])
  expect((await add({ ...renewed, replaces: String(ended.id) })).status).toBe(404)
  await remove(last.id)
})

it('answers not found for other documents, and refuses a file that is no PDF, too large or empty', async () => {
  for (const [headers, farm, status] of [
    [{}, FARM, 401],
    [{ authorization: `Bearer ${await world.tokenOf(ANNA)}` }, FARM, 401],
    [ivan, FARM, 404],
    [ivan, 999_999, 404],
  ] as const) {
    expect((await add(FACTS, { headers, farm, files: [PDF] })).status).toBe(status)
    if (farm === FARM) expect((await world.call('GET', desk(FARM), { headers })).status).toBe(status)
  }
  const before = (await world.call('GET', desk(FARM), { headers: olga })).body.items
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  for (const [file, code] of [
    [Buffer.from('<html>%PDF-'), 'PAPER_UNREADABLE'],
    [Buffer.from('%PDF-1.7'), 'PAPER_UNREADABLE'],
    [PDF.subarray(0, PDF.length - 200), 'PAPER_UNREADABLE'],
    [dot, 'PHOTO_TOO_SMALL'],
  ] as const) {
    const { status, body } = await add(FACTS, { files: [file] })
    expect([status, body.code]).toEqual([400, code])
  }
  expect((await add(FACTS, { files: [Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)])] })).status).toBe(400)
  expect((await add(FACTS, { files: [PDF, PDF] })).status).toBe(400)
  for (const [field, value] of [
    ['replaces', 'x'],
    ['kind', 'passport'],
    ['title', ' '],
    ['number', 'x'.repeat(201)],
    ['validTo', '2029-13-01'],
  ] as const) {
    const { status, body } = await add({ ...FACTS, [field]: value }, { files: [PDF] })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
  }
  expect((await world.call('GET', desk(FARM), { headers: olga })).body.items).toEqual(before)
})
