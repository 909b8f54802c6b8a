import { pushText as text } from '@okolitsa/strings/ru/push.ts'
import { useEffect, useState } from 'react'
import { shopApi } from '../../platform/client/shop-api.ts'
import { isInstalled, isIos } from '../../platform/offline/install.ts'
import { startWorker } from '../../platform/offline/worker.ts'
import { personalKey } from '../../platform/tab-state/personal-key.ts'
import { showToast } from '../../ui/toast-queue.ts'
import type { PushSide } from './push-side.ts'

/** State of push notifications on this device; null = loading. */
export type PushState = 'unsupported' | 'needsInstall' | 'denied' | 'off' | 'on' | null

/** The person who subscribed this device: removed at sign-out, unlike the browser's own subscription. */
const ASKED_BY = personalKey('push')

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function stateOf(side: PushSide['side']): Promise<PushState> {
  if (!isSupported()) return isIos() && !isInstalled() ? 'needsInstall' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  if (localStorage.getItem(ASKED_BY) !== side || Notification.permission !== 'granted') return 'off'
  const worker = await startWorker()
  return (await worker?.pushManager.getSubscription()) ? 'on' : 'off'
}

async function subscribe(worker: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const known = await worker.pushManager.getSubscription()
  await known?.unsubscribe()
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/**
 * Push notifications of this device, with actions to subscribe and unsubscribe. The browser asks for permission, only
 * after a press.
 */
export function usePushDevice(api: PushSide) {
  const [state, setState] = useState<PushState>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    stateOf(api.side).then(setState, () => setState('unsupported'))
  }, [api])

  const doing = async (work: () => Promise<PushState>) => {
    setBusy(true)
    try {
      setState(await work())
    } catch {
      showToast({ tone: 'error', text: text.failed })
    }
    setBusy(false)
  }
  const turnOn = () =>
    doing(async () => {
      if ((await Notification.requestPermission()) !== 'granted') return stateOf(api.side)
      const worker = await startWorker()
      const { publicKey } = await shopApi().push.pushKey()
      if (!worker || publicKey === null) return 'unsupported'
      const { endpoint, keys } = (await subscribe(worker, publicKey)).toJSON()
      if (!endpoint || !keys?.p256dh || !keys.auth) return 'unsupported'
      await api.subscribe({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } })
      localStorage.setItem(ASKED_BY, api.side)
      showToast({ tone: 'success', text: text.turnedOn })
      return 'on'
    })
  const turnOff = () =>
    doing(async () => {
      const worker = await startWorker()
      const known = await worker?.pushManager.getSubscription()
      if (known) {
        await api.unsubscribe(known.endpoint)
        await known.unsubscribe()
      }
      localStorage.removeItem(ASKED_BY)
      showToast({ tone: 'info', text: text.turnedOff })
      return 'off'
    })
  return { state, isBusy, turnOn: () => void turnOn(), turnOff: () => void turnOff() }
}
