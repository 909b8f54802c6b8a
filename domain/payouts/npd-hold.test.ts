import { expect, it } from 'vitest'
import { npdHold } from './npd-hold.ts'

it('holds payouts of a seller who lost the status, or whose status nobody has confirmed for a week', () => {
  expect(npdHold({ lostOn: '2026-11-20', checkedOn: '2026-11-21' }, '2026-11-21')).toBe('selfEmployedLost')
  expect(npdHold({ lostOn: null, checkedOn: '2026-11-14' }, '2026-11-21')).toBeNull()
  expect(npdHold({ lostOn: null, checkedOn: '2026-11-13' }, '2026-11-21')).toBe('selfEmployedUnverified')
  expect(npdHold({ lostOn: null, checkedOn: null }, '2026-11-21')).toBe('selfEmployedUnverified')
})
