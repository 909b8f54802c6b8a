import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLiveClient, type LiveSource } from './live-client.ts'

interface Source extends LiveSource {
  readonly url: string
  isClosed: boolean
  fire(type: 'ready' | 'changed' | 'error', data?: string): void
}

function tab() {
  const sources: Source[] = []
  let isVisible = true
  let onVisibility = () => {}
  const client = createLiveClient({
    path: '/api/v1/live',
    open: (url) => {
      const handlers = new Map<string, (event: { data: string }) => void>()
      const source: Source = {
        url,
        isClosed: false,
        addEventListener: (type, listener) => void handlers.set(type, listener),
        close: () => {
          source.isClosed = true
        },
        fire: (type, data = '') => handlers.get(type)?.({ data }),
      }
      sources.push(source)
      return source
    },
    isVisible: () => isVisible,
    onVisibility: (listener) => {
      onVisibility = listener
    },
    random: () => 1,
  })
  return {
    client,
    sources,
    last: () => sources.at(-1) as Source,
    show(visible: boolean) {
      isVisible = visible
      onVisibility()
    },
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the stream of a tab', () => {
  it('opens one stream for all topics and notifies each of its own changes', () => {
    const { client, sources, last } = tab()
    const cart = vi.fn()
    const order = vi.fn()
    client.listen('cart:1', cart)
    client.listen('order:2', order)
    vi.advanceTimersByTime(50)
    expect(sources.map(({ url }) => url)).toEqual(['/api/v1/live?topic=cart%3A1&topic=order%3A2'])
    last().fire('ready')
    expect([cart.mock.calls.length, order.mock.calls.length]).toEqual([1, 1])
    last().fire('changed', 'cart:1')
    expect([cart.mock.calls.length, order.mock.calls.length]).toEqual([2, 1])
  })

  it('throttles changes of a topic to one per second; the first is reported immediately and the last in any case', () => {
    const { client, last } = tab()
    const [order, cart] = [vi.fn(), vi.fn()]
    client.listen('order:2', order)
    client.listen('cart:1', cart)
    vi.advanceTimersByTime(50)
    for (let change = 0; change < 100; change++) {
      last().fire('changed', 'order:2')
      vi.advanceTimersByTime(25)
    }
    last().fire('changed', 'cart:1')
    expect([order.mock.calls.length, cart.mock.calls.length]).toEqual([3, 1])
    vi.advanceTimersByTime(5_000)
    expect([order.mock.calls.length, cart.mock.calls.length]).toEqual([4, 1])
  })

  it('reopens the stream for other topics and closes it without listeners', () => {
    const { client, sources, last } = tab()
    const stop = client.listen('cart:1', vi.fn())
    vi.advanceTimersByTime(50)
    const stopOrder = client.listen('order:2', vi.fn())
    vi.advanceTimersByTime(50)
    expect(sources.map(({ isClosed }) => isClosed)).toEqual([true, false])
    stop()
    stopOrder()
    vi.advanceTimersByTime(50)
    expect(last().isClosed).toBe(true)
    expect(sources).toHaveLength(2)
  })

  it('opens no second stream for another listener of a topic', () => {
    const { client, sources } = tab()
    client.listen('cart:1', vi.fn())
    vi.advanceTimersByTime(50)
    client.listen('cart:1', vi.fn())()
    vi.advanceTimersByTime(1_000)
    expect(sources).toHaveLength(1)
  })

  it('backs off after failures, polls meanwhile, and resets after a success', () => {
    const { client, sources, last } = tab()
    const changed = vi.fn()
    client.listen('cart:1', changed)
    vi.advanceTimersByTime(50)
    const waits: number[] = []
    for (let failure = 0; failure < 7; failure++) {
      const known = sources.length
      last().fire('error')
      let waited = 0
      while (sources.length === known) {
        vi.advanceTimersByTime(100)
        waited += 100
      }
      waits.push(waited)
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
    expect(changed.mock.calls.length).toBe(1 + Math.floor(91 / 15))
    changed.mockClear()
    last().fire('ready')
    vi.advanceTimersByTime(60_000)
    expect(changed).toHaveBeenCalledOnce()
    changed.mockClear()
    last().fire('error')
    expect(changed).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1_000)
    expect(sources).toHaveLength(9)
  })

  it('closes the stream while the tab is hidden and catches up when it is visible', () => {
    const { client, sources, last, show } = tab()
    const changed = vi.fn()
    client.listen('cart:1', changed)
    vi.advanceTimersByTime(50)
    last().fire('error')
    show(false)
    changed.mockClear()
    vi.advanceTimersByTime(600_000)
    expect(sources).toHaveLength(1)
    expect(changed).not.toHaveBeenCalled()
    show(true)
    expect(sources).toHaveLength(2)
    last().fire('ready')
    expect(changed).toHaveBeenCalledOnce()
  })
})
