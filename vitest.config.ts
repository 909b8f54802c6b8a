import { defineConfig } from 'vitest/config'

/** Tests that open a database or a port; everything else is a unit test and starts nothing. */
const http = ['server/**/*.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{domain,contracts,strings,emulators,web,demo,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          env: { TZ: 'Europe/Moscow' },
        },
      },
      {
        test: {
          name: 'http',
          environment: 'node',
          include: http,
          exclude: ['**/node_modules/**'],
          globalSetup: ['server/platform/db/testing-setup.ts'],
          env: { TZ: 'Europe/Moscow' },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          env: { TZ: 'Europe/Moscow' },
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // a renderer may die on a crowded machine; a defect of ours fails twice
          retry: 1,
          // Two journeys fill each other's waits; two cores run the shop, the database and the browsers already.
          maxWorkers: 2,
        },
      },
    ],
  },
})
