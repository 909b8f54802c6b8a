import { describe, expect, it, vi } from 'vitest'
import { FakeElement } from './fake-yandex.data.ts'
import type { MapOptions, OpenMap } from './map-port.ts'
import { openMap } from './open-map.ts'

const words = { title: '', zoomIn: '', zoomOut: '', metres: '', kilometres: '', cluster: String }
const drawn = (isBundled: boolean) => ({ isBundled }) as OpenMap

async function open(yandexKey: string | undefined, isYandexHere: boolean) {
  const container = new FakeElement()
  const options: MapOptions = { words, here: null, yandexKey }
  const yandex = vi.fn(async (where: HTMLElement) => {
    where.append('half a map')
    if (!isYandexHere) throw new Error('no Yandex')
    return drawn(false)
  })
  const map = await openMap(container as unknown as HTMLElement, options, { yandex, bundled: async () => drawn(true) })
  return { isBundled: map.isBundled, asked: yandex.mock.calls.length, left: container.children.length }
}

describe('opening a map', () => {
  it('opens the bundled map without a key and sends no request to other hosts', async () => {
    expect(await open(undefined, true)).toMatchObject({ isBundled: true, asked: 0 })
  })

  it('opens Yandex Maps with a key', async () => {
    expect(await open('key', true)).toMatchObject({ isBundled: false, asked: 1 })
  })

  it('falls back to the bundled map on an empty element when Yandex fails', async () => {
    expect(await open('key', false)).toEqual({ isBundled: true, asked: 1, left: 0 })
  })
})
