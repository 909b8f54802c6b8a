import { Resolver } from 'node:dns/promises'
import type { DomainName, NameService } from '../../publishing/sites/ports.ts'

/** Time limit of one DNS query, ms, and the number of attempts. */
const TIMEOUT_MS = 3_000
const TRIES = 2
/** Codes of an absent name or record type, which is a valid answer. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA'])

export function createNameService(): NameService {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  const orNothing = async <T>(asked: Promise<T[]>): Promise<T[]> => {
    try {
      return await asked
    } catch (error) {
      if (NOTHING.has(String((error as NodeJS.ErrnoException).code))) return []
      throw error
    }
  }
  return {
    textsOf: async (name) => (await orNothing(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    namesOf: async (name): Promise<DomainName> => {
      const [aliases, v4, v6] = await Promise.all([
        orNothing(resolver.resolveCname(name)),
        orNothing(resolver.resolve4(name)),
        orNothing(resolver.resolve6(name)),
      ])
      return { aliases, addresses: [...v4, ...v6] }
    },
  }
}
