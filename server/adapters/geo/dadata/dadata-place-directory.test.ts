import { dadataEmulator } from '@okolitsa/emulators/dadata/dadata-emulator.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PlaceDirectoryError } from '../../../fulfilment/geo/ports.ts'
import { timeoutOfNextCall } from '../../timeout.data.ts'
import { placeDirectoryContract } from '../place-directory.contract.ts'
import { createDadataPlaceDirectory } from './dadata-place-directory.ts'

/** Time limit, ms; longer than any answer takes on a busy machine. */
const LONG_MS = 60_000

async function startEmulator(): Promise<{ app: FastifyInstance; baseUrl: string }> {
  // Calls that timed out leave their connections open.
  const app = fastify({ forceCloseConnections: true })
  await app.register(dadataEmulator)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, baseUrl: `${origin}/suggestions/api/4_1/rs` }
}

placeDirectoryContract('DaData over the emulator', async () => {
  const { app, baseUrl } = await startEmulator()
  return {
    directory: createDadataPlaceDirectory({ token: 'test', baseUrl, timeoutMs: LONG_MS }),
    close: () => app.close(),
  }
})

describe('DaData failures', () => {
  let app: FastifyInstance
  let baseUrl: string
  beforeAll(async () => {
    ;({ app, baseUrl } = await startEmulator())
  })
  afterAll(() => app.close())
  const failure = (reason: string) =>
    expect.objectContaining({ name: 'PlaceDirectoryError', code: 'GEO_UNAVAILABLE', reason })

  it.each([
    ['!401', 'unauthorized'],
    ['!403', 'unauthorized'],
    ['!429', 'limit-reached'],
    ['!500', 'unavailable'],
    ['!503', 'unavailable'],
    ['!broken', 'malformed-answer'],
  ])('reports %s as %s', async (query, reason) => {
    const directory = createDadataPlaceDirectory({ token: 'test', baseUrl, timeoutMs: LONG_MS })
    await expect(directory.findPlaces(query, 5)).rejects.toThrow(failure(reason))
    await expect(directory.findAddresses(query, 5)).rejects.toThrow(failure(reason))
  })

  it('reports !slow as a timeout', async () => {
    const directory = createDadataPlaceDirectory({ token: 'test', baseUrl })
    for (const ask of [directory.findPlaces, directory.findAddresses]) {
      const timeout = timeoutOfNextCall()
      const asked = ask('!slow', 5)
      timeout.end()
      await expect(asked).rejects.toThrow(failure('timeout'))
    }
  })

  it('reports a wrong token', async () => {
    const directory = createDadataPlaceDirectory({ token: 'forbidden', baseUrl })
    await expect(directory.placeAt({ latitude: 1, longitude: 1 })).rejects.toThrow(
      expect.objectContaining({ reason: 'unauthorized' }),
    )
  })

  it('reports an unreachable service', async () => {
    const directory = createDadataPlaceDirectory({ token: 'test', baseUrl: 'http://127.0.0.1:1' })
    await expect(directory.findPlaces('x', 5)).rejects.toThrow(PlaceDirectoryError)
  })

  it('reports a malformed answer', async () => {
    const other = fastify()
    other.post('/suggest/address', async () => ({ suggestions: [{ value: 5 }] }))
    const origin = await other.listen({ host: '127.0.0.1', port: 0 })
    const directory = createDadataPlaceDirectory({ token: 'test', baseUrl: origin })
    await expect(directory.findPlaces('x', 5)).rejects.toThrow(expect.objectContaining({ reason: 'malformed-answer' }))
    await other.close()
  })
})
