import type { Permission } from '@okolitsa/domain/identity/actor.ts'
import type { CustomerScope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Address of a device, and the keys of its browser, base64url. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Delivery options of a push service (RFC 8030). */
export interface PushDelivery {
  /** Maximum wait for the device, s. */
  readonly ttlSeconds: number
  readonly urgency: 'normal' | 'high'
  /** A pending message of the same topic is replaced: at most 32 characters of base64url. */
  readonly topic: string
}

/** Sends encrypted messages to push services. */
export interface PushTransport {
  /** The key browsers subscribe with (VAPID), base64url. */
  readonly publicKey: string
  /** Does the shop send to this address? */
  takes(endpoint: string): boolean
  /** `gone` = the device has unsubscribed. Throws MessageFailure when it was not accepted and may be later. */
  send(to: PushAddress, text: string, delivery: PushDelivery): Promise<'sent' | 'gone'>
}

/** Devices of a customer, or of a seller's people with this permission (by default, those who answer customers). */
export type PushScope = CustomerScope | (StaffScope & { readonly permission?: Permission })

/** Content of a note. Others may see the screen: no names and no chat messages. */
export interface PushNote {
  readonly title: string
  readonly text: string
  readonly path: string
  /** A note of the same topic is replaced, in transit and on the screen. */
  readonly topic: string
  readonly isUrgent: boolean
}

export interface PushService {
  /** Does the shop send any? */
  readonly isOffered: boolean
  /** Is there a device? */
  reaches(executor: Executor, scope: PushScope): Promise<boolean>
  /**
   * Notifies every device; devices that are gone are deleted. Throws MessageFailure when one may be notified later: on
   * a retry a note replaces itself.
   */
  notify(scope: PushScope, note: PushNote): Promise<void>
}
