import { loading } from '../../platform/loading/loading.ts'

export const loader = loading(({ shop }) => shop.api.festival.getFestival())
