import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from './page.ts'

/** Faults of an emulator: their names and titles. */
export type FaultTitles<Name extends string> = Readonly<Record<Name, string>>

/** Active faults; a fault with a count ends after so many uses. */
export class Faults<Name extends string> {
  readonly titles: FaultTitles<Name>
  readonly #left = new Map<Name, number>()

  constructor(titles: FaultTitles<Name>) {
    this.titles = titles
  }

  names(): Name[] {
    return Object.keys(this.titles) as Name[]
  }

  isKnown(name: unknown): name is Name {
    return typeof name === 'string' && Object.hasOwn(this.titles, name)
  }

  /** Sets a fault; `times` absent = until cleared. */
  set(fault: Name, times = Number.POSITIVE_INFINITY): void {
    this.#left.set(fault, times)
  }

  clear(): void {
    this.#left.clear()
  }

  /** Uses the fault once; false = it is not active. */
  take(fault: Name): boolean {
    const left = this.#left.get(fault) ?? 0
    if (left <= 0) return false
    this.#left.set(fault, left - 1)
    return true
  }

  list(): Name[] {
    return this.names().filter((fault) => (this.#left.get(fault) ?? 0) > 0)
  }
}

/** Options of a fault list; the first one means no fault. */
export const faultOptions = <Name extends string>(faults: Faults<Name>): string =>
  `<option value="">без сбоев</option>${faults
    .names()
    .map((name) => `<option value="${name}">${escapeHtml(faults.titles[name])}</option>`)
    .join('')}`

/** The form that sets and clears faults. */
export function faultsForm<Name extends string>(path: string, faults: Faults<Name>): string {
  const inForce = faults.list().map((name) => `<li class="bad">${escapeHtml(faults.titles[name])}</li>`)
  return `<h2>Сбои</h2>${inForce.length > 0 ? `<ul>${inForce.join('')}</ul>` : '<p class="good">Всё работает.</p>'}
<form method="post" action="${path}"><label>Что сломать<select name="fail" required>${faultOptions(faults)}</select></label>
<label>Сколько раз, пусто — пока не починят<input name="times" inputmode="numeric" pattern="[0-9]*"></label>
<button class="no">Сломать</button></form>
<form method="post" action="${path}"><input type="hidden" name="fail" value="none"><button class="no">Починить</button></form>`
}

/**
 * `POST <path> {"fail": "down", "times": 2}` sets a fault, `{"fail": "none"}` clears all; without `times` it is active
 * until cleared. A browser's form is redirected to `page`.
 */
export async function mountFaultControl<Name extends string>(
  app: FastifyInstance,
  { path, page, faults }: { path: string; page: string; faults: Faults<Name> },
): Promise<void> {
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody)
  app.post<{ Body: { fail?: string; times?: number | string } | null }>(path, async (request, reply) => {
    const { fail, times } = request.body ?? {}
    if (fail === 'none') faults.clear()
    else if (faults.isKnown(fail)) faults.set(fail, times ? Number(times) : undefined)
    else return reply.code(400).send({ error: `fail: none, ${faults.names().join(', ')}` })
    if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
      return reply.redirect(page, 303)
    }
    return { faults: faults.list() }
  })
}
