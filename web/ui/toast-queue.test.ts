import { afterEach, describe, expect, it } from 'vitest'
import { currentToasts, dismissToast, serverToasts, showToast, subscribeToToasts } from './toast-queue.ts'

afterEach(() => {
  for (const toast of currentToasts()) dismissToast(toast.id)
})

describe('toast queue', () => {
  it('shows a toast, notifies listeners and dismisses it', () => {
    let calls = 0
    const stop = subscribeToToasts(() => calls++)
    const id = showToast({ text: 'saved' })
    expect(currentToasts()).toEqual([{ id, tone: 'success', text: 'saved' }])
    dismissToast(id)
    stop()
    showToast({ text: 'later' })
    expect(calls).toBe(2)
  })

  it('does not repeat the same text', () => {
    showToast({ text: 'no connection', tone: 'error' })
    showToast({ text: 'no connection', tone: 'error' })
    expect(currentToasts()).toHaveLength(1)
  })

  it('replaces a toast by a newer one of the same topic', () => {
    showToast({ text: 'shown for one town', topic: 'place' })
    showToast({ text: 'saved' })
    showToast({ text: 'shown for another', topic: 'place' })
    expect(currentToasts().map((toast) => toast.text)).toEqual(['saved', 'shown for another'])
  })

  it('keeps only the three newest toasts', () => {
    for (const text of ['a', 'b', 'c', 'd']) showToast({ text })
    expect(currentToasts().map((toast) => toast.text)).toEqual(['b', 'c', 'd'])
  })

  it('returns no toasts on the server', () => expect(serverToasts()).toEqual([]))
})
