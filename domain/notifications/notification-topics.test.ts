import { expect, it } from 'vitest'
import { NOTIFICATION_KINDS, notificationRules } from './notification-table.ts'
import { channelsOfTopic, isRequired, isWanted, NOTIFICATION_TOPICS, topicOfKind } from './notification-topics.ts'

it('a topic is on by default and off when switched off', () => {
  expect(isWanted([], 'road', 'sms')).toBe(true)
  expect(isWanted([{ topic: 'road', channel: 'sms', isOn: false }], 'road', 'sms')).toBe(false)
  expect(isWanted([{ topic: 'road', channel: 'sms', isOn: false }], 'road', 'email')).toBe(true)
  expect(isWanted([{ topic: 'road', channel: 'sms', isOn: false }], 'claims', 'sms')).toBe(true)
  expect(isWanted([{ topic: 'road', channel: 'email', isOn: true }], 'road', 'email')).toBe(true)
})
it('required topics are sent whatever the settings', () => {
  for (const topic of ['placing', 'questions', 'money'] as const) {
    expect(isWanted([{ topic, channel: 'sms', isOn: false }], topic, 'sms'), topic).toBe(true)
    expect(isWanted([{ topic, channel: 'email', isOn: false }], topic, 'email'), topic).toBe(false)
  }
})
it('a notification that awaits the customer has a required channel', () => {
  for (const kind of NOTIFICATION_KINDS) {
    const { awaits, channels } = notificationRules[kind]
    if (awaits)
      expect(
        channels.some((channel) => isRequired(topicOfKind[kind], channel)),
        kind,
      ).toBe(true)
  }
})
it('a topic offers only channels of its notifications', () => {
  expect(channelsOfTopic('reviews')).not.toContain('sms')
  for (const topic of NOTIFICATION_TOPICS) {
    expect(channelsOfTopic(topic).length, topic).toBeGreaterThan(0)
  }
})
