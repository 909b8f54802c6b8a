import { expect, it } from 'vitest'
import { testDatabase } from '../platform/db/testing.ts'
import { testApp } from '../testing.ts'

const { app } = await testApp(await testDatabase())

it('serves a reference that runs no scripts, loads no files and cannot be framed', async () => {
  const { statusCode, headers, body } = await app.http.inject('/api/docs')
  expect(statusCode).toBe(200)
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"]),
  )
  expect(policy.filter((rule) => /^(script|connect|object|frame)-src/.test(rule))).toEqual([])
  expect(body).toContain('/api/v2/cart')
  // the page contains no element that the policy would block
  expect(body).not.toMatch(/<script|<img|<link|\son\w+=/)
})
