import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'
import { type Actor, membershipAs } from '@okolitsa/domain/identity/actor.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { CallContext } from './handler.ts'
import { onlySeller, scopeOfCall } from './scope-of-call.ts'

const [FARM, OTHER, STRANGER] = [101, 102, 103]
const person = (...ids: readonly number[]): Actor => ({
  kind: 'staff',
  staffId: 7,
  memberships: ids.map((id) => membershipAs('manager', id)),
  sessionId: 's',
})
const context = { site: { organizationId: null }, seesHiddenSellers: false } as CallContext
const endpoint = (more: Partial<Endpoint>): Endpoint => ({
  method: 'GET',
  path: '/v1/cabinet/things',
  access: 'seller',
  permission: 'workOrders',
  seller: 'organizationId',
  summary: 'Things of a seller.',
  answer: z.object({}),
  ...more,
})
const scopeOf = (actor: Actor, named: number | undefined, withoutSeller?: Endpoint['withoutSeller']) =>
  scopeOfCall(endpoint(withoutSeller ? { withoutSeller } : {}), actor, context, {
    params: undefined,
    query: { organizationId: named },
  })
const refusalOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return error instanceof Refusal ? error.code : error
  }
  return null
}

describe('the scope of a call that names its seller', () => {
  it('takes the seller from the path, the query or the body', () => {
    const own = { kind: 'seller', organizationIds: [FARM] }
    const byPath = endpoint({ seller: 'id' })
    expect(scopeOf(person(FARM, OTHER), FARM)).toEqual(own)
    expect(scopeOfCall(byPath, person(FARM), context, { params: { id: FARM }, query: undefined })).toEqual(own)
    const body = { organizationId: FARM }
    expect(scopeOfCall(endpoint({}), person(FARM), context, { params: undefined, query: undefined, body })).toEqual(own)
  })
  it('refuses a foreign seller like an unknown one, with every rule for an absent one', () => {
    for (const rule of ['own', 'first', 'only'] as const)
      expect(refusalOf(() => scopeOf(person(FARM), STRANGER, rule))).toBe('NOT_FOUND')
  })
  it('applies to a call without a seller all sellers, the first, or the only one, as the endpoint declares', () => {
    const both = { kind: 'seller', organizationIds: [FARM, OTHER] }
    expect(scopeOf(person(FARM, OTHER), undefined)).toEqual(both)
    expect(scopeOf(person(FARM, OTHER), undefined, 'first')).toEqual({ kind: 'seller', organizationIds: [FARM] })
    expect(scopeOf(person(FARM), undefined, 'only')).toEqual({ kind: 'seller', organizationIds: [FARM] })
  })
  it('requires a seller from a person of several sellers and from a person of none', () => {
    expect(refusalOf(() => scopeOf(person(FARM, OTHER), undefined, 'only'))).toBe('BAD_REQUEST')
    for (const rule of ['own', 'first', 'only'] as const)
      expect(refusalOf(() => scopeOf(person(), undefined, rule))).toBe('BAD_REQUEST')
  })
})

it('applies the same rules to a form with files', () => {
  const own = { kind: 'seller', organizationIds: [FARM] } as const
  expect(onlySeller(own, undefined)).toBe(FARM)
  expect(refusalOf(() => onlySeller(own, STRANGER))).toBe('NOT_FOUND')
  expect(refusalOf(() => onlySeller({ ...own, organizationIds: [FARM, OTHER] }, undefined))).toBe('BAD_REQUEST')
})
