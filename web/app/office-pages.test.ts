import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import { OFFICE_ROLES, officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { describe, expect, it, test, vi } from 'vitest'
import { isInOfficeSection, officeSectionsOf } from '../features/office-shell/office-sections.ts'
import type { Loader, RouteObject } from '../platform/router/routes.ts'

// the build names the file of each page; a test loads none
vi.stubEnv('SSR', false)
const { officePages } = await import('./office-pages.ts')

const owner = officeSectionsOf({ permissions: [...officePermissionsOf(['owner'])] })
const pages = officePages
  .flatMap(({ children }) => children ?? [])
  .flatMap(({ path = '', lazy }: RouteObject) =>
    lazy?.loader && !path.includes('*') ? [{ path, load: lazy.loader }] : [],
  )
/** Pages before the sign-in, and the start, which leads to the first section. */
const OPEN = ['office', 'office/sign-in', 'office/start/:token?']
const guarded = pages.filter(({ path }) => !OPEN.includes(path))
const pathnameOf = (path: string) => `/${path.replace(/\/:\w+(\(\\d\+\))?\?/g, '').replace(/:\w+(\(\\d\+\))?/g, '1')}`
const sectionOf = (path: string) => owner.find((section) => isInOfficeSection(section, pathnameOf(path)))

const memberAs = (role: (typeof OFFICE_ROLES)[number]): OfficeMember => ({
  id: 1,
  name: 'Olga',
  roles: [role],
  permissions: [...officePermissionsOf([role])],
  factors: { passkeys: 1, hasTotp: false, recoveryCodes: 10 },
})

/** The code of the problem that stops the loader for a role; null = it goes on to the data of the page. */
async function stopOf(loader: Loader, path: string, role: (typeof OFFICE_ROLES)[number]): Promise<string | null> {
  const send = async (endpoint: { readonly path: string }) => {
    if (endpoint.path === '/v1/office/me') return memberAs(role)
    throw new Error('data')
  }
  // a call of the shop is data, too
  const noun = new Proxy({}, { get: () => () => send({ path: '' }) })
  const args = {
    shop: { send, api: new Proxy({}, { get: () => noun }) },
    url: new URL(`http://localhost${pathnameOf(path)}`),
    params: { id: '1' },
    signal: null,
  }
  try {
    await loader(args as unknown as Parameters<Loader>[0])
    return null
  } catch (error) {
    return error instanceof Error && error.name === 'ApiProblem' ? error.message : null
  }
}

describe('pages of the office', () => {
  it('belong to sections of the menu', () => {
    expect(guarded.length).toBeGreaterThan(4)
    expect(guarded.filter(({ path }) => !sectionOf(path)).map(({ path }) => path)).toEqual([])
  })
  it.each(guarded)('$path opens to the roles whose menu has its section', async ({ path, load }) => {
    const loader = await load()
    const opened: string[] = []
    for (const role of OFFICE_ROLES) {
      const stop = await stopOf(loader, path, role)
      expect([null, 'FORBIDDEN']).toContain(stop)
      if (stop === null) opened.push(role)
    }
    const listed = OFFICE_ROLES.filter((role) =>
      officeSectionsOf(memberAs(role)).some((section) => isInOfficeSection(section, pathnameOf(path))),
    )
    expect(opened).toEqual(listed)
  })
})

test('every role has a section', () => {
  expect(OFFICE_ROLES.filter((role) => officeSectionsOf(memberAs(role)).length === 0)).toEqual([])
})
