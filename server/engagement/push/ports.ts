import type { Permission } from '@okolitsa/domain/identity/actor.ts'
import type { CustomerScope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Endpoint of a device, and the keys of its browser, base64url. */
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
  /** Topic of at most 32 base64url characters; a message replaces a pending one of the same topic. */
  readonly topic: string
  /** The shop's contact for the push service: `mailto:` or a URL. */
  readonly contact: string
}

/** Sends encrypted messages to push services. */
export interface PushTransport {
  /** The public key (VAPID) with which browsers subscribe, base64url. */
  readonly publicKey: string
  /** True = the shop sends to this endpoint. */
  takes(endpoint: string): boolean
  /**
   * Sends a message; `gone` = the device has unsubscribed. Throws MessageFailure when the message was not accepted but
   * may be retried.
   */
  send(to: PushAddress, text: string, delivery: PushDelivery): Promise<'sent' | 'gone'>
}

/** Devices of a customer, or of a seller's people with this permission (by default, those who answer customers). */
export type PushScope = CustomerScope | (StaffScope & { readonly permission?: Permission })

/** Content of a push message, without names and chat texts, because other people may see the screen. */
export interface PushNote {
  readonly title: string
  readonly text: string
  readonly path: string
  /** A message replaces one of the same topic, in transit and on the screen. */
  readonly topic: string
  readonly isUrgent: boolean
}

export interface PushService {
  /** True when the shop sends push messages. */
  readonly isOffered: boolean
  /** True when there is a device in the scope. */
  reaches(executor: Executor, scope: PushScope): Promise<boolean>
  /** Filters the customers who have a device. */
  reachedOf(executor: Executor, customerIds: readonly number[]): Promise<readonly number[]>
  /**
   * Notifies every device in the scope; unsubscribed devices are deleted. Throws MessageFailure when a device may be
   * retried; a repeated message replaces itself.
   */
  notify(scope: PushScope, note: PushNote): Promise<void>
}
