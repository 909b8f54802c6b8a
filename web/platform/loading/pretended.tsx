import { pretended } from '@okolitsa/strings/ru/pretended.ts'
import { Notification } from '../../ui/alert.tsx'
import { type RootData, useRootData } from './root-data.ts'

/** A strip on a page that relies on a service, while an emulator stands in for it; never in the demo. */
export function Pretended({ service }: { service: keyof typeof pretended | null }) {
  // the loader of the root may have failed
  const site = (useRootData() as RootData | undefined)?.site
  if (service === null || !site?.emulated?.includes(service)) return null
  return (
    <Notification>
      <p>{pretended[service]}</p>
    </Notification>
  )
}
