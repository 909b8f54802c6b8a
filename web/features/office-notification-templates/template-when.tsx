import type { NotificationTemplate } from '@okolitsa/contracts/notification-templates/notification-templates.endpoints.ts'
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  notificationRules,
} from '@okolitsa/domain/notifications/notification-table.ts'
import { templatesDesk } from '@okolitsa/strings/ru/notification-templates-desk.ts'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'

const text = templatesDesk.when

const kindOf = (key: string): NotificationKind | undefined => {
  const [group, name] = key.split('.')
  return group === 'order' || group === 'tour' || group === 'plan'
    ? NOTIFICATION_KINDS.find((kind) => kind === name)
    : undefined
}

/** Channels of a notification about an order, and what happens at night. */
export function TemplateWhen({ template }: { template: NotificationTemplate }) {
  const kind = kindOf(template.key)
  if (!kind) return null
  const { channels, isUrgent } = notificationRules[kind]
  return (
    <Card as="section" className="stack g3">
      <h2 className="h4">{text.title}</h2>
      <DescriptionList
        items={[
          { term: text.channels, value: text.list(channels) },
          ...(channels.length > 0 ? [{ term: text.night, value: isUrgent ? text.urgent : text.calm }] : []),
        ]}
      />
    </Card>
  )
}
