import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  CHECK_TIMES,
  type CheckedContent,
  type CheckRule,
  checkAfterSave,
  checkTime,
  DEFAULT_CHECK_RULE,
  decidedCheck,
  isHeld,
  type ProductCheck,
  shownContent,
} from './goods-check.ts'

const content = (title: string): CheckedContent => ({
  title,
  description: '',
  composition: 'milk',
  allergens: [],
  categoryId: 1,
  pictures: [{ source: 'food/cheese.webp', alt: '', focus: null }],
})
const rule = (part: Partial<CheckRule> = {}): CheckRule => ({ ...DEFAULT_CHECK_RULE, ...part })
const untrusted = { isRisky: false, checked: 0, returned: 0 }
const trusted = { ...untrusted, checked: 5 }
const save = (check: ProductCheck | null, title: string, part: Partial<CheckRule> = {}, isWanted = true) =>
  checkAfterSave({
    ...{ check, isWanted, facts: trusted, rule: rule(part) },
    before: check ? shownContent(check) : content('Cheese'),
    after: content(title),
  })

it('checks new goods until the seller is trusted, goods of risky categories and changed content', () => {
  const fresh = { isNew: true, changed: [] }
  expect(checkTime({ ...untrusted, ...fresh }, rule())).toBe('after')
  expect(checkTime({ ...trusted, ...fresh }, rule())).toBe('nothing')
  expect(checkTime({ ...trusted, ...fresh, returned: 1 }, rule({ fresh: 'before' }))).toBe('before')
  expect(checkTime({ ...trusted, ...fresh, isRisky: true }, rule({ risky: 'before' }))).toBe('before')
  expect(checkTime({ ...trusted, isNew: false, changed: ['title'] }, rule({ changed: 'nothing' }))).toBe('nothing')
  expect(checkTime({ ...untrusted, isNew: false, changed: [] }, rule({ changed: 'before' }))).toBe('nothing')
})

it('keeps the accepted version on sale while a change that is checked before waits', () => {
  const waiting = save(null, 'Blue cheese', { changed: 'before' })
  expect(waiting).toMatchObject({ state: 'waiting', version: 1 })
  expect(waiting && [isHeld(waiting), shownContent(waiting).title]).toEqual([false, 'Cheese'])
  const returned = waiting && decidedCheck(waiting, 'return')
  expect(returned && [isHeld(returned), shownContent(returned).title]).toEqual([false, 'Cheese'])
  const accepted = waiting && decidedCheck(waiting, 'accept')
  expect(accepted && [isHeld(accepted), shownContent(accepted).title]).toEqual([false, 'Blue cheese'])
})

it('shows a change that is checked after at once, and after its return the accepted version until it is mended', () => {
  const waiting = save(null, 'Blue cheese')
  expect(waiting && [isHeld(waiting), shownContent(waiting).title]).toEqual([false, 'Blue cheese'])
  const returned = waiting && decidedCheck(waiting, 'return')
  expect(returned && isHeld(returned)).toBe(true)
  const mended = save(returned, 'Goat cheese')
  expect(mended).toMatchObject({ state: 'waiting', time: 'before', version: 2 })
  expect(mended && [isHeld(mended), shownContent(mended).title]).toEqual([false, 'Cheese'])
  expect(save(returned, 'Cheese')).toMatchObject({ state: 'accepted' })
})

it('waits for nobody while the seller does not sell, and keeps goods hidden by the office off sale', () => {
  const draft = save(null, 'Blue cheese', {}, false)
  expect(draft?.state).toBe('draft')
  expect(save(draft, 'Blue cheese')?.state).toBe('waiting')
  const hidden = draft && decidedCheck(draft, 'hide')
  expect(save(hidden, 'Goat cheese')).toMatchObject({ state: 'hidden', version: 2 })
})

it('never shows a returned or unchecked version that is checked before, whatever is saved and decided', () => {
  const step = fc.record({ save: fc.constantFrom('A', 'B', 'C', null), decide: fc.constantFrom('accept', 'return') })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.constantFrom(...CHECK_TIMES), (steps, changed) => {
      const seen = new Set<string>(['A'])
      let check: ProductCheck | null = checkAfterSave({
        ...{ check: null, before: null, after: content('A'), isWanted: true, facts: untrusted },
        rule: rule({ fresh: 'before', changed }),
      })
      seen.clear()
      for (const { save: title, decide } of steps) {
        if (title !== null && check) check = save(check, title, { changed })
        else if (check?.state === 'waiting') {
          if (decide === 'accept') seen.add(check.proposed.title)
          check = decidedCheck(check, decide as 'accept' | 'return')
        }
        if (!check || isHeld(check) || changed !== 'before') continue
        expect(seen).toContain(shownContent(check).title)
      }
    }),
  )
})
