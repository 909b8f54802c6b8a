import { describe, expect, it, test } from 'vitest'
import { changesOf, officeInvitationState, personObstacle, rolesObstacle } from './people.ts'

const owner = { id: 1, roles: ['owner'], isActive: true } as const
const second = { id: 2, roles: ['owner', 'support'], isActive: true } as const
const curator = { id: 3, roles: ['curator'], isActive: true } as const

describe('the last active owner', () => {
  it('keeps the role', () => {
    expect(rolesObstacle(owner, ['support'], 1)).toBe('lastOwner')
    expect(rolesObstacle(owner, ['support', 'owner'], 1)).toBeNull()
    expect(rolesObstacle(owner, ['support'], 2)).toBeNull()
  })
  it('is not deactivated', () => {
    expect(personObstacle(2, owner, 'deactivate', 1)).toBe('lastOwner')
    expect(personObstacle(2, owner, 'deactivate', 2)).toBeNull()
  })
  it('does not include owners who are deactivated', () => {
    expect(rolesObstacle({ ...owner, isActive: false }, ['support'], 1)).toBeNull()
  })
})

test('lists the changes that are possible now', () => {
  expect(changesOf(1, curator, 1)).toEqual(['setRoles', 'deactivate', 'endSessions', 'resetFactors'])
  expect(changesOf(1, { ...curator, isActive: false }, 1)).toEqual(['setRoles', 'activate'])
  expect(changesOf(1, owner, 2)).toEqual(['setRoles'])
  expect(changesOf(1, second, 2)).toContain('deactivate')
})

test.each([
  [null, '2026-11-30T00:00:00Z', 'waiting'],
  ['2026-11-29T00:00:00Z', '2026-11-30T00:00:00Z', 'opened'],
  [null, '2026-11-29T12:00:00Z', 'expired'],
  ['2026-11-29T00:00:00Z', '2026-11-29T12:00:00Z', 'expired'],
])('an invitation opened at %s that ends at %s is %s', (usedAt, expiresAt, state) => {
  expect(
    officeInvitationState(
      { usedAt: usedAt === null ? null : new Date(usedAt), expiresAt: new Date(expiresAt) },
      new Date('2026-11-29T12:00:00Z'),
    ),
  ).toBe(state)
})
