import { TAX_SYSTEMS } from '@okolitsa/domain/fiscal/vat.ts'
import { TRADES } from '@okolitsa/domain/site-pages/trade.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { drafts } from '../../../platform/forms/drafts.ts'
import { keptCodes } from '../../identity/kept-code.ts'
import { keepStarted, takeStarted } from '../../registration/desk/started-application.ts'
import { DESK_CODES, leaveDeskTab, takeDeskTab } from './desk-tab.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  drafts.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})
const at = (id: number, organizationId: number) => ({ id, organization: { id: organizationId } as never })

test('keeps drafts for the same member at the same seller', () => {
  takeDeskTab(at(1, 7))
  drafts.put('about-7', { title: 'Пасека' })
  takeDeskTab(at(1, 7))
  expect(drafts.get('about-7')).toEqual({ title: 'Пасека' })
})

test('removes drafts for other members, and for the same one at another seller or after a sign-out', () => {
  takeDeskTab(at(1, 7))
  for (const next of [at(2, 7), at(2, 8)]) {
    drafts.put('about-7', { title: 'Пасека' })
    takeDeskTab(next)
    expect(drafts.get('about-7')).toBeNull()
  }
  drafts.put('about-7', { title: 'Пасека' })
  keepStarted({ inn: '7707083893', title: 'Пасека', trade: TRADES[0], taxSystem: TAX_SYSTEMS[0] })
  leaveDeskTab()
  expect([drafts.get('about-7'), kept.get('okolitsa-desk-tab'), takeStarted()]).toEqual([null, undefined, null])
})

test.each([
  ['signs out', leaveDeskTab],
  ['hands over to another', () => takeDeskTab(at(2, 7))],
])('removes the typed phone from the tab when the member %s', (_, leave) => {
  takeDeskTab(at(1, 7))
  for (const name of Object.values(DESK_CODES)) keptCodes.put(name, { phone: '9161234567', sent: null })
  keptCodes.put('sign-in', { phone: '9160000000', sent: null })
  leave()
  expect(Object.keys(keptCodes.all())).toEqual(['sign-in'])
})
