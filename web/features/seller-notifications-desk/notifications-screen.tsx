import type { SellerNotifications } from '@okolitsa/contracts/seller-notifications/seller-notifications.endpoints.ts'
import { sellerNotifications as text } from '@okolitsa/strings/ru/seller-notifications.ts'
import type { ReactNode } from 'react'
import { isUnheard, useSellerNotifications } from '../../data/seller-notifications/desk/use-seller-notifications.ts'
import { Notification } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/switch.tsx'
import { AddressesForm } from './addresses-form.tsx'
import css from './notifications.module.css'
import { Trials } from './trials.tsx'

/** Notification settings of a seller: phones and email, channels by topic, and a test of each channel. */
export function NotificationsScreen({
  organizationId,
  initial,
  children,
}: {
  organizationId: number
  initial: SellerNotifications
  /** Settings of push messages on this device. */
  children: ReactNode
}) {
  const { arranged, change } = useSellerNotifications(organizationId, initial)
  const { type, channels, topics } = arranged
  const leads = new Set(channels.filter(({ reaches }) => reaches).map(({ channel }) => channel))
  return (
    <div className="wrap section stack g5">
      <div>
        <h1 className="h1">{text.title}</h1>
        <p className="muted">{text.lead(type)}</p>
      </div>
      {isUnheard(arranged) && (
        <Notification tone="warning" title={text.unheard(type)}>
          <p>{text.unheardText}</p>
        </Notification>
      )}
      <div className={css.columns}>
        <div className={css.column}>
          <AddressesForm organizationId={organizationId} arranged={arranged} />
          {children}
          <Trials organizationId={organizationId} channels={channels} />
        </div>
        <Card as="section" padded={false} aria-labelledby="topics">
          <h2 id="topics" className={`h3 ${css.heading}`}>
            {text.topics}
          </h2>
          {topics.map(({ topic, channels: own }) => {
            const { title, text: about } = text.topic(topic, type)
            return (
              <fieldset key={topic} className={css.topic}>
                <legend className={css.title}>
                  {title}
                  <small className="sm muted">{about}</small>
                </legend>
                <div className={css.switches}>
                  {own.map(({ channel, isOn, isRequired }) => (
                    <Switch
                      key={channel}
                      checked={isOn}
                      disabled={isRequired}
                      note={isRequired ? text.required(type) : leads.has(channel) ? undefined : text.nowhere(channel)}
                      onChange={({ target }) => change({ topic, channel, isOn: target.checked })}
                    >
                      {text.channel(channel)}
                    </Switch>
                  ))}
                </div>
              </fieldset>
            )
          })}
        </Card>
      </div>
    </div>
  )
}
