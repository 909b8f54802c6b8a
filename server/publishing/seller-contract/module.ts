import { sellerContractEndpoints } from '@okolitsa/contracts/seller-contract/seller-contract.endpoints.ts'
import type { Requisites } from '@okolitsa/domain/seller-contract/requisites.ts'
import { defineModule } from '../../module.ts'
import type { Executor } from '../../platform/db/client.ts'
import { on } from '../../platform/events/event.ts'
import { mounted } from '../../platform/module/module.ts'
import { sealedIds } from '../../platform/secrets/sealed-id.ts'
import { offerAnnounced } from '../content/events.ts'
import { requisitesConfirmed, requisitesMessageDue } from './events.ts'
import { sellerContractHandlers } from './http/seller-contract.handlers.ts'
import { presentStanding, readContract } from './standing.ts'
import { acceptForAll, insertAcceptance, listAcceptedBy } from './store/offer.store.ts'
import { importRequisites, listRequisites } from './store/requisites.store.ts'
import { keptAt } from './use-cases/change-requisites.ts'
import { notifyOfOffer, recountContracts } from './use-cases/follow-offer.ts'
import { notifyOfRequisites, sendRequisitesMessage } from './use-cases/notify-of-requisites.ts'

const NAME = 'seller-contract'

/** Contracts and requisites that were there before the cabinet asked for them: an import, the demo. */
export const importContracts = async (
  tx: Executor,
  {
    version,
    at,
    requisites,
  }: {
    /** The version of the offer that all sellers have accepted. */
    readonly version: number
    readonly at: Date
    readonly requisites: readonly { readonly organizationId: number; readonly requisites: Requisites }[]
  },
): Promise<void> => {
  await acceptForAll(tx, version, at)
  await importRequisites(tx, requisites, at)
}

/**
 * The contract of each seller with the market: which version of the offer an owner has accepted, and the requisites to
 * which the seller is paid.
 *
 * Requisites are confirmed by a code to the phone of an owner, announced to everybody at the contacts known before, and take
 * effect for money after 72 hours; until then any owner, or anybody with the link of the notice, cancels them. No person of
 * the office enters or approves them. Rows are only added, and a view `seller_requisites` publishes them for payouts.
 *
 * A version of the offer that asks for acceptance is announced 45 days (terms that are worse) or 15 days before it
 * applies. From its day sellers without acceptance take no new orders: `organization.lacks_contract` stops them as a
 * missing paper does. A market without such a version requires nothing.
 */
export const sellerContractModule = defineModule({
  name: 'sellerContract',
  uses: ['audit', 'market', 'identity', 'sellers', 'content', 'sellerNotifications'],
  create: ({ config, database, clock, adapters }, services) => {
    const deps = {
      ...{ ...services, database, clock },
      channel: adapters.channel,
      mail: adapters.mail,
      publicUrl: config.PUBLIC_URL,
      links: sealedIds(config.TOKEN_SECRET, 'requisites-change'),
    }
    return {
      service: {
        requisitesInForce: async (executor, organizationId, at) =>
          keptAt(await listRequisites(executor, organizationId), at).inForce,
        acceptedBy: listAcceptedBy,
        acceptByApplication: async (tx, { organizationId, staffId, network }) => {
          const { current } = await services.content.sellersOffer(tx)
          if (!current) return
          const accepted = { version: current.version, by: staffId, at: clock(), network, browser: null }
          await insertAcceptance(tx, { organizationId, ...accepted })
        },
        standingOf: async (executor, organizationId) =>
          presentStanding(
            await readContract(executor, await services.content.sellersOffer(executor), organizationId, clock()),
          ),
      },
      calls: [mounted(sellerContractEndpoints, sellerContractHandlers(deps))],
      subscribers: [
        on(requisitesConfirmed, NAME, (asked) => notifyOfRequisites(deps, asked)),
        on(requisitesMessageDue, NAME, (due) => sendRequisitesMessage(deps, due), { isSlow: true }),
        on(offerAnnounced, NAME, () => notifyOfOffer(deps, { isNew: true })),
      ],
      periodic: [
        { name: 'recount-contracts', cron: '* * * * *', run: () => recountContracts(deps) },
        { name: 'notify-of-offer', cron: '10 7 * * *', run: () => notifyOfOffer(deps) },
      ],
    }
  },
})
