import { defineModule } from '../../module.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import type { Deps } from '../../services.ts'
import type { SellersService } from './ports.ts'
import { sellersChanged } from './public.ts'
import { createSellerCache } from './seller-cache.ts'
import { cloneSellers } from './store/clone-sellers.ts'
import { listDuties, listLacks, listRules, listStops, moveRules } from './store/paper-rule.store.ts'
import { listSellerPictures } from './store/seller-gallery.store.ts'
import { listDocuments } from './store/seller-parts.store.ts'
import { findShipping, listLoads } from './store/seller-shipping.store.ts'
import { findSuspension, giveSuspensionMessageBack, takeSuspensionMessage } from './store/seller-suspension.store.ts'
import {
  findTermination,
  giveTerminationMessageBack,
  takeTerminationMessage,
} from './store/seller-termination.store.ts'
import { addDocument, removeDocument, replaceDocument, setDocuments } from './use-cases/change-documents.ts'
import { changePictures } from './use-cases/change-pictures.ts'
import { changeSeller, setPaymentMethods, setSchedule, setSellerState } from './use-cases/change-seller.ts'
import {
  changePaperRule,
  checkDocument,
  notifyOfEndingPapers,
  recountPapers,
  setContractStop,
  setPlotEnd,
} from './use-cases/check-document.ts'
import { createSellers } from './use-cases/create-sellers.ts'
import { pauseSales, refusePaused, refuseSuspended } from './use-cases/pause-sales.ts'
import { type SellerDeps, takeSellers } from './use-cases/seller-deps.ts'
import {
  changeTradePlace,
  closeTradePlace,
  openTradePlace,
  setClosures,
  setShippingRates,
} from './use-cases/shipping.ts'
import { addStaff, changeStaffRole, joinStaff, removeStaff } from './use-cases/staff.ts'
import { endSuspensions, restoreSeller, suspendSeller } from './use-cases/suspend-seller.ts'
import { endDueContracts, terminateSeller } from './use-cases/terminate-seller.ts'

/** Sellers with their delivery, payment and staff. Cached in memory and changed by commands. */
export function createSellersModule(deps: SellerDeps & Deps<'executor' | 'clock'>): SellersService {
  const cache = createSellerCache(deps)
  return {
    takeSellers,
    createSellers: (tx, author, sellers) => createSellers(deps, tx, author, sellers),
    createSeller: async (tx, author, seller) => (await createSellers(deps, tx, author, [seller]))[0] ?? 0,
    changeSeller: (tx, author, id, change) => changeSeller(deps, tx, author, id, change),
    changePictures: (tx, author, id, change) => changePictures(deps, tx, author, id, change),
    listPictures: listSellerPictures,
    setSchedule: (tx, author, id, change) => setSchedule(deps, tx, author, id, change),
    setDocuments: (tx, author, id, documents) => setDocuments(deps, tx, author, id, documents),
    listDocuments,
    addDocument: (tx, author, id, document) => addDocument(deps, tx, author, id, document),
    replaceDocument: (tx, author, replaced, document) => replaceDocument(deps, tx, author, replaced, document),
    removeDocument: (tx, author, document) => removeDocument(deps, tx, author, document),
    checkDocument: (tx, author, paper, verdict) => checkDocument(deps, tx, author, paper, verdict),
    setPlotEnd: (tx, id, validTo) => setPlotEnd(deps, tx, id, validTo),
    lacksOf: (executor, id) => listLacks(executor, id, deps.clock()),
    paperRules: listRules,
    paperDuties: listDuties,
    previewPaperRule: (executor, rule) => listStops(executor, rule, deps.clock()),
    changePaperRule: (tx, author, rule, seen) => changePaperRule(deps, tx, author, rule, seen),
    followCategory: moveRules,
    recountPapers: (database) => recountPapers(deps, database),
    setContractStop: (tx, id, lacks) => setContractStop(deps, tx, id, lacks),
    setPaymentMethods: (tx, author, id, methods) => setPaymentMethods(deps, tx, author, id, methods),
    setShippingRates: (tx, author, id, rates) => setShippingRates(deps, tx, author, id, rates),
    setClosures: (tx, author, id, closures) => setClosures(deps, tx, author, id, closures),
    shippingOf: findShipping,
    loadsOf: listLoads,
    openTradePlace: (tx, author, id, place) => openTradePlace(deps, tx, author, id, place),
    changeTradePlace: (tx, author, place, change) => changeTradePlace(deps, tx, author, place, change),
    closeTradePlace: (tx, author, place) => closeTradePlace(deps, tx, author, place),
    hideSeller: (tx, author, id) => setSellerState(deps, tx, author, id, 'hideSeller'),
    showSeller: (tx, author, id) => setSellerState(deps, tx, author, id, 'showSeller'),
    enableSeller: (tx, author, id) => setSellerState(deps, tx, author, id, 'enableSeller'),
    disableSeller: (tx, author, id) => setSellerState(deps, tx, author, id, 'disableSeller'),
    pauseSales: (tx, author, id, pause) => pauseSales(deps, tx, author, id, pause),
    refusePaused,
    refuseSuspended,
    suspendSeller: (tx, author, id, asked) => suspendSeller(deps, tx, author, id, asked),
    restoreSeller: (tx, author, id, now) => restoreSeller(deps, tx, author, id, now),
    terminateSeller: (tx, author, id, asked) => terminateSeller(deps, tx, author, id, asked),
    terminationOf: findTermination,
    takeTerminationMessage,
    giveTerminationMessageBack,
    suspensionOf: findSuspension,
    takeSuspensionMessage,
    giveSuspensionMessageBack,
    addStaff: (tx, author, people) => addStaff(deps, tx, author, people),
    joinStaff: (tx, author, place) => joinStaff(deps, tx, author, place),
    changeStaffRole: (tx, author, place) => changeStaffRole(deps, tx, author, place),
    removeStaff: (tx, author, person) => removeStaff(deps, tx, author, person),
    cloneSellers,
    current: cache.current,
    sellerOf: async (organizationId) => (await cache.current()).byId.get(organizationId) ?? null,
    forget: cache.forget,
  }
}

export const sellersModule = defineModule({
  name: 'sellers',
  uses: ['audit'],
  portsFilledBy: ['readModels'],
  create: ({ database, clock }, { audit, readModels }) => {
    const service = createSellersModule({ executor: database.executor, clock, audit, readModels })
    return {
      service,
      periodic: [
        {
          name: 'end-suspensions',
          cron: '* * * * *',
          run: async () => {
            for (const id of await endSuspensions({ database, clock, audit })) service.forget(id)
          },
        },
        {
          name: 'end-contracts',
          cron: '* * * * *',
          run: async () => {
            for (const id of await endDueContracts({ database, audit, clock, readModels })) service.forget(id)
          },
        },
        { name: 'recount-papers', cron: '0 * * * *', run: () => service.recountPapers(database) },
        { name: 'tell-of-ending-papers', cron: '20 * * * *', run: () => notifyOfEndingPapers(database, clock()) },
      ],
      invalidations: [on(sellersChanged, (id) => service.forget(id === null ? null : Number(id)))],
    }
  },
})
