import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeElement, fakeYandex } from './fake-yandex.data.ts'
import { yandexLoader } from './yandex-script.ts'

let scripts: FakeElement[]
beforeEach(() => {
  scripts = []
  vi.useFakeTimers()
  vi.stubGlobal('document', {
    documentElement: { lang: 'ru' },
    createElement: () => new FakeElement(),
    head: { append: (script: FakeElement) => scripts.push(script) },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the script of Yandex Maps', () => {
  it('loads the script once per tab, with the key', async () => {
    const load = yandexLoader()
    const [first, second] = [load('my key'), load('my key')]
    vi.stubGlobal('ymaps3', fakeYandex)
    scripts[0]?.onload()
    expect(await first).toBe(fakeYandex)
    expect(await second).toBe(fakeYandex)
    expect(scripts.map(({ src }) => src)).toEqual(['https://api-maps.yandex.ru/v3/?apikey=my+key&lang=ru_RU'])
  })

  it('does not retry after a failure', async () => {
    const load = yandexLoader()
    const first = load('key')
    scripts[0]?.onerror()
    await expect(first).rejects.toThrow()
    await expect(load('key')).rejects.toThrow()
    expect(scripts).toHaveLength(1)
  })

  it('fails when the script is not ready in ten seconds', async () => {
    const load = yandexLoader()
    const opening = expect(load('key')).rejects.toThrow('too long')
    vi.stubGlobal('ymaps3', { ...fakeYandex, ready: new Promise(() => undefined) })
    scripts[0]?.onload()
    await vi.advanceTimersByTimeAsync(10_000)
    await opening
  })
})
