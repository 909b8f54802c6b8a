import { loading } from '../../platform/loading/loading.ts'

/** All grounds of the festival. */
export const loader = loading(({ shop }) => shop.api.festival.getFestival())
