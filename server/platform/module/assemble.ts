import type { AppModule, ModuleParts } from './module.ts'

export interface Assembly<Services> {
  readonly services: Services
  readonly parts: readonly ModuleParts[]
}

/**
 * Creates the modules in order and gives each only the services that it names. Throws when a module uses a later one,
 * or when two share a name, so there are no cycles.
 */
export async function assemble<Platform, Services>(
  platform: Platform,
  modules: readonly AppModule<Platform>[],
): Promise<Assembly<Services>> {
  const services = new Map<string, unknown>()
  const parts: ModuleParts[] = []
  for (const { name, uses, portsFilledBy, create } of modules) {
    const asked = [...uses, ...portsFilledBy]
    if (services.has(name)) throw new Error(`two modules are called «${name}»`)
    const missing = asked.find((used) => !services.has(used))
    if (missing !== undefined) throw new Error(`«${name}» uses «${missing}», which does not stand before it`)
    const given = Object.fromEntries(asked.map((used) => [used, services.get(used)]))
    const made = await create(platform, given)
    services.set(name, made.service)
    parts.push(made)
  }
  return { services: Object.fromEntries(services) as Services, parts }
}

/** Joins kinds of live topics. Throws when two modules define the same kind. */
export function joinLiveTopics(parts: readonly ModuleParts[]): NonNullable<ModuleParts['liveTopics']> {
  const entries = parts.flatMap(({ liveTopics = {} }) => Object.entries(liveTopics))
  const joined = Object.fromEntries(entries)
  if (Object.keys(joined).length < entries.length) throw new Error('two modules give one kind of live topic')
  return joined
}
