import { afterEach, describe, expect, it } from 'vitest'
import { currentToasts, dismissToast, serverToasts, showToast, subscribeToToasts } from './toast-queue.ts'

afterEach(() => {
  for (const toast of currentToasts()) dismissToast(toast.id)
})

describe('toast queue', () => {
  it('shows, tells its listeners and takes away', () => {
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

  it('forgets what is out of date once the same topic is told anew', () => {
    showToast({ text: 'shown for one town', topic: 'place' })
    showToast({ text: 'saved' })
    showToast({ text: 'shown for another', topic: 'place' })
    expect(currentToasts().map((toast) => toast.text)).toEqual(['saved', 'shown for another'])
  })

  it('keeps the three newest', () => {
    for (const text of ['a', 'b', 'c', 'd']) showToast({ text })
    expect(currentToasts().map((toast) => toast.text)).toEqual(['b', 'c', 'd'])
  })

  it('has nothing on the server', () => expect(serverToasts()).toEqual([]))
})
