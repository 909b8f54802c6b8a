import { PRESENCE_BEAT_SECONDS, PRESENCE_SECONDS } from '@okolitsa/domain/chat/message.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPresence } from './presence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const beats: boolean[] = []
  const shown: boolean[] = []
  const page = { isLookedAt: true }
  const presence = createPresence({
    beat: (isFirst) => beats.push(isFirst),
    isLookedAt: () => page.isLookedAt,
    onChange: (isPresent) => shown.push(isPresent),
  })
  return { presence, beats, shown, page }
}
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000)

describe('presence', () => {
  it('presence expires a minute after the last signal of the other side', () => {
    const { presence, shown } = open()
    presence.received(false)
    pass(PRESENCE_SECONDS - 1)
    presence.received(false)
    pass(PRESENCE_SECONDS - 1)
    expect(shown).toEqual([true, true])
    pass(1)
    expect(shown.at(-1)).toBe(false)
  })

  it('sends a signal immediately, repeats it while the page is visible, and answers a newcomer', () => {
    const { presence, beats, page } = open()
    expect(beats).toEqual([true])
    pass(PRESENCE_BEAT_SECONDS)
    expect(beats).toEqual([true, false])
    presence.received(false)
    expect(beats).toHaveLength(2)
    presence.received(true)
    expect(beats).toEqual([true, false, false])
    page.isLookedAt = false
    pass(PRESENCE_BEAT_SECONDS * 4)
    presence.received(true)
    expect(beats).toHaveLength(3)
    page.isLookedAt = true
    presence.look()
    expect(beats.at(-1)).toBe(true)
    presence.stop()
    pass(PRESENCE_SECONDS)
    expect(beats).toHaveLength(4)
  })

  it('presence survives one lost signal', () => {
    expect(PRESENCE_SECONDS).toBeGreaterThan(2 * PRESENCE_BEAT_SECONDS)
  })
})
