import { describe, expect, test } from 'vitest'
import { firstError } from './first-error.ts'

describe('firstError', () => {
  test('returns the first invalid field of the form in the order of the page', () => {
    const isOfForm = (field: string) => field !== 'search'
    expect(firstError(['search', 'share', 'photos'], { isOfForm })).toBe('share')
  })

  test('skips a field that was invalid before the button was pressed', () => {
    expect(firstError(['name', 'phone'], { known: new Set(['name']) })).toBe('phone')
  })

  test('returns null when all fields are valid', () => {
    expect(firstError(['name'], { known: new Set(['name']) })).toBeUndefined()
    expect(firstError([], {})).toBeUndefined()
  })
})
