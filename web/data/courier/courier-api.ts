import { COURIER_HEADER, courierEndpoints } from '@okolitsa/contracts/couriers/courier.endpoints.ts'
import { createBrowserSend } from '@okolitsa/contracts/kernel/browser-send.ts'
import { createClient, type Send } from '@okolitsa/contracts/kernel/client.ts'
import { callerHeaders } from '../visitor/caller.ts'

/** Calls by a courier's link, which authenticates itself: there is no session to renew. */
export const createCourierApi = (send: Send) => createClient(courierEndpoints, send)

let browserApi: ReturnType<typeof createCourierApi> | undefined
export function courierApi() {
  browserApi ??= createCourierApi(createBrowserSend({ caller: callerHeaders, renew: async () => 'over' }))
  return browserApi
}

/** @param token the last part of the link */
export const courierHeaders = (token: string) => ({ [COURIER_HEADER]: token })
