import { expect, it } from 'vitest'
import { NOTIFICATION_KINDS, notificationRules } from './notification-table.ts'
import { channelsOfTopic, isRequired, isWanted, NOTIFICATION_TOPICS, topicOfKind } from './notification-topics.ts'

it('sends a topic by default and not when it is switched off', () => {
  expect(isWanted([], 'road', 'sms')).toBe(true)
  expect(isWanted([{ topic: 'road', channel: 'sms', isOn: false }], 'road', 'sms')).toBe(false)
  expect(isWanted([{ topic: 'road', channel: 'sms', isOn: false }], 'road', 'email')).toBe(true)
  expect(isWanted([{ topic: 'road', channel: 'sms', isOn: false }], 'claims', 'sms')).toBe(true)
  expect(isWanted([{ topic: 'road', channel: 'email', isOn: true }], 'road', 'email')).toBe(true)
})
it('sends required topics with any settings', () => {
  for (const topic of ['placing', 'questions', 'money'] as const) {
    expect(isWanted([{ topic, channel: 'sms', isOn: false }], topic, 'sms'), topic).toBe(true)
    expect(isWanted([{ topic, channel: 'email', isOn: false }], topic, 'email'), topic).toBe(false)
  }
})
it('requires a channel for each notification that awaits the customer', () => {
  for (const kind of NOTIFICATION_KINDS) {
    const { awaits, channels } = notificationRules[kind]
    if (awaits)
      expect(
        channels.some((channel) => isRequired(topicOfKind[kind], channel)),
        kind,
      ).toBe(true)
  }
})
it('offers only channels that notifications of the topic use', () => {
  expect(channelsOfTopic('reviews')).not.toContain('sms')
  for (const topic of NOTIFICATION_TOPICS) {
    expect(channelsOfTopic(topic).length, topic).toBeGreaterThan(0)
  }
})
