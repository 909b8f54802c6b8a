import { SETUP_STEPS } from '@okolitsa/domain/market/opening.ts'
import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** The market, and the step of the URL; without one the set-up continues at its first undone step. */
export const loader = loading(async ({ shop, url, params }) => {
  const api = createOfficeApi(shop.send)
  demandRight(await memberOrSignIn(api, url), 'manageMarket')
  const market = await api.market.getMarket()
  const step = SETUP_STEPS.find((one) => one === params.step)
  return step === undefined ? moved(`/office/setup/${market.opening.nextStep}`, 302) : { market, step }
})
