import { PERMISSIONS } from '@okolitsa/domain/identity/actor.ts'
import { OFFICE_PERMISSIONS } from '@okolitsa/domain/office/permissions.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { api } from './api.ts'
import type { Endpoint } from './kernel/endpoint.ts'

const calls = Object.entries(api).flatMap(([noun, table]) =>
  Object.entries(table as Record<string, Endpoint>).map(([name, endpoint]) => ({ noun, name, endpoint })),
)

describe('the wire', () => {
  it('defines calls with unique methods and paths', () => {
    const keys = calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })
  it('shares only public reads', () => {
    const shared = calls.filter(({ endpoint }) => endpoint.cacheSeconds !== undefined)
    expect(shared.filter(({ endpoint }) => endpoint.access !== 'public').map(({ name }) => name)).toEqual([])
  })
  it('varies a shared response by its URL only, not by headers', () => {
    const shared = calls.filter(({ endpoint }) => endpoint.cacheSeconds !== undefined)
    expect(shared.filter(({ endpoint }) => endpoint.headers).map(({ name }) => name)).toEqual([])
  })
  it('names headers in lower case, as they arrive', () => {
    const headers = calls.flatMap(({ endpoint }) => Object.keys(endpoint.headers?.shape ?? {}))
    expect(headers.filter((name) => name !== name.toLowerCase())).toEqual([])
  })
  it('declares every parameter of a path', () => {
    for (const { noun, name, endpoint } of calls) {
      const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      expect(Object.keys(endpoint.params?.shape ?? {}).sort(), `${noun}.${name}`).toEqual(inPath.sort())
    }
  })
  it('declares the cost of every search and filter', () => {
    const words = ['substring', 'text', 'filters', 'deliveryDates']
    const unnamed = calls.flatMap(({ noun, name, endpoint }) => {
      if (endpoint.access !== 'public' || endpoint.work === 'dear') return []
      const asked = words.filter((word) => word in (endpoint.query?.shape ?? {}))
      return asked.every((word) => endpoint.dearWith?.includes(word)) ? [] : [`${noun}.${name}`]
    })
    expect(unnamed).toEqual([])
  })
  it('refers only to query fields in the declared cost', () => {
    for (const { noun, name, endpoint } of calls)
      for (const field of endpoint.dearWith ?? [])
        expect(Object.keys(endpoint.query?.shape ?? {}), `${noun}.${name}`).toContain(field)
  })

  it('requires an office permission for office calls, and a seller permission for seller calls', () => {
    const wrong = calls.filter(({ endpoint: { access, permission } }) => {
      if (access === 'office') return !(OFFICE_PERMISSIONS as readonly unknown[]).includes(permission)
      return (
        permission !== undefined && (access !== 'seller' || !(PERMISSIONS as readonly unknown[]).includes(permission))
      )
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
  it('keeps the calls of the office below one path', () => {
    const wrong = calls.filter(({ endpoint: { access, session, path } }) => {
      const isOfOffice = path.startsWith('/v1/office/')
      if (access === 'office') return !isOfOffice || session !== undefined
      return isOfOffice && (access !== 'public' || session !== 'none')
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
  it('requires a fresh factor of office calls only', () => {
    expect(calls.filter(({ endpoint }) => endpoint.freshFactor && endpoint.access !== 'office')).toEqual([])
  })
  it('names the seller field of every seller call that has one', () => {
    const unnamed = calls.filter(({ endpoint }) => {
      const { access, path, query, body, seller } = endpoint
      const isInPath = /^\/v1\/cabinet\/(sellers|farmers|menu)\/\{id\}/.test(path)
      const isField = [query, body].some((part) => part instanceof z.ZodObject && 'organizationId' in part.shape)
      if (access === 'seller' && (isInPath || isField)) return seller !== (isInPath ? 'id' : 'organizationId')
      return seller !== undefined
    })
    // fields of forms with files are read after the scope; chooseSeller selects among all of a person's places
    expect(unnamed.map(({ name }) => name).sort()).toEqual(['chooseSeller', 'createGoods', 'uploadGoods'])
  })
})
