import { rolesThatMay } from '@okolitsa/domain/identity/actor.ts'
import { type BankVisit, bankVisit } from '../../data/registration/desk/bank-visit.ts'
import { createCabinetApi, findMember } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/**
 * Requires a tax number (ИНН) with a proof of the bank, or a member who manages sites; redirects home otherwise, and on
 * a seller's site (spec 2.2).
 */
export const loader = loading(async ({ shop, url }) => {
  if (shop.site.mode !== 'default') moved('/', 302)
  const api = createCabinetApi(shop.send)
  const visit = visitOf(url.searchParams) ?? bankVisit.kept()
  if (visit) {
    const { bankUrl } = await api.staff.signInWays()
    return { kind: 'visit', visit, bankUrl } as const
  }
  const member = await findMember(api)
  const sellers = (member?.sellers ?? []).filter(({ role }) => rolesThatMay('manageSite').includes(role))
  const current = member?.organization?.id
  const [only] = sellers
  if (!only || current === undefined) moved('/', 302)
  const isChosen = url.searchParams.get('seller') === String(current) || (sellers.length === 1 && only.id === current)
  return { kind: 'member', current, sellers, isChosen: isChosen && sellers.some(({ id }) => id === current) } as const
})

function visitOf(query: URLSearchParams): BankVisit | null {
  const [inn, token, code] = ['inn', 'token', 'code'].map((name) => query.get(name)?.trim())
  if (!inn || !(token || code)) return null
  return { inn, proof: token ? { externalToken: token } : { code: code ?? '' } }
}
