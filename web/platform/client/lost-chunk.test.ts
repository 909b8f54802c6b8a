import { beforeEach, describe, expect, it, vi } from 'vitest'
import { watchLeaving } from './leaving.ts'
import { isLostChunk, reloadForLostChunk } from './lost-chunk.ts'

const reload = vi.fn()
const assign = vi.fn()

beforeEach(() => {
  const kept = new Map<string, string>()
  reload.mockReset()
  assign.mockReset()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('window', { location: { reload, assign } })
  vi.stubGlobal('navigator', { onLine: true })
})

describe('lost chunks', () => {
  it('distinguishes lost chunks from other failures', () => {
    expect(isLostChunk(new TypeError('Failed to fetch dynamically imported module: /assets/page-1.js'))).toBe(true)
    expect(isLostChunk(new TypeError('error loading dynamically imported module'))).toBe(true)
    expect(isLostChunk(new TypeError('Failed to fetch'))).toBe(false)
    expect(isLostChunk(null)).toBe(false)
  })
  it('reloads once, and again only after a minute', () => {
    expect(reloadForLostChunk(null, 1_000_000)).toBe(true)
    expect(reloadForLostChunk(null, 1_030_000)).toBe(false)
    expect(reloadForLostChunk(null, 1_061_000)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })
  it('reloads to the URL that the visitor was going to', () => {
    expect(reloadForLostChunk('/farmers/101')).toBe(true)
    expect(assign).toHaveBeenCalledWith('/farmers/101')
    expect(reload).not.toHaveBeenCalled()
  })
  it.each(['navigate', 'beforeunload'])('does not interrupt a navigation announced by %s', (name) => {
    const listeners = new Map<string, (event: object) => void>()
    const listen = (event: string, listener: (event: object) => void) => void listeners.set(event, listener)
    const navigation = name === 'navigate' ? { addEventListener: listen } : undefined
    vi.stubGlobal('window', { location: { reload, assign }, addEventListener: listen, navigation })
    let now = 1_000_000
    watchLeaving(() => now)
    const go = (sameDocument: boolean) =>
      listeners.get(name)?.({ hashChange: false, downloadRequest: null, destination: { sameDocument } })
    go(false)
    // engines abort files that are still loading
    expect(reloadForLostChunk(null, now)).toBe(false)
    now += 31_000
    expect(reloadForLostChunk(null, now)).toBe(true)
    now += 61_000
    go(false)
    listeners.get('pageshow')?.({})
    expect(reloadForLostChunk(null, now)).toBe(true)
    now += 61_000
    if (name === 'navigate') go(true)
    expect(reloadForLostChunk(null, now)).toBe(true)
  })
  it('does not reload without a network', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(reloadForLostChunk(null, 1_000_000)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
