import { type GalleryChange, MAX_PICTURES, plainPicture } from '@okolitsa/domain/images/gallery.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { expect, it } from 'vitest'
import { CHEESE, EGGS, FARM, HAM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'

const world = await twoFarms()
const author = { kind: 'staff', staffId: 500 } as const
const of = (productId: number) => ({ organizationId: FARM, productId })
const key = (name: string) => `goods/${name}.webp`
const change = (productId: number, step: GalleryChange) =>
  world.write((tx, { products }) => products.changePictures(tx, author, of(productId), step))
const ofFarm = (step: GalleryChange) => world.write((tx, { sellers }) => sellers.changePictures(tx, author, FARM, step))
const page = async (productId: number) => (await world.call('GET', `/api/v3/products/slug/product-${productId}`)).body
const cardOf = async (productId: number) =>
  (await world.call('POST', '/api/v2/products/ids', { body: [productId] })).body.items[0]
const shown = async (productId: number) =>
  (await page(productId)).images.map(({ url }: { url: string }) => url.split('/resize/')[1])
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? [error.code, error.facts.errors ?? null] : error),
  )

it('lists several pictures of a product, and the first one with its text in lists', async () => {
  const cut = { source: key('cut'), alt: 'Сыр в разрезе', focus: { x: 20, y: 80 } }
  await change(CHEESE, { kind: 'add', pictures: [plainPicture(key('shelf')), cut] })
  expect(await shown(CHEESE)).toEqual(['p/1.webp', key('shelf'), key('cut')])
  await change(CHEESE, { kind: 'move', source: cut.source, place: 1 })
  expect(await shown(CHEESE)).toEqual([key('cut'), 'p/1.webp', key('shelf')])
  expect((await page(CHEESE)).images[0]).toEqual({
    url: expect.stringContaining('/960/960/'),
    alt: cut.alt,
    focus: cut.focus,
  })
  const card = await cardOf(CHEESE)
  expect([card.smallImageUrl, card.imageAlt, card.imageFocus]).toEqual([
    `/api/v1/img/b2c/400/400/resize/${key('cut')}`,
    cut.alt,
    cut.focus,
  ])
  await change(CHEESE, { kind: 'describe', source: cut.source, alt: '', focus: null })
  await change(CHEESE, { kind: 'remove', source: 'p/1.webp' })
  expect(await cardOf(CHEESE)).toMatchObject({ imageAlt: '', imageFocus: null })
  expect(await shown(CHEESE)).toEqual([key('cut'), key('shelf')])
  // other changes of the product do not affect its pictures
  await world.write((tx, { products }) =>
    products.changeProduct(tx, author, of(CHEESE), { title: 'Сыр', image: key('other') } as object),
  )
  expect(await shown(CHEESE)).toEqual([key('cut'), key('shelf')])
  const trace = await world.sql(
    `select action from audit_entry where entity = 'product' and entity_id = $1 and action = 'changePictures'`,
    [CHEESE],
  )
  expect(trace).toHaveLength(4)
})

it('lets only the seller arrange a gallery of one to ten different pictures', async () => {
  const more = (count: number) => Array.from({ length: count }, (_, index) => plainPicture(key(`more-${index}`)))
  const before = await shown(EGGS)
  const steps: GalleryChange[] = [
    { kind: 'remove', source: 'p/2.webp' },
    { kind: 'add', pictures: more(MAX_PICTURES) },
    { kind: 'add', pictures: [plainPicture('p/2.webp')] },
  ]
  for (const step of steps)
    expect(await refusalOf(change(EGGS, step))).toEqual(['BAD_REQUEST', { pictures: expect.anything() }])
  expect(await refusalOf(change(EGGS, { kind: 'remove', source: key('nobody') }))).toEqual(['NOT_FOUND', null])
  expect(await refusalOf(change(HAM, { kind: 'add', pictures: more(1) }))).toEqual(['NOT_FOUND', null])
  expect(await shown(EGGS)).toEqual(before)
  await change(EGGS, { kind: 'add', pictures: more(MAX_PICTURES - 1) })
  expect(await shown(EGGS)).toHaveLength(MAX_PICTURES)
})

it('applies every one of several concurrent changes', async () => {
  const names = ['one', 'two', 'three']
  await Promise.all(names.map((name) => ofFarm({ kind: 'add', pictures: [plainPicture(key(name))] })))
  const { gallery, imageUrl } = (await world.call('GET', `/api/v3/farmers/id/${FARM}`)).body
  expect(gallery).toHaveLength(4)
  expect(gallery[0]).toEqual({ url: imageUrl, alt: '', focus: null })
  await ofFarm({ kind: 'move', source: key('two'), place: 1 })
  await ofFarm({ kind: 'describe', source: key('two'), alt: 'Коровы у пруда', focus: { x: 0, y: 100 } })
  const farmer = (await world.call('GET', `/api/v3/farmers/id/${FARM}`)).body
  expect(farmer).toMatchObject({
    imageUrl: expect.stringContaining(key('two')),
    imageAlt: 'Коровы у пруда',
    imageFocus: { x: 0, y: 100 },
  })
  const other = (await world.call('GET', `/api/v3/farmers/id/${OTHER_FARM}`)).body
  expect(other.gallery).toHaveLength(1)
})
