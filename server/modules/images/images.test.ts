import sharp from 'sharp'
import { expect, it } from 'vitest'
import { testDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'

const { app } = await testApp(await testDatabase())
const get = (path: string) => app.http.inject({ method: 'GET', url: `/api/v1/img${path}` })

it('draws a picture at the size asked for, rounded up to the ladder', async () => {
  const reply = await get('/b2c/630/390/resize/land/101.svg')
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringContaining('max-age'),
  })
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 400 })
})
it('keeps a drawn food whole and transparent, and lays it on paper when merged', async () => {
  expect((await sharp((await get('/b2c/200/200/resize/food/cheese.webp')).rawPayload).metadata()).hasAlpha).toBe(true)
  expect((await sharp((await get('/merge/b2c/200/200/resize/food/cheese.webp')).rawPayload).metadata()).hasAlpha).toBe(
    false,
  )
})
it.each([
  '/b2c/200/200/resize/food/nothing.webp',
  '/b2c/200/200/resize/..%2f..%2fpackage.json',
  '/b2c/200/200/resize/food/..%2fkeys.ts',
  '/b2c/0/200/resize/food/cheese.webp',
  '/b2c/99999/200/resize/food/cheese.webp',
  '/b2c/x/200/resize/food/cheese.webp',
])('answers 404 to %s', async (path) => {
  expect((await get(path)).statusCode).toBe(404)
})
