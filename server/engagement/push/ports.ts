import type { Permission } from '@okolitsa/domain/identity/actor.ts'
import type { CustomerScope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Where a device is told, and the keys of its browser, base64url. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** How a push service is to treat a message (RFC 8030). */
export interface PushDelivery {
  /** How long it may wait for the device, s. */
  readonly ttlSeconds: number
  readonly urgency: 'normal' | 'high'
  /** A message of the same topic that still waits is replaced: at most 32 letters of base64url. */
  readonly topic: string
}

/** Carries encrypted messages to the push services of browsers. */
export interface PushTransport {
  /** The key browsers subscribe with (VAPID), base64url. */
  readonly publicKey: string
  /** Does the shop send to this address at all? */
  takes(endpoint: string): boolean
  /** `gone` = the device is told no more. Throws MessageFailure when it was not taken and may be later. */
  send(to: PushAddress, text: string, delivery: PushDelivery): Promise<'sent' | 'gone'>
}

/** Whose devices: a customer's, or those of the people of a seller who may do this; who answer customers unless told. */
export type PushScope = CustomerScope | (StaffScope & { readonly permission?: Permission })

/** What a device shows. Others may read a screen: neither names nor what was written in chats. */
export interface PushNote {
  readonly title: string
  readonly text: string
  /** The page behind it. */
  readonly path: string
  /** A note of the same topic is replaced, on its way and on the screen. */
  readonly topic: string
  readonly isUrgent: boolean
}

/** Push messages, for modules that have something to tell. */
export interface PushService {
  /** Does the shop send any at all? */
  readonly isOffered: boolean
  /** Is there a device to tell? */
  reaches(executor: Executor, scope: PushScope): Promise<boolean>
  /**
   * Tells every device; those that are gone are forgotten. Throws MessageFailure when one may be told later: repeated, a
   * note takes its own place on devices that have it.
   */
  tell(scope: PushScope, note: PushNote): Promise<void>
}
