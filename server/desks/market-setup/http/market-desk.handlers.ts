import type { marketDeskEndpoints } from '@okolitsa/contracts/market/market-desk.endpoints.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { defaultRule } from '@okolitsa/domain/fees/commission.ts'
import { firstRaiseDay } from '@okolitsa/domain/fees/rule-change.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import type { Market } from '@okolitsa/domain/market/market.ts'
import {
  areasMistakes,
  closingMistakes,
  contactsMistakes,
  feesMistakes,
  identityMistakes,
  operatorMistakes,
  payoutsMistakes,
} from '@okolitsa/domain/market/market-mistakes.ts'
import { stateRefusal } from '@okolitsa/domain/market/market-states.ts'
import { mayOpen } from '@okolitsa/domain/market/opening.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { CompanyLookup } from '../../../publishing/registration/ports.ts'
import type { Deps } from '../../../services.ts'
import type { PhotoArchive } from '../../../supply/images/ports.ts'
import { changeGroup, type GroupChange } from '../use-cases/change-group.ts'
import { checkOpening, type DeskMarketDeps, presentMarket } from '../use-cases/desk-market.ts'

export interface MarketDeskDeps extends DeskMarketDeps, Deps<'database' | 'clock'> {
  readonly pictures: PhotoArchive
  readonly companies: CompanyLookup
}

/** Folder of logos in the storage of public files. */
const FOLDER = 'market'

export function marketDeskHandlers(deps: MarketDeskDeps): Handlers<typeof marketDeskEndpoints> {
  const { executor, inTransaction } = deps.database
  const { pictures, companies, market, clock } = deps
  const authorOf = ({ staffId }: { staffId: number }) => ({ kind: 'staff', staffId }) as const

  const changed = (change: Omit<GroupChange, 'author'>, actor: { staffId: number }) =>
    inTransaction(async (tx) =>
      presentMarket(deps, tx, await changeGroup(market, tx, { ...change, author: authorOf(actor) })),
    )
  const rememberPreview = ({ setCookie }: CallContext) => {
    const { name, value, maxAge } = market.previewCookie()
    setCookie(name, value, { maxAge })
  }
  /** Replaces the logo of the latest version: a logo is not typed, so no text is lost. */
  const replaceLogo = (logo: string | null, actor: { staffId: number }) =>
    inTransaction(async (tx) => {
      const before = await market.lock(tx)
      const change = { identity: { ...before.identity, logo } }
      return presentMarket(deps, tx, await market.changeMarket(tx, authorOf(actor), before.version, change))
    })

  return {
    getMarket: async ({ context }) => {
      rememberPreview(context)
      return presentMarket(deps, executor, await market.read(executor))
    },
    changeIdentity: ({ body: { version: seen, ...fields }, actor }) =>
      changed(
        {
          seen,
          group: 'identity',
          change: ({ identity: { logo } }) => {
            const identity = { ...fields, logo }
            refuseMistakes(identityMistakes(identity))
            return { identity }
          },
        },
        actor,
      ),
    changeOperator: ({ body: { version: seen, ...operator }, actor }) => {
      refuseMistakes(operatorMistakes(operator))
      return changed({ seen, group: 'operator', change: () => ({ operator }) }, actor)
    },
    changeContacts: ({ body: { version: seen, ...contacts }, actor }) => {
      const links = Object.fromEntries(Object.entries(contacts.links).filter(([, url]) => url !== ''))
      refuseMistakes(contactsMistakes({ ...contacts, links }))
      return changed({ seen, group: 'contacts', change: () => ({ contacts: { ...contacts, links } }) }, actor)
    },
    changeAreas: ({ body: { version: seen, closedAreas }, actor }) => {
      refuseMistakes(areasMistakes(closedAreas))
      return changed({ seen, group: 'areas', change: () => ({ closedAreas }) }, actor)
    },
    changeFees: ({ body: { version: seen, ...fees }, actor }) => {
      refuseMistakes(feesMistakes(fees))
      const change = (before: Market) => {
        // a higher fee is announced before it applies, by a rule with a day
        const [now, was] = [fees, before.fees].map((each) => defaultRule(each.commissionPercent).basisPoints)
        if (before.state !== 'preparing' && (now ?? 0) > (was ?? 0))
          throw new Refusal('FEE_RISES_TOO_SOON', { firstDay: firstRaiseDay(dayIn(SHOP_TIME_ZONE, clock())) })
        return { fees }
      }
      return changed({ seen, group: 'fees', change }, actor)
    },
    changePayouts: ({ body: { version: seen, ...typed }, actor }) => {
      const payouts = { ...typed, monthDays: typed.monthDays.toSorted((one, other) => one - other) }
      refuseMistakes(payoutsMistakes(payouts))
      return changed({ seen, group: 'payouts', change: () => ({ payouts }) }, actor)
    },
    changeClosing: ({ body: { version: seen, ...closing }, actor }) => {
      refuseMistakes(closingMistakes(closing))
      return changed({ seen, group: 'closing', change: () => ({ closing }) }, actor)
    },
    changeState: ({ body: { version: seen, state }, actor }) =>
      inTransaction(async (tx) => {
        const change = async (before: Market) => {
          const { points, hasOrders } = await checkOpening(deps, tx, before)
          const refusal = stateRefusal(before.state, state, { mayOpen: mayOpen(points), hasOrders })
          if (refusal === 'MARKET_ONCE_OPEN') throw new Refusal(refusal)
          if (refusal)
            throw new Refusal(refusal, {
              points: points.flatMap(({ name, isDone, isRequired }) => (isRequired && !isDone ? [name] : [])),
            })
          return { state }
        }
        const after = await changeGroup(market, tx, { author: authorOf(actor), seen, group: 'state', change })
        return presentMarket(deps, tx, after)
      }),
    setLogo: async ({ scope, actor, readForm }) => {
      const [logo] = await pictures.save(scope, FOLDER, (await readForm()).files)
      if (logo === undefined) throw new Refusal('PHOTO_REQUIRED')
      return replaceLogo(imageUrl(logo), actor)
    },
    removeLogo: ({ actor }) => replaceLogo(null, actor),
    findOperator: async ({ body: { inn }, context }) => {
      const { tin, ien, legalName, legalAddress, head } = await companies.companyOf(inn, context.network)
      return { tin, ien, legalName, legalAddress, head }
    },
  }
}
