import type { MutationCache } from '@tanstack/react-query'
import { drafts } from './drafts.ts'

/**
 * Removes the draft of a form that was closed while its mutations were running once all succeed; keeps it if one fails.
 */
export function forgetWhenSent(mutations: MutationCache, id: string): void {
  const underWay = mutations.findAll({ status: 'pending' })
  const stop = mutations.subscribe(look)
  function look() {
    if (underWay.some(({ state }) => state.status === 'pending')) return
    stop()
    if (underWay.every(({ state }) => state.status !== 'error')) drafts.forget(id)
  }
  look()
}
