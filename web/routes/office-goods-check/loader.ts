import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const member = await memberOrSignIn(createOfficeApi(shop.send), url)
  demandRight(member, 'checkGoods')
  const product = url.searchParams.get('product')
  return { member, product: product !== null && /^[1-9]\d{0,8}$/.test(product) ? Number(product) : null }
})
