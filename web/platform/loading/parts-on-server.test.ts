import { expect, it } from 'vitest'
import { noteLoading, partsLoaded } from './parts-on-server.ts'

it('waits for the code of all parts, including nested and failed ones', async () => {
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  noteLoading(
    first.promise.then(() => {
      order.push('first')
      noteLoading(second.promise)
    }),
  )
  noteLoading(Promise.reject(new Error('no such file')))
  const loaded = partsLoaded().then(() => order.push('loaded'))
  first.resolve()
  await Promise.resolve()
  second.resolve()
  await loaded
  expect(order).toEqual(['first', 'loaded'])
  await partsLoaded()
})
