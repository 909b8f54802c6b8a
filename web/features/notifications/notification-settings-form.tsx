import type { NotificationSettings } from '@okolitsa/contracts/notifications/notifications.endpoints.ts'
import { notificationSettings as text } from '@okolitsa/strings/ru/notification-settings.ts'
import { useNotificationSettings } from '../../data/notifications/use-notification-settings.ts'
import { hasArea, useRootData } from '../../platform/loading/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/switch.tsx'
import css from './notification-settings-form.module.css'

/** Switches of topics by channels, saved immediately; a mandatory topic shows its reason. */
export function NotificationSettingsForm({ initial }: { initial: NotificationSettings }) {
  const { settings, change } = useNotificationSettings(initial)
  const hasPlans = hasArea(useRootData(), 'membership')
  const lacksEmail = settings.channels.some(({ channel, address }) => channel === 'email' && address === null)
  return (
    <div className="stack g4">
      <p className="muted">{text.intro}</p>
      <Card as="section" className="stack g2">
        <h2 className="h4">{text.addresses}</h2>
        <ul className="stack g2">
          {settings.channels.map(({ channel, address }) =>
            address === null && channel !== 'email' ? null : (
              <li key={channel}>
                {text.channel(channel)}:{' '}
                {address === null ? text.noEmail : channel === 'sms' ? text.phone(address) : address}
              </li>
            ),
          )}
        </ul>
        {lacksEmail && (
          <div>
            <Button look="soft" size="medium" href="/account/edit">
              {text.giveEmail}
            </Button>
          </div>
        )}
      </Card>
      <Card as="section" padded={false}>
        {settings.topics.map(({ topic, channels }) => {
          const { title, text: about } = text.topic(topic, hasPlans)
          return (
            <fieldset key={topic} className={css.topic}>
              <legend className={css.title}>
                {title}
                <small className="sm muted">{about}</small>
              </legend>
              <div className={css.channels}>
                {channels.map(({ channel, isOn, isRequired }) => (
                  <Switch
                    key={channel}
                    checked={isOn}
                    disabled={isRequired}
                    note={isRequired ? text.required(topic) : undefined}
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
      <a className="link alone" href="/account/notices">
        {text.toList}
      </a>
    </div>
  )
}
